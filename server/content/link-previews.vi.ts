export const vi = (organizationName: string | null) => ({
  title: organizationName === null ? 'Yêu cầu ký' : `Yêu cầu ký từ ${organizationName}`,
  description: 'Mở liên kết để xem tài liệu.',
  siteName: 'Dojang',
  locale: 'vi_VN' as const,
});
