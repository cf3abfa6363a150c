import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const words: ProblemMessages = {
  missing: {
    SIGNATURE: 'សូមចុះហត្ថលេខានៅទីនេះ។',
    SEAL: 'សូមបោះត្រានៅទីនេះ។',
    INITIALS: 'សូមចុះហត្ថលេខាខ្លីនៅទីនេះ។',
    CHECKBOX: 'សូមគូសធីកប្រអប់នេះ។',
    RADIO: 'សូមជ្រើសមួយ។',
    LIST: 'សូមជ្រើសមួយ។',
    IMAGE: 'សូមដាក់រូបភាព។',
    FILE: 'សូមដាក់ឯកសារភ្ជាប់។',
  },
  empty: 'ត្រូវតែបំពេញប្រអប់នេះ។',
  kind: {
    EMAIL: 'សូមពិនិត្យអាសយដ្ឋានអ៊ីមែល។',
    PHONE: 'សូមបញ្ចូលលេខឱ្យពេញ។',
    BUSINESS_NUMBER: 'សូមពិនិត្យលេខចុះបញ្ជីអាជីវកម្ម។',
    NUMBER: 'សូមបញ្ចូលលេខ។',
    AMOUNT: 'សូមបញ្ចូលចំនួនប្រាក់គត់គិតជាវ៉ុន។',
    DATE: 'សូមពិនិត្យកាលបរិច្ឆេទ។',
    LIST: 'សូមជ្រើសមួយពីបញ្ជី។',
    CHECKBOX: 'សូមជ្រើសម្ដងទៀត។',
    RADIO: 'សូមជ្រើសម្ដងទៀត។',
  },
  form: 'ទម្រង់មិនត្រឹមត្រូវ។ សូមពិនិត្យ រួចព្យាយាមម្ដងទៀត។',
  birth: 'សូមបញ្ចូលកាលបរិច្ឆេទពីឆ្នាំ 1900 ដល់ថ្ងៃនេះ។',
  parts: 'តម្លៃមុនពន្ធបូក អាករលើតម្លៃបន្ថែម 10% ត្រូវស្មើនឹងចំនួនសរុប។',
  year: (year) => `សូមបញ្ចូលកាលបរិច្ឆេទក្នុងឆ្នាំ ${year} ដែលបានបោះពុម្ពលើឯកសារ។`,
  formula: {
    BLANK: (formula, operand) => `មិនអាចគណនា “${formula}” បានទេ ពេល “${operand}” នៅទទេ។`,
    ZERO: (formula, operand) => `មិនអាចគណនា “${formula}” បានទេ ប្រសិនបើ “${operand}” ជា 0។`,
    OTHER: (formula) => `មិនអាចគណនា “${formula}” ពីតម្លៃបច្ចុប្បន្នបានទេ។ សូមពិនិត្យអ្វីដែលបានបំពេញ ឬសួរអ្នកផ្ញើ។`,
  },
  room: 'វែងពេកសម្រាប់ប្រអប់នេះ។ សូមសរសេរឱ្យខ្លី។',
  tooShort: (length) => `សូមសរសេរយ៉ាងតិច ${length} តួអក្សរ។`,
  tooLong: (length) => `សរសេរបានច្រើនបំផុត ${length} តួអក្សរ។`,
  tooLow: (bound) => `សូមបញ្ចូល ${bound} ឬលើសនេះ។`,
  tooHigh: (bound) => `សូមបញ្ចូល ${bound} ឬតិចជាងនេះ។`,
  unprintable: (characters) => `មានតួអក្សរដែលមិនអាចបោះពុម្ពបាន៖ ${characters}`,
  invisible: 'មានតួអក្សរលាក់ដែលមិនអាចបោះពុម្ពបាន។',
};

export const km = createProblemWriter(words);
