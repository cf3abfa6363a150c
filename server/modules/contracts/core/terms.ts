import type { ContractRow } from './contracts.repository.ts';

/**
 * What the sender decides for the whole contract. Drafts take these terms from the organisation's settings, and
 * templates, copies and batches pass them on, so a new term is only added here and where it takes effect.
 */
export type ContractTerms = Pick<ContractRow, 'message' | 'settings' | 'expiryDays' | 'remindDaysBefore'>;

export const pickTerms = ({ message, settings, expiryDays, remindDaysBefore }: ContractTerms): ContractTerms => ({
  message,
  settings,
  expiryDays,
  remindDaysBefore,
});
