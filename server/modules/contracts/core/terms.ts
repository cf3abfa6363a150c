import type { ContractRow } from './contracts.repository.ts';

/**
 * The sender's decisions about a contract as a whole. Drafts get them from the organisation's settings, and templates,
 * copies and batches carry them along, so a new term is only added here and where it takes effect.
 */
export type ContractTerms = Pick<ContractRow, 'message' | 'settings' | 'expiryDays' | 'remindDaysBefore'>;

export const pickTerms = ({ message, settings, expiryDays, remindDaysBefore }: ContractTerms): ContractTerms => ({
  message,
  settings,
  expiryDays,
  remindDaysBefore,
});
