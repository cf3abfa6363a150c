export const id = (organizationName: string | null) => ({
  title: organizationName === null ? 'Permintaan tanda tangan' : `Permintaan tanda tangan dari ${organizationName}`,
  description: 'Buka tautan untuk melihat dokumen.',
  siteName: 'Dojang',
  locale: 'id_ID' as const,
});
