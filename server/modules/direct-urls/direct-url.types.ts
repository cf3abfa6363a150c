import type { components } from '#openapi';

type Schemas = components['schemas'];
export type DirectUrl = Schemas['DirectUrl'];
export type DirectUrlState = Schemas['DirectUrlState'];
export type DirectUrlReason = Schemas['DirectUrlReason'];
export type DirectUrlVisit = Schemas['DirectUrlVisit'];
export type DirectUrlTerms = Pick<
  DirectUrl,
  'name' | 'limit' | 'endsAt' | 'contactBy' | 'domains' | 'guard' | 'verifications' | 'settings'
>;

export const MAX_LINKS_PER_TEMPLATE = 500;
export const MAX_UNCONFIRMED_PER_MINUTE = 30;
export const MAX_UNCONFIRMED_PER_NETWORK = 60;
/** Messages that links send to one address or number per hour. */
export const MAX_INVITATIONS_PER_HOUR = 3;
