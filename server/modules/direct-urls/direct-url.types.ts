import type { components } from '#openapi';

type Schemas = components['schemas'];
export type DirectUrl = Schemas['DirectUrl'];
export type DirectUrlState = Schemas['DirectUrlState'];
export type DirectUrlReason = Schemas['DirectUrlReason'];
export type DirectUrlVisit = Schemas['DirectUrlVisit'];
/** A link's settings, which members choose. */
export type DirectUrlTerms = Pick<
  DirectUrl,
  'name' | 'limit' | 'endsAt' | 'contactBy' | 'domains' | 'guard' | 'verifications' | 'settings'
>;

export const MAX_LINKS_PER_TEMPLATE = 500;
export const MAX_UNCONFIRMED_PER_MINUTE = 30;
export const MAX_UNCONFIRMED_PER_NETWORK = 60;
/**
 * The number of messages that links send to the same email address or phone number per hour, however often somebody
 * enters it.
 */
export const MAX_INVITATIONS_PER_HOUR = 3;
