import type { Messages } from './messages.ko';

export const zh: Messages = {
  modes: { ink: '画笔', highlight: '荧光笔', stamp: '图片印章' },
  drawn: { INK: '手绘内容', HIGHLIGHT: '荧光标记', STAMP: '图片印章' },
  drawnOn: (page) => `第 ${page} 页上绘制的内容`,
  colors: { black: '黑色', blue: '蓝色', red: '红色', yellow: '黄色', green: '绿色', pink: '粉色' },
  widths: { thin: '细', usual: '中', thick: '粗' },
  undo: '撤销',
  nothingToUndo: '没有可撤销的操作',
  redo: '恢复',
  nothingToRedo: '没有可恢复的操作',
  remove: '删除绘制的内容',
  nothingChosen: '请先选择要删除的内容',
  choosePicture: '选择图片',
  pictureFile: '用作图片印章的文件',
  adding: '正在添加',
  noWords: '无法读取这一页的文字',
  failures: {
    FULL: (max) => `无法再添加。最多可添加 ${max} 个。`,
    NOT_A_PICTURE: '只能添加图片',
    TOO_LARGE: '图片必须小于 10 MB',
    UNREADABLE: '无法读取这张图片',
  },
};
