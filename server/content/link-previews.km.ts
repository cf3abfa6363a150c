export const km = (organizationName: string | null) => ({
  title: organizationName === null ? 'សំណើចុះហត្ថលេខា' : `សំណើចុះហត្ថលេខាពី ${organizationName}`,
  description: 'បើកតំណដើម្បីមើលឯកសារ។',
  siteName: 'Dojang',
  locale: 'km_KH' as const,
});
