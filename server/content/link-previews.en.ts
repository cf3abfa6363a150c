export const en = (organizationName: string | null) => ({
  title: organizationName === null ? 'Signature request' : `Signature request from ${organizationName}`,
  description: 'Open the link to view the document.',
  siteName: 'Dojang',
  locale: 'en_US' as const,
});
