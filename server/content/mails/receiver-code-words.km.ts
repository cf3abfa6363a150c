import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const km: ReceiverCodeTexts = {
  subject: 'លេខកូដផ្ទៀងផ្ទាត់របស់អ្នក',
  preheader: (organization) => `សម្រាប់បើកឯកសារពី ${organization}។`,
  greeting: (name) => `សួស្ដី ${name},`,
  heading: 'សូមបញ្ចូលលេខកូដនេះ',
  paragraph: (organization) => `សូមបញ្ចូលវាក្នុងទំព័រដែលអ្នកកំពុងបើកឯកសារពី ${organization}។ លេខកូដប្រើបានបីនាទី។`,
  foot: 'បើអ្នកមិនបានសុំលេខកូដនេះ សូមកុំខ្វល់ពីអ៊ីមែលនេះ។ គ្មានអ្វីកើតឡើងទេ។',
  text: (code) => `[Dojang] លេខកូដរបស់អ្នក៖ ${code} (3 នាទី)`,
  who: (name, organization) => `${name} ឯកសារពី ${organization}`,
  warning: 'កុំប្រាប់អ្នកផ្សេង។',
};
