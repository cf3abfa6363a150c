export const mn = (organizationName: string | null) => ({
  title: organizationName === null ? 'Гарын үсэг зурах хүсэлт' : `Гарын үсэг зурах хүсэлт: ${organizationName}`,
  description: 'Баримт бичгийг харахын тулд холбоосыг нээнэ үү.',
  siteName: 'Dojang',
  locale: 'mn_MN' as const,
});
