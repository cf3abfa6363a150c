import type { components } from '#openapi';
import type { ContractRow } from './contracts.repository.ts';
import type { ReceiverRow } from './receivers.repository.ts';

type Language = components['schemas']['Language'];

/** Returns the language the receiver chose, or else the one the sender chose for them, or else the contract's. */
export const findReceiverLanguage = (
  { chosenLanguage, language }: Pick<ReceiverRow, 'chosenLanguage' | 'language'>,
  { settings }: Pick<ContractRow, 'settings'>,
): Language => chosenLanguage ?? language ?? settings.language;
