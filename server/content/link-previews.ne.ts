export const ne = (organizationName: string | null) => ({
  title: organizationName === null ? 'हस्ताक्षर अनुरोध' : `${organizationName} को हस्ताक्षर अनुरोध`,
  description: 'कागजात हेर्न लिङ्क खोल्नुहोस्।',
  siteName: 'Dojang',
  locale: 'ne_NP' as const,
});
