import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const words: ProblemMessages = {
  missing: {
    SIGNATURE: '请在此签名。',
    SEAL: '请在此盖章。',
    INITIALS: '请在此简签。',
    CHECKBOX: '请勾选。',
    RADIO: '请选择一项。',
    LIST: '请选择一项。',
    IMAGE: '请上传图片。',
    FILE: '请上传文件。',
  },
  empty: '此处必填。',
  kind: {
    EMAIL: '请检查邮箱地址。',
    PHONE: '请输入完整的号码。',
    BUSINESS_NUMBER: '请检查营业执照号（韩国）。',
    NUMBER: '请输入数字。',
    AMOUNT: '请以韩元为单位输入整数金额。',
    DATE: '请检查日期。',
    LIST: '请从列表中选择一项。',
    CHECKBOX: '请重新选择。',
    RADIO: '请重新选择。',
  },
  form: '格式不正确。请检查后重试。',
  birth: '请输入 1900 年至今天之间的日期。',
  parts: '不含税金额加 10% 增值税应等于合计。',
  year: (year) => `请输入文件上印好的 ${year} 年内的日期。`,
  formula: {
    BLANK: (formula, operand) => `“${operand}”留空时，无法计算“${formula}”。`,
    ZERO: (formula, operand) => `“${operand}”填 0 时，无法计算“${formula}”。`,
    OTHER: (formula) => `无法用当前的值计算“${formula}”。请检查所填内容，或询问发送方。`,
  },
  room: '内容太长，放不下。请缩短。',
  tooShort: (length) => `请至少输入 ${length} 个字。`,
  tooLong: (length) => `最多可输入 ${length} 个字。`,
  tooLow: (bound) => `请输入不小于 ${bound} 的值。`,
  tooHigh: (bound) => `请输入不大于 ${bound} 的值。`,
  unprintable: (characters) => `有些字符无法打印：${characters}`,
  invisible: '含有无法打印的隐藏字符。',
};

export const zh = createProblemWriter(words);
