export const readPlan = (plan: string) => (plan === 'STANDARD' ? ('STANDARD' as const) : ('FREE' as const));
