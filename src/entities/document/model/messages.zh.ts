import type { Messages } from './messages.ko';

export const zh: Messages = {
  document: '文件',
  pageNumber: (count) => `页码，共 ${count} 页`,
  ofPages: (count) => `/ ${count}`,
  smaller: '缩小',
  larger: '放大',
  fitted: '适合宽度',
  unseen: '无法显示这一页',
  again: '重试',
  textOf: (page) => `第 ${page} 页的文字`,
  textComes: '正在加载文字',
  textMissing: '这一页是图片，没有可朗读的文字。您可以请发件方提供文字版文件。',
  textCut: '这一页文字很多，只朗读前面一部分。请下载文件阅读其余内容。',
  textFailed: '无法加载这一页的文字。',
  textAgain: (page) => `重新加载第 ${page} 页的文字`,
};
