export const th = (organizationName: string | null) => ({
  title: organizationName === null ? 'คำขอลงนาม' : `คำขอลงนามจาก ${organizationName}`,
  description: 'เปิดลิงก์เพื่อดูเอกสาร',
  siteName: 'Dojang',
  locale: 'th_TH' as const,
});
