import type { EmailTexts } from './letter-words.ts';

export const zh: EmailTexts = {
  brand: 'Dojang',
  representative: '代表人',
  businessNumber: '营业执照号（韩国）',
  phone: '电话',
  through: (name) => `本邮件由 ${name} 通过电子合同服务 Dojang 发送。`,
  own: '本邮件由电子合同服务 Dojang 发送。',
  ifButtonFails: '如果按钮无法使用，请将此链接粘贴到浏览器中。',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) => (organizationName === null ? '签署请求' : `${organizationName} 的签署请求`),
  linkDescription: '打开链接即可查看文件。',
  locale: 'zh_CN',
};
