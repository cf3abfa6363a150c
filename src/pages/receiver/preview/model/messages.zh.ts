import type { PreviewMessages } from './messages.ko';

export const zh: PreviewMessages = {
  banner: '这是预览，不会保存任何内容。',
  loading: '正在加载文件',
  document: '文件',
  smaller: '缩小',
  larger: '放大',
  close: '关闭',
  failed: '无法加载文件',
  again: '重试',
  notThere: '您无法查看这份文件',
  notThereMore: '文件不存在，或您没有查看权限。',
};
