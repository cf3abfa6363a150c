export const uz = (organizationName: string | null) => ({
  title: organizationName === null ? 'Imzolash soʻrovi' : `Imzolash soʻrovi: ${organizationName}`,
  description: 'Hujjatni koʻrish uchun havolani oching.',
  siteName: 'Dojang',
  locale: 'uz_UZ' as const,
});
