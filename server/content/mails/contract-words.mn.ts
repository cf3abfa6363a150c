import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) => `${getSeoulDay(at)} ${formatSeoulTime(at).slice(11, 16)} (Сөүлийн цаг)`;

const FOOT = ['Энэ и-мэйл дэх холбоос зөвхөн танд зориулагдсан. Бусдад бүү дамжуулаарай.'];
const NOTHING_LEFT = 'Та өөр юу ч хийх шаардлагагүй.';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'хяналт хийх' : 'гарын үсэг зурах');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', 'Баримт бичиг', title],
  ['SENDER', 'Илгээгч', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', 'Эцсийн хугацаа', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const mn: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `Сайн байна уу, ${name}.`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `Захиас бичсэн: ${senderName}` : `Захиас бичсэн: ${senderName}, авах хүн: ${passedOnBy}`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} танд “${title}” баримт бичгийг илгээлээ`,
          preheader: `${organizationName} байгууллагаас илгээсэн баримт бичиг. Зөвхөн уншина, гарын үсэг зурах шаардлагагүй.`,
          heading: `${organizationName} танд унших баримт бичиг илгээлээ`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'Та гарын үсэг зурах шаардлагагүй. Бид удахгүй танд бүрэн болсон баримт бичгийг илгээнэ.'
              : 'Та гарын үсэг зурах шаардлагагүй. Бүгд гарын үсэг зурсны дараа бид танд бүрэн болсон баримт бичгийг илгээнэ.',
          ],
          facts: document(facts),
          button: 'Баримт бичгийг унших',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} танд “${title}” баримт бичигт ${doing(to)} хүсэлт илгээлээ`,
        preheader: `${organizationName} байгууллагаас илгээсэн баримт бичиг. Үүнд ${doing(to)} эцсийн хугацаа: ${moment(facts.expiresAt)}.`,
        heading:
          passedOn === undefined
            ? `${organizationName} танд баримт бичигт ${doing(to)} хүсэлт илгээлээ`
            : `${passedOn} баримт бичигт ${doing(to)} ажлыг танд шилжүүллээ`,
        paragraphs:
          passedOn === undefined
            ? []
            : [
                `Энэ баримт бичгийг ${organizationName} илгээсэн, анхны хүлээн авагч: ${passedOn}. Одоо үүнд ${doing(to)} хүн нь та (${to.name}) боллоо.`,
              ],
        facts: [...document(facts), ...delegate('Шилжүүлсэн хүн', passedOn), deadline(facts)],
        button: 'Баримт бичгийг нээх',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `${facts.senderName} сануулж байна: “${facts.title}” баримт бичигт ${doing(to)} эцсийн хугацаа ${moment(facts.expiresAt)}`,
      preheader: `${facts.senderName} (${facts.organizationName}) таныг хүлээж байна. Та баримт бичигт ${doing(to)} шаардлагатай.`,
      heading: `Танд ${doing(to)} шаардлагатай баримт бичиг байна`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'Баримт бичгийг нээх',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `“${facts.title}” баримт бичгийн хугацаа сунгагдлаа`,
      preheader: `Шинэ хугацаа: ${moment(facts.expiresAt)}.`,
      heading: 'Хугацаа сунгагдлаа',
      paragraphs: ['Зурсан гарын үсгүүд хүчинтэй хэвээр.'],
      facts: [...document(facts), ['DEADLINE', 'Шинэ хугацаа', moment(facts.expiresAt)]],
      button: 'Баримт бичгийг нээх',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `“${facts.title}” баримт бичигт гарын үсэг зурах хүсэлт цуцлагдлаа`,
      preheader: `${facts.organizationName} баримт бичгийг буцаан татсан. ${NOTHING_LEFT}`,
      heading: 'Гарын үсэг зурах хүсэлт цуцлагдлаа',
      paragraphs: [],
      facts: [...document(facts), ...reason('Шалтгаан', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” баримт бичгээс татгалзлаа`,
      preheader: `${facts.organizationName} байгууллагаас илгээсэн баримт бичиг. ${NOTHING_LEFT}`,
      heading: 'Хүлээн авагчдын нэг нь татгалзсан тул энэ баримт бичгийг дуусгах боломжгүй',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} Асуух зүйл байвал илгээгчтэй холбогдоно уу.`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce
        ? `${facts.senderName} танд “${facts.title}” баримт бичгийг илгээлээ`
        : `“${facts.title}” баримт бичигт бүгд гарын үсэг зурлаа`,
      preheader: 'Бүрэн болсон баримт бичиг болон гарын үсгийн түүхийн гэрчилгээг татаж, найдвартай газар хадгална уу.',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} танд бүрэн болсон баримт бичгийг илгээлээ`
        : 'Бүгд гарын үсэг зурж, баримт бичгийг лацадлаа',
      paragraphs: [
        'Бүрэн болсон баримт бичиг болон гарын үсгийн түүхийн гэрчилгээг татаж, найдвартай газар хадгална уу.',
      ],
      facts: document(facts),
      button: 'Бүрэн болсон баримт бичгийг харах',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `“${facts.title}” баримт бичгийн хувь`,
      preheader: `Энэ хувийг хүссэн: ${name}.`,
      heading: `Энэ хувийг хүссэн: ${name}`,
      paragraphs: facts.isAttached ? ['Баримт бичиг болон гарын үсгийн түүхийн гэрчилгээг хавсаргав.'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'Бүрэн болсон баримт бичгийг харах',
      foot: facts.isAttached ? ['Хэрэв та хүсээгүй бол энэ и-мэйлийг устгана уу.'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `“${facts.title}” баримт бичиг өөрчлөгдлөө. Шалгана уу`,
      preheader: 'Өөрчлөлтийг хараад зөвшөөрнө үү. Дахин гарын үсэг зурах шаардлагагүй.',
      heading: 'Таныг гарын үсэг зурсны дараа өөрчлөлт орсон',
      paragraphs: ['Өөрчлөлтийг хараад зөвшөөрнө үү. Дахин гарын үсэг зурах шаардлагагүй.'],
      facts: [...document(facts), ...reason('Шалтгаан', facts.reason), deadline(facts)],
      button: 'Өөрчлөлтийг харах',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `“${facts.title}” баримт бичигт бөглөсөн зүйлээ дахин шалгана уу`,
      preheader: `${facts.organizationName} дахин шалгахыг хүссэн.`,
      heading: `${facts.organizationName} таныг бөглөсөн зүйлээ дахин шалгахыг хүслээ`,
      paragraphs: [],
      facts: [...document(facts), ...reason('Хүсэлт', facts.reason), deadline(facts)],
      button: 'Баримт бичгийг нээх',
      foot: FOOT,
    }),
  },
};
