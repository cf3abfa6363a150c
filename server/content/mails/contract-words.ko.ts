import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const day = (at: Date) => {
  const [, month = '', date = ''] = getSeoulDay(at).split('-');
  return `${Number(month)}월 ${Number(date)}일 ${formatSeoulTime(at).slice(11, 16)}`;
};

const FOOT = ['이 메일의 링크는 받는 분만 쓸 수 있어요. 다른 사람에게 전달하지 마세요.'];
const NOTHING_LEFT = '더 하실 일은 없어요.';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? '검토' : '서명');
const asked = (to: MessageRecipient) => `${doing(to)}${to.role === 'APPROVER' ? '를' : '을'}`;

/** Every message names the sender and the document, so that receivers can judge it without opening the link. */
const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', '문서', title],
  ['SENDER', '보낸 분', `${organizationName} ${senderName} 님`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', '마감', day(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const ko: ContractLanguage = {
  formatDeadline: day,
  nameTask: doing,
  greeting: (name) => `${name} 님, 안녕하세요.`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `${senderName} 님의 말` : `${senderName} 님이 ${passedOnBy} 님에게 쓴 말`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} 님이 "${title}" 문서를 함께 보냈어요`,
          preheader: `${organizationName}에서 보낸 문서예요. 서명하지 않고 읽기만 하면 돼요.`,
          heading: `${organizationName}에서 읽어볼 문서를 보냈어요`,
          paragraphs: [
            facts.isSealedAtOnce
              ? '서명하지 않고 읽기만 하면 돼요. 곧 완성된 문서를 보내드릴게요.'
              : '서명하지 않고 읽기만 하면 돼요. 모두 서명하면 완성된 문서를 보내드릴게요.',
          ],
          facts: document(facts),
          button: '문서 읽어보기',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} 님이 "${title}" ${asked(to)} 요청했어요`,
        preheader: `${organizationName}에서 보낸 문서예요. ${day(facts.expiresAt)}까지 ${doing(to)}해주세요.`,
        heading:
          passedOn === undefined
            ? `${organizationName}에서 ${asked(to)} 요청했어요`
            : `${passedOn} 님이 ${asked(to)} 맡겼어요`,
        paragraphs:
          passedOn === undefined
            ? []
            : [`${organizationName}에서 ${passedOn} 님에게 보낸 문서예요. 이제 ${to.name} 님이 ${doing(to)}해요.`],
        facts: [...document(facts), ...delegate('맡긴 분', passedOn && `${passedOn} 님`), deadline(facts)],
        button: '문서 확인하기',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `${facts.senderName} 님이 보낸 "${facts.title}" 마감이 ${day(facts.expiresAt)}이에요`,
      preheader: `${facts.organizationName} ${facts.senderName} 님이 ${asked(to)} 기다려요.`,
      heading: `아직 ${doing(to)}하지 않은 문서가 있어요`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: to.role === 'APPROVER' ? '검토하러 가기' : '서명하러 가기',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `"${facts.title}" 마감이 늘어났어요`,
      preheader: `${day(facts.expiresAt)}까지 할 수 있어요.`,
      heading: '마감이 늘어났어요',
      paragraphs: ['이미 마친 서명은 그대로예요.'],
      facts: [...document(facts), ['DEADLINE', '새 마감', day(facts.expiresAt)]],
      button: '문서 확인하기',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `"${facts.title}" 서명 요청이 취소됐어요`,
      preheader: `${facts.organizationName}에서 문서를 거뒀어요. ${NOTHING_LEFT}`,
      heading: '서명 요청이 취소됐어요',
      paragraphs: [],
      facts: [...document(facts), ...reason('까닭', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `"${facts.title}" 문서가 거절되어 끝났어요`,
      preheader: `${facts.organizationName}에서 보낸 문서예요. ${NOTHING_LEFT}`,
      heading: '받는 분 중 한 분이 거절해서 문서가 끝났어요',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} 궁금한 점은 보낸 분에게 물어보세요.`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce
        ? `${facts.senderName} 님이 "${facts.title}" 문서를 보냈어요`
        : `"${facts.title}" 모두 서명했어요`,
      preheader: '완성된 문서와 감사추적인증서를 받아서 잘 보관해주세요.',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName}에서 완성된 문서를 보냈어요`
        : '모두 서명해서 문서를 잠갔어요',
      paragraphs: ['완성된 문서와 감사추적인증서를 받아서 잘 보관해주세요.'],
      facts: document(facts),
      button: '완성된 문서 보기',
      foot: FOOT,
    }),
    // The receiver may have mistyped the address, so the email contains the files. It contains the personal link only
    // if they are too large to attach.
    COPY_ASKED: (facts, { name }) => ({
      subject: `"${facts.title}" 완성된 문서예요`,
      preheader: `${name} 님이 받아보기로 한 문서예요.`,
      heading: `${name} 님이 받아보기로 한 문서예요`,
      paragraphs: facts.isAttached ? ['문서와 감사추적인증서를 함께 보내요.'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : '완성된 문서 보기',
      foot: facts.isAttached ? ['받기로 한 적이 없다면 이 메일을 지워주세요.'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `"${facts.title}" 내용이 바뀌었어요. 확인해주세요`,
      preheader: '바뀐 내용을 확인하면 끝나요. 다시 서명하지 않아도 돼요.',
      heading: '서명한 뒤에 바뀐 내용이 있어요',
      paragraphs: ['바뀐 내용을 확인하면 끝나요. 다시 서명하지 않아도 돼요.'],
      facts: [...document(facts), ...reason('고친 까닭', facts.reason), deadline(facts)],
      button: '바뀐 내용 확인하기',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `"${facts.title}"에 적은 내용을 다시 확인해주세요`,
      preheader: `${facts.organizationName}에서 다시 확인해달라고 했어요.`,
      heading: `${facts.organizationName}에서 적은 내용을 다시 확인해달라고 했어요`,
      paragraphs: [],
      facts: [...document(facts), ...reason('부탁한 내용', facts.reason), deadline(facts)],
      button: '문서 확인하기',
      foot: FOOT,
    }),
  },
};
