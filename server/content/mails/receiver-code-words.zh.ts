import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const zh: ReceiverCodeTexts = {
  subject: '您的验证码',
  preheader: (organization) => `用于打开 ${organization} 发来的文件。`,
  greeting: (name) => `${name}，您好：`,
  heading: '请输入此验证码',
  paragraph: (organization) => `请在打开 ${organization} 文件的页面上输入此验证码。三分钟内有效。`,
  foot: '如果您没有申请验证码，请忽略这封邮件。不会有任何影响。',
  text: (code) => `[Dojang] 验证码：${code}（3 分钟内有效）`,
  who: (name, organization) => `${name}，${organization} 的文件`,
  warning: '请勿告诉他人。',
};
