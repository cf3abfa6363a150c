import { writeContractMail, writeContractText, type ContractMessage } from '../../../content/mails/contract-mails.ts';
import type { ContractFacts } from '../../../content/mails/contract-words.ts';
import type { Language, EmailSender } from '../../../content/mails/letter.ts';
import type { CustomTexts } from '../../../content/mails/custom-texts.ts';
import type { Channel } from './contract.types.ts';
import type { ReceiverRow } from './receivers.repository.ts';

type About = {
  sender: EmailSender;
  facts: ContractFacts;
  /** The sender's message to all receivers. */
  message: string;
  language: Language;
  /** The custom wording chosen in the contract's settings. */
  own: readonly CustomTexts[];
  passedOnBy?: string;
};

/** Writes a message about a contract to a receiver, once for each channel through which they can be reached. */
export function writeMessages(
  kind: ContractMessage,
  receiver: Pick<ReceiverRow, 'name' | 'role' | 'email' | 'phone' | 'message'> & {
    channels: readonly Channel[];
  },
  { sender, facts, message, language, own, passedOnBy }: About,
) {
  const { name, role, email, phone, channels } = receiver;
  const to = { name, role, messages: [message, receiver.message], ...(passedOnBy !== undefined && { passedOnBy }) };
  const about = { facts, to, language, sender, own };
  return {
    mails: channels.includes('MAIL') && email !== null ? [writeContractMail(email, kind, about)] : [],
    texts: channels.includes('SMS') && phone !== null ? [writeContractText(phone, kind, about)] : [],
  };
}
