export const zh = (organizationName: string | null) => ({
  title: organizationName === null ? '签署请求' : `${organizationName} 的签署请求`,
  description: '打开链接即可查看文件。',
  siteName: 'Dojang',
  locale: 'zh_CN' as const,
});
