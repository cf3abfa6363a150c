import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Chinese. */
export const zh: FieldErrorMessages = {
  required: '此处必填。',
  unused: '此项不使用。',
  format: '格式不正确。',
  email: '请检查邮箱地址。',
  address: '请检查地址。',
  moment: '请检查日期和时间。',
  empty: '请输入内容。',
  tooShort: (limit) => `请至少输入 ${limit} 个字。`,
  tooLong: (limit) => `最多可输入 ${limit} 个字。`,
  noneChosen: '请至少选择一项。',
  tooManyChosen: (limit) => `最多可选择 ${limit} 项。`,
  twice: '同一项出现了两次。',
  tooLow: (limit) => `不能小于 ${limit}。`,
  tooHigh: (limit) => `不能大于 ${limit}。`,
  code: '请输入六位验证码。',
  check: '请检查您填写的内容。',
  bothConsents: '请同意两项内容。',
  phone: '请检查手机号码。',
  emailNeeded: '这份文件需要通过邮箱验证。请输入邮箱地址。',
  phoneNeeded: '这份文件需要通过手机验证。请输入手机号码。',
  contactNeeded: '请输入邮箱地址或手机号码。',
  question: (limit) => `请输入您的问题，最多 ${limit} 个字。`,
  notFillable: '此处无法填写。',
};
