import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) =>
  `${getSeoulDay(at).split('-').toReversed().join('/')} ${formatSeoulTime(at).slice(11, 16)} (เวลาโซล)`;

const FOOT = ['ลิงก์ในอีเมลนี้สำหรับคุณเท่านั้น โปรดอย่าส่งต่อ'];
const NOTHING_LEFT = 'คุณไม่ต้องทำอะไรเพิ่มเติม';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'ตรวจทาน' : 'ลงนาม');
const doingIn = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'ตรวจทาน' : 'ลงนามใน');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', 'เอกสาร', title],
  ['SENDER', 'ผู้ส่ง', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', 'กำหนดเวลา', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const th: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `สวัสดีคุณ ${name}`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `ข้อความจาก ${senderName}` : `ข้อความจาก ${senderName} ถึง ${passedOnBy}`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} ส่ง “${title}” ให้คุณอ่าน`,
          preheader: `เอกสารจาก ${organizationName} ให้คุณอ่าน ไม่ต้องลงนาม`,
          heading: `${organizationName} ส่งเอกสารให้คุณอ่าน`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'คุณไม่ต้องลงนาม เราจะส่งเอกสารฉบับสมบูรณ์ให้คุณในไม่ช้า'
              : 'คุณไม่ต้องลงนาม เมื่อทุกคนลงนามครบ เราจะส่งเอกสารฉบับสมบูรณ์ให้คุณ',
          ],
          facts: document(facts),
          button: 'อ่านเอกสาร',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} ขอให้คุณ${doingIn(to)} “${title}”`,
        preheader: `เอกสารจาก ${organizationName} โปรด${doing(to)}ภายใน ${moment(facts.expiresAt)}`,
        heading:
          passedOn === undefined
            ? `${organizationName} ขอให้คุณ${doingIn(to)}เอกสาร`
            : `${passedOn} มอบหมายให้คุณ${doingIn(to)}เอกสาร`,
        paragraphs:
          passedOn === undefined
            ? []
            : [`${organizationName} ส่งเอกสารนี้ถึง ${passedOn} ซึ่งมอบหมายให้คุณ ${to.name} เป็นผู้${doing(to)}`],
        facts: [...document(facts), ...delegate('ผู้มอบหมาย', passedOn), deadline(facts)],
        button: 'เปิดเอกสาร',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `${facts.senderName} เตือนให้คุณ${doingIn(to)} “${facts.title}” ภายใน ${moment(facts.expiresAt)}`,
      preheader: `${facts.senderName} จาก ${facts.organizationName} กำลังรอให้คุณ${doing(to)}`,
      heading: `คุณยังมีเอกสารที่ต้อง${doing(to)}`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'เปิดเอกสาร',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `ขยายกำหนดเวลาของ “${facts.title}” แล้ว`,
      preheader: `คุณมีเวลาถึง ${moment(facts.expiresAt)}`,
      heading: 'ขยายกำหนดเวลาแล้ว',
      paragraphs: ['การลงนามที่ทำไปแล้วยังมีผล'],
      facts: [...document(facts), ['DEADLINE', 'กำหนดเวลาใหม่', moment(facts.expiresAt)]],
      button: 'เปิดเอกสาร',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `คำขอลงนาม “${facts.title}” ถูกยกเลิกแล้ว`,
      preheader: `${facts.organizationName} ถอนเอกสารแล้ว ${NOTHING_LEFT}`,
      heading: 'คำขอลงนามถูกยกเลิกแล้ว',
      paragraphs: [],
      facts: [...document(facts), ...reason('เหตุผล', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” ถูกปฏิเสธ`,
      preheader: `เอกสารจาก ${facts.organizationName} ${NOTHING_LEFT}`,
      heading: 'มีผู้ปฏิเสธ เอกสารนี้จึงทำให้เสร็จไม่ได้แล้ว',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} หากมีคำถาม โปรดติดต่อผู้ส่ง`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce ? `${facts.senderName} ส่ง “${facts.title}” ให้คุณ` : `“${facts.title}” เสร็จสมบูรณ์แล้ว`,
      preheader: 'โปรดดาวน์โหลดเอกสารฉบับสมบูรณ์และใบรับรองประวัติการลงนาม แล้วเก็บไว้ในที่ปลอดภัย',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} ส่งเอกสารฉบับสมบูรณ์ให้คุณ`
        : 'ทุกคนลงนามแล้วและเอกสารปิดผนึกแล้ว',
      paragraphs: ['โปรดดาวน์โหลดเอกสารฉบับสมบูรณ์และใบรับรองประวัติการลงนาม แล้วเก็บไว้ในที่ปลอดภัย'],
      facts: document(facts),
      button: 'ดูเอกสารฉบับสมบูรณ์',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `สำเนาของ “${facts.title}”`,
      preheader: `${name} ขอสำเนานี้`,
      heading: `${name} ขอสำเนานี้`,
      paragraphs: facts.isAttached ? ['แนบเอกสารและใบรับรองประวัติการลงนามมาด้วยแล้ว'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'ดูเอกสารฉบับสมบูรณ์',
      foot: facts.isAttached ? ['หากคุณไม่ได้ขอ โปรดลบอีเมลนี้'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `“${facts.title}” มีการเปลี่ยนแปลง โปรดตรวจสอบ`,
      preheader: 'โปรดดูสิ่งที่เปลี่ยนแปลงและให้ความยินยอม ไม่ต้องลงนามใหม่',
      heading: 'มีการเปลี่ยนแปลงหลังจากคุณลงนาม',
      paragraphs: ['โปรดดูสิ่งที่เปลี่ยนแปลงและให้ความยินยอม ไม่ต้องลงนามใหม่'],
      facts: [...document(facts), ...reason('เหตุผลที่แก้ไข', facts.reason), deadline(facts)],
      button: 'ดูสิ่งที่เปลี่ยนแปลง',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `โปรดตรวจสอบข้อมูลที่คุณกรอกใน “${facts.title}” อีกครั้ง`,
      preheader: `${facts.organizationName} ขอให้คุณตรวจสอบอีกครั้ง`,
      heading: `${facts.organizationName} ขอให้คุณตรวจสอบข้อมูลที่กรอกอีกครั้ง`,
      paragraphs: [],
      facts: [...document(facts), ...reason('สิ่งที่ขอ', facts.reason), deadline(facts)],
      button: 'เปิดเอกสาร',
      foot: FOOT,
    }),
  },
};
