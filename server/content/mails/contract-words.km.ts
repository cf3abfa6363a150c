import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) =>
  `${getSeoulDay(at).split('-').toReversed().join('/')} ${formatSeoulTime(at).slice(11, 16)} (ម៉ោងសេអ៊ូល)`;

const FOOT = ['តំណក្នុងសារនេះសម្រាប់តែអ្នកប៉ុណ្ណោះ។ សូមកុំបញ្ជូនបន្ត។'];
const NOTHING_LEFT = 'អ្នកមិនចាំបាច់ធ្វើអ្វីទៀតទេ។';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'ពិនិត្យ' : 'ចុះហត្ថលេខា');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', 'ឯកសារ', title],
  ['SENDER', 'អ្នកផ្ញើ', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', 'ថ្ងៃផុតកំណត់', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const km: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `សួស្ដី ${name},`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `សាររបស់ ${senderName}` : `សាររបស់ ${senderName} ទៅ ${passedOnBy}`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} បានចែករំលែក “${title}” ជាមួយអ្នក`,
          preheader: `ឯកសារពី ${organizationName} សម្រាប់អ្នកអាន។ អ្នកមិនចាំបាច់ចុះហត្ថលេខាទេ។`,
          heading: `${organizationName} បានផ្ញើឯកសារសម្រាប់អ្នកអាន`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'អ្នកមិនចាំបាច់ចុះហត្ថលេខាទេ។ យើងនឹងផ្ញើឯកសារដែលបានបញ្ចប់ជូនអ្នកឆាប់ៗ។'
              : 'អ្នកមិនចាំបាច់ចុះហត្ថលេខាទេ។ ពេលគ្រប់គ្នាចុះហត្ថលេខារួច យើងនឹងផ្ញើឯកសារដែលបានបញ្ចប់ជូនអ្នក។',
          ],
          facts: document(facts),
          button: 'អានឯកសារ',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} ស្នើឱ្យអ្នក${doing(to)}លើ “${title}”`,
        preheader: `ឯកសារពី ${organizationName}។ សូម${doing(to)}មុន ${moment(facts.expiresAt)}។`,
        heading:
          passedOn === undefined
            ? `${organizationName} ស្នើឱ្យអ្នក${doing(to)}លើឯកសារ`
            : `${passedOn} បានផ្ទេរឱ្យអ្នក${doing(to)}លើឯកសារ`,
        paragraphs:
          passedOn === undefined
            ? []
            : [
                `${organizationName} បានផ្ញើឯកសារនេះទៅ ${passedOn} ហើយ ${passedOn} បានជ្រើសអ្នក ${to.name} ឱ្យ${doing(to)}បន្ត។`,
              ],
        facts: [...document(facts), ...delegate('អ្នកផ្ទេរ', passedOn), deadline(facts)],
        button: 'បើកឯកសារ',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `${facts.senderName} រំលឹកអ្នកឱ្យ${doing(to)}លើ “${facts.title}” មុន ${moment(facts.expiresAt)}`,
      preheader: `${facts.senderName} នៃ ${facts.organizationName} កំពុងរង់ចាំអ្នក${doing(to)}។`,
      heading: `អ្នកនៅមានឯកសារដែលត្រូវ${doing(to)}`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'បើកឯកសារ',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `ថ្ងៃផុតកំណត់នៃ “${facts.title}” ត្រូវបានពន្យារ`,
      preheader: `អ្នកមានពេលរហូតដល់ ${moment(facts.expiresAt)}។`,
      heading: 'ថ្ងៃផុតកំណត់ត្រូវបានពន្យារ',
      paragraphs: ['ហត្ថលេខាដែលបានចុះរួចនៅមានសុពលភាព។'],
      facts: [...document(facts), ['DEADLINE', 'ថ្ងៃផុតកំណត់ថ្មី', moment(facts.expiresAt)]],
      button: 'បើកឯកសារ',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `សំណើចុះហត្ថលេខា “${facts.title}” ត្រូវបានលុបចោល`,
      preheader: `${facts.organizationName} បានដកឯកសារវិញ។ ${NOTHING_LEFT}`,
      heading: 'សំណើចុះហត្ថលេខាត្រូវបានលុបចោល',
      paragraphs: [],
      facts: [...document(facts), ...reason('មូលហេតុ', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” ត្រូវបានបដិសេធ`,
      preheader: `ឯកសារពី ${facts.organizationName}។ ${NOTHING_LEFT}`,
      heading: 'មានអ្នកបដិសេធ ដូច្នេះឯកសារនេះមិនអាចបញ្ចប់បានទេ',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} បើមានសំណួរ សូមទាក់ទងអ្នកផ្ញើ។`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce
        ? `${facts.senderName} បានផ្ញើ “${facts.title}” ជូនអ្នក`
        : `គ្រប់គ្នាបានចុះហត្ថលេខាលើ “${facts.title}”`,
      preheader: 'សូមទាញយកឯកសារដែលបានបញ្ចប់ និងវិញ្ញាបនបត្រប្រវត្តិចុះហត្ថលេខា ហើយរក្សាទុកនៅកន្លែងមានសុវត្ថិភាព។',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} បានផ្ញើឯកសារដែលបានបញ្ចប់ជូនអ្នក`
        : 'គ្រប់គ្នាបានចុះហត្ថលេខា ហើយឯកសារត្រូវបានបិទត្រា',
      paragraphs: ['សូមទាញយកឯកសារដែលបានបញ្ចប់ និងវិញ្ញាបនបត្រប្រវត្តិចុះហត្ថលេខា ហើយរក្សាទុកនៅកន្លែងមានសុវត្ថិភាព។'],
      facts: document(facts),
      button: 'មើលឯកសារដែលបានបញ្ចប់',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `ច្បាប់ចម្លងនៃ “${facts.title}”`,
      preheader: `${name} បានសុំច្បាប់ចម្លងនេះ។`,
      heading: `${name} បានសុំច្បាប់ចម្លងនេះ`,
      paragraphs: facts.isAttached ? ['ឯកសារ និងវិញ្ញាបនបត្រប្រវត្តិចុះហត្ថលេខាត្រូវបានភ្ជាប់មកជាមួយ។'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'មើលឯកសារដែលបានបញ្ចប់',
      foot: facts.isAttached ? ['បើអ្នកមិនបានសុំទេ សូមលុបអ៊ីមែលនេះ។'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `“${facts.title}” មានការផ្លាស់ប្ដូរ។ សូមពិនិត្យ`,
      preheader: 'សូមមើលការផ្លាស់ប្ដូរ ហើយយល់ព្រម។ អ្នកមិនចាំបាច់ចុះហត្ថលេខាម្ដងទៀតទេ។',
      heading: 'មានការផ្លាស់ប្ដូរក្រោយពេលអ្នកចុះហត្ថលេខា',
      paragraphs: ['សូមមើលការផ្លាស់ប្ដូរ ហើយយល់ព្រម។ អ្នកមិនចាំបាច់ចុះហត្ថលេខាម្ដងទៀតទេ។'],
      facts: [...document(facts), ...reason('មូលហេតុ', facts.reason), deadline(facts)],
      button: 'មើលការផ្លាស់ប្ដូរ',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `សូមពិនិត្យអ្វីដែលអ្នកបានបំពេញក្នុង “${facts.title}” ម្ដងទៀត`,
      preheader: `${facts.organizationName} ស្នើឱ្យអ្នកពិនិត្យម្ដងទៀត។`,
      heading: `${facts.organizationName} ស្នើឱ្យអ្នកពិនិត្យអ្វីដែលបានបំពេញម្ដងទៀត`,
      paragraphs: [],
      facts: [...document(facts), ...reason('សំណើរបស់អ្នកផ្ញើ', facts.reason), deadline(facts)],
      button: 'បើកឯកសារ',
      foot: FOOT,
    }),
  },
};
