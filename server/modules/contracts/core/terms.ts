import type { ContractRow } from './contracts.repository.ts';

/**
 * What the sender decides for a contract as a whole. Drafts get these terms from the organisation's settings, and
 * templates, copies and batches pass them on, so a new term only has to be added here and where it takes effect.
 */
export type ContractTerms = Pick<ContractRow, 'message' | 'settings' | 'expiryDays' | 'remindDaysBefore'>;

export const pickTerms = ({ message, settings, expiryDays, remindDaysBefore }: ContractTerms): ContractTerms => ({
  message,
  settings,
  expiryDays,
  remindDaysBefore,
});
