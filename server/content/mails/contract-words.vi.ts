import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) =>
  `${getSeoulDay(at).split('-').toReversed().join('/')} ${formatSeoulTime(at).slice(11, 16)} (giờ Seoul)`;

const FOOT = ['Liên kết trong email này chỉ dành cho bạn. Vui lòng không chuyển tiếp.'];
const NOTHING_LEFT = 'Bạn không cần làm gì thêm.';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'xem xét' : 'ký');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', 'Tài liệu', title],
  ['SENDER', 'Bên gửi', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', 'Hạn chót', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const vi: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `Xin chào ${name},`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `Lời nhắn của ${senderName}` : `Lời nhắn của ${senderName} gửi ${passedOnBy}`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} đã chia sẻ “${title}” với bạn`,
          preheader: `Tài liệu từ ${organizationName} để bạn đọc. Bạn không cần ký.`,
          heading: `${organizationName} đã gửi cho bạn một tài liệu để đọc`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'Bạn không cần ký. Chúng tôi sẽ sớm gửi cho bạn tài liệu đã hoàn tất.'
              : 'Bạn không cần ký. Sau khi tất cả đã ký, chúng tôi sẽ gửi cho bạn tài liệu đã hoàn tất.',
          ],
          facts: document(facts),
          button: 'Đọc tài liệu',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} đề nghị bạn ${doing(to)} “${title}”`,
        preheader: `Tài liệu từ ${organizationName}. Vui lòng ${doing(to)} trước ${moment(facts.expiresAt)}.`,
        heading:
          passedOn === undefined
            ? `${organizationName} đề nghị bạn ${doing(to)} một tài liệu`
            : `${passedOn} nhờ bạn ${doing(to)} một tài liệu`,
        paragraphs:
          passedOn === undefined
            ? []
            : [
                `${organizationName} đã gửi tài liệu này cho ${passedOn}. Nay ${passedOn} nhờ bạn (${to.name}) ${doing(to)}.`,
              ],
        facts: [...document(facts), ...delegate('Người nhờ', passedOn), deadline(facts)],
        button: 'Mở tài liệu',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `${facts.senderName} nhắc bạn ${doing(to)} “${facts.title}” trước ${moment(facts.expiresAt)}`,
      preheader: `${facts.senderName} của ${facts.organizationName} đang chờ bạn ${doing(to)}.`,
      heading: `Bạn còn một tài liệu cần ${doing(to)}`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'Mở tài liệu',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `Hạn chót của “${facts.title}” đã được gia hạn`,
      preheader: `Bạn có thời gian đến ${moment(facts.expiresAt)}.`,
      heading: 'Hạn chót đã được gia hạn',
      paragraphs: ['Các chữ ký đã có vẫn giữ nguyên hiệu lực.'],
      facts: [...document(facts), ['DEADLINE', 'Hạn chót mới', moment(facts.expiresAt)]],
      button: 'Mở tài liệu',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `Yêu cầu ký “${facts.title}” đã bị hủy`,
      preheader: `${facts.organizationName} đã thu hồi tài liệu. ${NOTHING_LEFT}`,
      heading: 'Yêu cầu ký đã bị hủy',
      paragraphs: [],
      facts: [...document(facts), ...reason('Lý do', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” đã bị từ chối`,
      preheader: `Tài liệu từ ${facts.organizationName}. ${NOTHING_LEFT}`,
      heading: 'Có người đã từ chối nên tài liệu này không thể hoàn tất',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} Nếu có thắc mắc, hãy liên hệ bên gửi.`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce
        ? `${facts.senderName} đã gửi cho bạn “${facts.title}”`
        : `“${facts.title}” đã hoàn tất`,
      preheader: 'Hãy tải xuống tài liệu đã hoàn tất và chứng nhận lịch sử ký rồi lưu giữ cẩn thận.',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} đã gửi cho bạn tài liệu đã hoàn tất`
        : 'Tất cả đã ký và tài liệu đã được niêm phong',
      paragraphs: ['Hãy tải xuống tài liệu đã hoàn tất và chứng nhận lịch sử ký rồi lưu giữ cẩn thận.'],
      facts: document(facts),
      button: 'Xem bản đã hoàn tất',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `Bản sao của “${facts.title}”`,
      preheader: `${name} đã yêu cầu bản sao này.`,
      heading: `${name} đã yêu cầu bản sao này`,
      paragraphs: facts.isAttached ? ['Tài liệu và chứng nhận lịch sử ký được đính kèm.'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'Xem bản đã hoàn tất',
      foot: facts.isAttached ? ['Nếu bạn không yêu cầu, hãy xóa email này.'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `“${facts.title}” có nội dung thay đổi, vui lòng kiểm tra`,
      preheader: 'Hãy xem nội dung thay đổi và đồng ý. Bạn không cần ký lại.',
      heading: 'Có nội dung thay đổi sau khi bạn ký',
      paragraphs: ['Hãy xem nội dung thay đổi và đồng ý. Bạn không cần ký lại.'],
      facts: [...document(facts), ...reason('Lý do sửa', facts.reason), deadline(facts)],
      button: 'Xem nội dung thay đổi',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `Hãy kiểm tra lại nội dung bạn điền trong “${facts.title}”`,
      preheader: `${facts.organizationName} đề nghị bạn kiểm tra lại.`,
      heading: `${facts.organizationName} đề nghị bạn kiểm tra lại nội dung đã điền`,
      paragraphs: [],
      facts: [...document(facts), ...reason('Nội dung đề nghị', facts.reason), deadline(facts)],
      button: 'Mở tài liệu',
      foot: FOOT,
    }),
  },
};
