import { writeContractMail, writeContractText, type ContractMessage } from '../../../content/mails/contract-mails.ts';
import type { ContractFacts } from '../../../content/mails/contract-words.ts';
import type { Language, EmailSender } from '../../../content/mails/letter.ts';
import type { CustomTexts } from '../../../content/mails/custom-texts.ts';
import type { Channel } from './contract.types.ts';
import type { ReceiverRow } from './receivers.repository.ts';

type About = {
  sender: EmailSender;
  facts: ContractFacts;
  message: string;
  language: Language;
  /** The custom wording that the contract's settings choose. */
  own: readonly CustomTexts[];
  passedOnBy?: string;
};

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
