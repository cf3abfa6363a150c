import type { components } from '#openapi';
import type { ContractRow } from './contracts.repository.ts';
import type { ReceiverRow } from './receivers.repository.ts';

type Language = components['schemas']['Language'];

/** Returns the receiver's own choice, or else the sender's choice for them, or else the contract's language. */
export const findReceiverLanguage = (
  { chosenLanguage, language }: Pick<ReceiverRow, 'chosenLanguage' | 'language'>,
  { settings }: Pick<ContractRow, 'settings'>,
): Language => chosenLanguage ?? language ?? settings.language;
