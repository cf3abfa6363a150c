import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) =>
  `${getSeoulDay(at).split('-').toReversed().join('.')} ${formatSeoulTime(at).slice(11, 16)} (Seul vaqti)`;

const FOOT = ['Bu xabardagi havola faqat siz uchun. Uni boshqalarga yubormang.'];
const NOTHING_LEFT = 'Boshqa hech narsa qilishingiz shart emas.';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'koʻrib chiqish' : 'imzolash');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', 'Hujjat', title],
  ['SENDER', 'Yuboruvchi', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', 'Muddat', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const uz: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `Assalomu alaykum, ${name}!`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `${senderName} yozgan xabar` : `${senderName} yozgan xabar. Oluvchi: ${passedOnBy}`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} sizga “${title}” hujjatini yubordi`,
          preheader: `${organizationName} yuborgan hujjat. Uni oʻqish kifoya, imzolash shart emas.`,
          heading: `${organizationName} sizga oʻqish uchun hujjat yubordi`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'Imzolashingiz shart emas. Yakunlangan hujjatni tez orada sizga yuboramiz.'
              : 'Imzolashingiz shart emas. Hamma imzolagach, yakunlangan hujjatni sizga yuboramiz.',
          ],
          facts: document(facts),
          button: 'Hujjatni oʻqish',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} sizdan “${title}” hujjatini ${doing(to)}ingizni soʻradi`,
        preheader: `${organizationName} yuborgan hujjat. Uni ${doing(to)} muddati: ${moment(facts.expiresAt)}.`,
        heading:
          passedOn === undefined
            ? `${organizationName} sizdan hujjatni ${doing(to)}ingizni soʻradi`
            : `${passedOn} hujjatni ${doing(to)}ni sizga topshirdi`,
        paragraphs:
          passedOn === undefined
            ? []
            : [
                `Bu hujjatni ${organizationName} yuborgan, dastlabki oluvchi: ${passedOn}. Endi uni ${doing(to)} sizga (${to.name}) topshirildi.`,
              ],
        facts: [...document(facts), ...delegate('Topshirgan shaxs', passedOn), deadline(facts)],
        button: 'Hujjatni ochish',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `${facts.senderName} eslatmoqda: “${facts.title}” hujjatini ${doing(to)} muddati — ${moment(facts.expiresAt)}`,
      preheader: `${facts.organizationName} (${facts.senderName}) hujjatni ${doing(to)}ingizni kutmoqda.`,
      heading: `Sizda ${doing(to)} kerak boʻlgan hujjat bor`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'Hujjatni ochish',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `“${facts.title}” hujjatining muddati uzaytirildi`,
      preheader: `Yangi muddat: ${moment(facts.expiresAt)}.`,
      heading: 'Muddat uzaytirildi',
      paragraphs: ['Qoʻyilgan imzolar oʻz kuchida qoladi.'],
      facts: [...document(facts), ['DEADLINE', 'Yangi muddat', moment(facts.expiresAt)]],
      button: 'Hujjatni ochish',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `“${facts.title}” hujjatini imzolash soʻrovi bekor qilindi`,
      preheader: `${facts.organizationName} hujjatni qaytarib oldi. ${NOTHING_LEFT}`,
      heading: 'Imzolash soʻrovi bekor qilindi',
      paragraphs: [],
      facts: [...document(facts), ...reason('Sabab', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” hujjati rad etildi`,
      preheader: `${facts.organizationName} yuborgan hujjat. ${NOTHING_LEFT}`,
      heading: 'Oluvchilardan biri rad etgani uchun bu hujjatni yakunlab boʻlmaydi',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} Savolingiz boʻlsa, yuboruvchiga murojaat qiling.`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce
        ? `${facts.senderName} sizga “${facts.title}” hujjatini yubordi`
        : `“${facts.title}” hujjatini hamma imzoladi`,
      preheader: 'Yakunlangan hujjat va uning imzolash tarixi sertifikatini yuklab olib, xavfsiz joyda saqlang.',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} sizga yakunlangan hujjatni yubordi`
        : 'Hamma imzoladi va hujjat muhrlandi',
      paragraphs: ['Yakunlangan hujjat va uning imzolash tarixi sertifikatini yuklab olib, xavfsiz joyda saqlang.'],
      facts: document(facts),
      button: 'Yakunlangan hujjatni koʻrish',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `“${facts.title}” hujjatining nusxasi`,
      preheader: `Bu nusxani soʻragan: ${name}.`,
      heading: `Bu nusxani soʻragan: ${name}`,
      paragraphs: facts.isAttached ? ['Hujjat va uning imzolash tarixi sertifikati ilova qilingan.'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'Yakunlangan hujjatni koʻrish',
      foot: facts.isAttached ? ['Agar siz soʻramagan boʻlsangiz, bu emailni oʻchiring.'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `“${facts.title}” hujjati oʻzgardi. Tekshirib koʻring`,
      preheader: 'Oʻzgarishni koʻrib, rozilik bering. Qayta imzolash shart emas.',
      heading: 'Siz imzolaganingizdan keyin oʻzgarish kiritildi',
      paragraphs: ['Oʻzgarishni koʻrib, rozilik bering. Qayta imzolash shart emas.'],
      facts: [...document(facts), ...reason('Sabab', facts.reason), deadline(facts)],
      button: 'Oʻzgarishni koʻrish',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `“${facts.title}” hujjatiga kiritgan maʼlumotlaringizni qayta tekshiring`,
      preheader: `${facts.organizationName} qayta tekshirishingizni soʻradi.`,
      heading: `${facts.organizationName} kiritgan maʼlumotlaringizni qayta tekshirishingizni soʻradi`,
      paragraphs: [],
      facts: [...document(facts), ...reason('Soʻrov', facts.reason), deadline(facts)],
      button: 'Hujjatni ochish',
      foot: FOOT,
    }),
  },
};
