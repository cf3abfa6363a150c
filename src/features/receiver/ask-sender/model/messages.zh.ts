import type { AskSenderMessages } from './messages.ko';

export const zh: AskSenderMessages = {
  title: '询问发件方',
  description: '我们会把您的问题通过邮件转给发件方，由发件方直接回复您。',
  label: '您的问题',
  missing: '请输入您的问题。',
  tooLong: (max) => `最多可输入 ${max} 个字。`,
  send: '发送',
  sending: '正在发送',
  leave: '取消',
  close: '关闭',
  sent: '问题已发送',
  sentMore: '收到答复后，请重新打开同一链接继续。',
  RATE_LIMITED: '今天的次数已用完。请明天再试。',
  NETWORK: '无法连接网络。请检查网络连接。',
  other: '问题发送失败。请重试。',
};
