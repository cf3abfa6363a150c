import type { EmailTexts } from './letter-words.ts';

export const km: EmailTexts = {
  brand: 'Dojang',
  representative: 'អ្នកតំណាង',
  businessNumber: 'លេខចុះបញ្ជីអាជីវកម្ម',
  phone: 'ទូរស័ព្ទ',
  through: (name) => `អ៊ីមែលនេះផ្ញើដោយ ${name} តាម Dojang សេវាកិច្ចសន្យាអេឡិចត្រូនិក។`,
  own: 'អ៊ីមែលនេះផ្ញើដោយ Dojang សេវាកិច្ចសន្យាអេឡិចត្រូនិក។',
  ifButtonFails: 'បើប៊ូតុងមិនដំណើរការ សូមបិទភ្ជាប់តំណនេះក្នុងកម្មវិធីរុករក។',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) => (organizationName === null ? 'សំណើចុះហត្ថលេខា' : `សំណើចុះហត្ថលេខាពី ${organizationName}`),
  linkDescription: 'បើកតំណដើម្បីមើលឯកសារ។',
  locale: 'km_KH',
};
