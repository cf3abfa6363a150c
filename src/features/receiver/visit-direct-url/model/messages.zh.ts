import { localizeDeadline } from '@/shared/i18n';
import type { VerificationStep } from '../api/visit';
import type { VisitMessages } from './messages.ko';

const STEPS: Record<VerificationStep, string> = {
  ACCESS_CODE: '文件密码',
  EMAIL_CODE: '邮箱验证码',
  PHONE_CODE: '短信验证码',
  PHONE_IDENTITY: '手机身份验证',
};

export const zh: VisitMessages = {
  pageTitles: { link: '签署文件', account: '您的信息', sheet: '签署链接二维码' },
  loading: '正在检查链接',
  invited: {
    title: (organization) => [organization, '请您签署'],
    pages: (pages) => `${pages} 页`,
    until: '截止时间',
    deadline: (instant) => localizeDeadline('zh', instant),
    toShow: '需要验证',
    steps: (steps) => steps.map((step) => STEPS[step]).join('、'),
    mailOrText: '邮箱或短信验证码',
    start: '开始',
    note: '填写姓名和联系方式，即可获得您自己的文件。',
  },
  account: {
    title: ['请告诉我们', '您是谁'],
    more: '我们会把验证码和文件链接发到您填写的邮箱或手机。请在 30 分钟内验证，之后您有一天时间签署。',
    name: '姓名',
    by: '联系方式',
    MAIL: '邮箱',
    PHONE: '手机',
    email: '邮箱地址',
    phone: '手机号码',
    domains: (domains) => `只能使用 ${domains} 的邮箱地址。`,
    nameMissing: '请输入您的姓名。',
    nameLong: '最多可输入 50 个字。',
    emailWrong: '请检查邮箱地址。',
    phoneWrong: '请检查手机号码。',
    suggestion: (address) => `您是指 ${address} 吗？`,
    take: '使用此地址',
    go: '下一步',
    starting: '正在准备您的文件',
  },
  closed: {
    ENDED: ['此链接已停止接受签署', '如果仍需签署，请联系给您链接的人。'],
    FULL: ['名额已满', '名额可能会再次空出。请联系给您链接的人。'],
    PAUSED: ['此链接目前不接受签署', '请稍后再来查看。'],
  },
  begun: '如果您已经开始，请通过收到的邮件或短信中的链接继续。',
  wrong: ['链接无效', '请检查您收到的链接或二维码。'],
  lookAgain: '再次查看',
  unreachable: '无法打开链接',
  again: '重试',
  failure: {
    NETWORK: '无法连接网络。请检查网络连接。',
    TIMEOUT: '等待时间过长。请重试。',
    RATE_LIMITED: '现在开始的人较多。请稍后再试。',
    other: '出了点问题。请重试。',
  },
  sheet: {
    todo: ['用手机相机扫码', '并签署'],
    steps: ['用相机对准二维码', '填写姓名和联系方式', '输入收到的验证码并签署'],
    code: '签署链接的二维码',
    byHand: '没有相机？请打开这个网址。',
    until: (instant) => `签署截止时间：${localizeDeadline('zh', instant)}。`,
    print: '打印',
    closed: '此链接目前不接受签署。打印之前请先检查链接。',
  },
};
