export const parsePlan = (plan: string) => (plan === 'STANDARD' ? ('STANDARD' as const) : ('FREE' as const));
