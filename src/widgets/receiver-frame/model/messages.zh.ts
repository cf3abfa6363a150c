import type { FrameMessages } from './messages.ko';

export const zh: FrameMessages = {
  back: '返回',
  progress: (done, total) => `第 ${done} 步，共 ${total} 步`,
  service: 'Dojang',
  toOwn: '返回您的文件',
  inApp: {
    title: '请用其他浏览器打开。',
    more: '在这个应用里可能无法正常签署。请复制链接，粘贴到 Safari 或 Chrome 中打开。',
    copy: '复制链接',
    copied: '已复制',
    notCopied: '无法复制链接。请从地址栏复制',
  },
};
