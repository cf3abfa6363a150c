export const zh = '正在加载文件';
