import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Khmer. */
export const km: FieldErrorMessages = {
  required: 'ព័ត៌មាននេះចាំបាច់។',
  unused: 'ព័ត៌មាននេះមិនប្រើទេ។',
  format: 'ទម្រង់មិនត្រឹមត្រូវ។',
  email: 'សូមពិនិត្យអាសយដ្ឋានអ៊ីមែល។',
  address: 'សូមពិនិត្យអាសយដ្ឋាន។',
  moment: 'សូមពិនិត្យកាលបរិច្ឆេទ និងម៉ោង។',
  empty: 'សូមបញ្ចូលខ្លឹមសារ។',
  tooShort: (limit) => `សូមសរសេរយ៉ាងតិច ${limit} តួអក្សរ។`,
  tooLong: (limit) => `សរសេរបានច្រើនបំផុត ${limit} តួអក្សរ។`,
  noneChosen: 'សូមជ្រើសយ៉ាងតិចមួយ។',
  tooManyChosen: (limit) => `ជ្រើសបានច្រើនបំផុត ${limit}។`,
  twice: 'មានរបស់ដដែលពីរដង។',
  tooLow: (limit) => `ត្រូវតែ ${limit} ឬលើសនេះ។`,
  tooHigh: (limit) => `ត្រូវតែ ${limit} ឬតិចជាងនេះ។`,
  code: 'សូមបញ្ចូលលេខកូដ 6 ខ្ទង់។',
  check: 'សូមពិនិត្យអ្វីដែលអ្នកបានបំពេញ។',
  bothConsents: 'សូមយល់ព្រមលើចំណុចទាំងពីរ។',
  phone: 'សូមពិនិត្យលេខទូរស័ព្ទដៃ។',
  emailNeeded: 'ឯកសារនេះផ្ទៀងផ្ទាត់តាមអ៊ីមែល។ សូមបញ្ចូលអាសយដ្ឋានអ៊ីមែល។',
  phoneNeeded: 'ឯកសារនេះផ្ទៀងផ្ទាត់តាមទូរស័ព្ទ។ សូមបញ្ចូលលេខទូរស័ព្ទដៃ។',
  contactNeeded: 'សូមបញ្ចូលអាសយដ្ឋានអ៊ីមែល ឬលេខទូរស័ព្ទដៃ។',
  question: (limit) => `សូមសរសេរសំណួររបស់អ្នក ច្រើនបំផុត ${limit} តួអក្សរ។`,
  notFillable: 'មិនអាចបំពេញប្រអប់នេះបានទេ។',
};
