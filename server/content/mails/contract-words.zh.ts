import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) => `${getSeoulDay(at)} ${formatSeoulTime(at).slice(11, 16)}（首尔时间）`;

const FOOT = ['此邮件中的链接仅供您本人使用。请勿转发。'];
const NOTHING_LEFT = '您无需再做任何事。';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? '审阅' : '签署');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', '文件', title],
  ['SENDER', '发件方', `${organizationName} ${senderName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', '截止时间', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const zh: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `${name}，您好：`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `${senderName} 的留言` : `${senderName} 给 ${passedOnBy} 的留言`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} 与您共享了“${title}”`,
          preheader: `${organizationName} 发来一份供您阅读的文件。您无需签署。`,
          heading: `${organizationName} 发来一份文件请您阅读`,
          paragraphs: [
            facts.isSealedAtOnce
              ? '您无需签署。我们很快会把完成的文件发给您。'
              : '您无需签署。所有人签署后，我们会把完成的文件发给您。',
          ],
          facts: document(facts),
          button: '阅读文件',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} 请您${doing(to)}“${title}”`,
        preheader: `${organizationName} 发来的文件。请在 ${moment(facts.expiresAt)} 之前${doing(to)}。`,
        heading:
          passedOn === undefined
            ? `${organizationName} 请您${doing(to)}一份文件`
            : `${passedOn} 委托您${doing(to)}一份文件`,
        paragraphs:
          passedOn === undefined
            ? []
            : [`这份文件由 ${organizationName} 发给 ${passedOn}，${passedOn} 委托您（${to.name}）${doing(to)}。`],
        facts: [...document(facts), ...delegate('委托人', passedOn), deadline(facts)],
        button: '打开文件',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `${facts.senderName} 提醒您在 ${moment(facts.expiresAt)} 之前${doing(to)}“${facts.title}”`,
      preheader: `${facts.organizationName} 的 ${facts.senderName} 正在等待您${doing(to)}。`,
      heading: `您还有一份文件待${doing(to)}`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: '打开文件',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `“${facts.title}”的截止时间已延长`,
      preheader: `您可以在 ${moment(facts.expiresAt)} 之前完成。`,
      heading: '截止时间已延长',
      paragraphs: ['已完成的签署仍然有效。'],
      facts: [...document(facts), ['DEADLINE', '新的截止时间', moment(facts.expiresAt)]],
      button: '打开文件',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `“${facts.title}”的签署请求已取消`,
      preheader: `${facts.organizationName} 已撤回这份文件。${NOTHING_LEFT}`,
      heading: '签署请求已取消',
      paragraphs: [],
      facts: [...document(facts), ...reason('原因', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}”已被拒绝`,
      preheader: `${facts.organizationName} 发来的文件。${NOTHING_LEFT}`,
      heading: '有一位收件人拒绝了，这份文件已终止',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT}如有疑问，请联系发件方。`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce ? `${facts.senderName} 给您发来了“${facts.title}”` : `“${facts.title}”已完成签署`,
      preheader: '请下载完成的文件和审计追踪证书，并妥善保管。',
      heading: facts.isSealedAtOnce ? `${facts.organizationName} 给您发来了已完成的文件` : '所有人均已签署，文件已封存',
      paragraphs: ['请下载完成的文件和审计追踪证书，并妥善保管。'],
      facts: document(facts),
      button: '查看完成的文件',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `“${facts.title}”的副本`,
      preheader: `${name} 申请了这份副本。`,
      heading: `${name} 申请了这份副本`,
      paragraphs: facts.isAttached ? ['随信附上文件和审计追踪证书。'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : '查看完成的文件',
      foot: facts.isAttached ? ['如果您没有申请，请删除这封邮件。'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `“${facts.title}”的内容有修改，请确认`,
      preheader: '请查看修改的内容并确认同意。您无需重新签署。',
      heading: '您签署之后，内容有修改',
      paragraphs: ['请查看修改的内容并确认同意。您无需重新签署。'],
      facts: [...document(facts), ...reason('修改原因', facts.reason), deadline(facts)],
      button: '查看修改的内容',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `请再次检查您在“${facts.title}”中填写的内容`,
      preheader: `${facts.organizationName} 请您再次检查。`,
      heading: `${facts.organizationName} 请您再次检查填写的内容`,
      paragraphs: [],
      facts: [...document(facts), ...reason('发件方的要求', facts.reason), deadline(facts)],
      button: '打开文件',
      foot: FOOT,
    }),
  },
};
