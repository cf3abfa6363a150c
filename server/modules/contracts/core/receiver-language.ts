import type { components } from '#openapi';
import type { ContractRow } from './contracts.repository.ts';
import type { ReceiverRow } from './receivers.repository.ts';

type Language = components['schemas']['Language'];

/** Returns the language that the receiver chose, or that the sender chose for them, or that of the contract. */
export const findReceiverLanguage = (
  { chosenLanguage, language }: Pick<ReceiverRow, 'chosenLanguage' | 'language'>,
  { settings }: Pick<ContractRow, 'settings'>,
): Language => chosenLanguage ?? language ?? settings.language;
