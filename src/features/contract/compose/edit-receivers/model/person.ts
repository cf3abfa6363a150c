import { tidyEmail } from '#rules/email.ts';
import { v4 as newKey } from 'uuid';
import { splitGraphemes } from '#rules/graphemes.ts';
import {
  toChannels,
  toChannelChoice,
  type Channel,
  type Contract,
  type ReceiverDraft,
  type ReceiverRole,
  type VerificationStep,
  type ViewerWhen,
  type ChannelChoice,
} from '@/entities/contract';
import type { Language } from '@/shared/i18n';

export type Person = {
  key: string;
  name: string;
  title: string;
  /** The slot's name in the contract's template, or empty. */
  slotName: string;
  role: ReceiverRole;
  /** Only applies to viewers, who just receive a copy. */
  when: ViewerWhen;
  way: ChannelChoice;
  email: string;
  phone: string;
  verifications: VerificationStep[];
  accessCode: string;
  accessCodeHint: string;
  message: string;
  /** The language of messages and pages, or null for the contract's. */
  language: Language | null;
  /** True if they sign in the same step as the receiver above. */
  isBeside: boolean;
};
export type ReceiverList = { people: Person[]; isInOrder: boolean };

/** Somebody with known contact details: a contact, or the user. */
export type KnownPerson = { id: string; name: string; title: string; email: string | null; phone: string | null };

export const needsMail = ({ way, verifications }: Pick<Person, 'way' | 'verifications'>) =>
  way !== 'SMS' || verifications.includes('EMAIL_CODE');
export const needsPhone = ({ way, verifications }: Pick<Person, 'way' | 'verifications'>) =>
  way !== 'MAIL' || verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY');

/** The organisation's defaults for new receivers. */
export type PersonDefaults = { channels: readonly Channel[]; verifications: readonly VerificationStep[] };

export const createPerson = (defaults: PersonDefaults, known?: Omit<KnownPerson, 'id'>): Person => ({
  key: newKey(),
  name: known?.name ?? '',
  title: known?.title ?? '',
  slotName: '',
  role: 'SIGNER',
  when: 'AT_END',
  way:
    known && !known.email && known.phone
      ? 'SMS'
      : known?.email && !known.phone
        ? 'MAIL'
        : toChannelChoice(defaults.channels),
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  verifications: [...defaults.verifications],
  accessCode: '',
  accessCodeHint: '',
  message: '',
  language: null,
  isBeside: false,
});

export const isBlank = ({ name, title, email, phone }: Pick<Person, 'name' | 'title' | 'email' | 'phone'>) =>
  [name, title, email, phone].every((words) => words.trim() === '');

export const fillPerson = (blank: Person, { name, title, email, phone }: Omit<KnownPerson, 'id'>): Person => ({
  ...blank,
  name,
  title,
  email: email ?? '',
  phone: phone ?? '',
  way: !email && phone ? 'SMS' : email && !phone ? 'MAIL' : blank.way,
});

/** Receivers with the same step sign in parallel, and viewers have no step. */
export function listSigningSteps({
  people,
  isInOrder,
}: Pick<ReceiverList, 'isInOrder'> & { people: readonly Pick<Person, 'role' | 'isBeside'>[] }) {
  let step = 0;
  return people.map(({ role, isBeside }) => {
    if (role === 'VIEWER') return null;
    if (step === 0 || (isInOrder && !isBeside)) step += 1;
    return step;
  });
}

/**
 * A single value that is too long makes the server reject the whole list, so the excess isn't sent until the sender
 * corrects it.
 */
const cut = (text: string, longest: number) => splitGraphemes(text).slice(0, longest).join('');

export function toReceiverDraft(
  person: Person,
  order: number | null,
  messageMax: number,
): Omit<ReceiverDraft, 'receiverUuid'> {
  const { name, title, role, when, way, email, phone, verifications, accessCode, accessCodeHint, message } = person;
  const isReader = role === 'VIEWER';
  return {
    name,
    title,
    role,
    order,
    when: isReader ? when : null,
    email: tidyEmail(email) || null,
    phone: phone.trim() || null,
    channels: toChannels(way),
    verifications: isReader ? [] : verifications,
    accessCode: verifications.includes('ACCESS_CODE') && !isReader ? accessCode || null : null,
    accessCodeHint,
    message: cut(message, messageMax),
    language: person.language,
  };
}

export function toPeople({ receivers }: Pick<Contract, 'receivers'>): ReceiverList {
  const orders = receivers.flatMap(({ order }) => order ?? []);
  return {
    isInOrder: orders.length < 2 || new Set(orders).size > 1,
    people: receivers.map((receiver, index) => ({
      key: receiver.receiverUuid,
      name: receiver.name,
      title: receiver.title,
      slotName: receiver.slotName,
      role: receiver.role,
      when: receiver.when ?? 'AT_END',
      way: toChannelChoice(receiver.channels),
      email: receiver.email ?? '',
      phone: receiver.phone ?? '',
      verifications: receiver.verifications,
      accessCode: receiver.accessCode ?? '',
      accessCodeHint: receiver.accessCodeHint,
      message: receiver.message,
      language: receiver.language,
      isBeside:
        receiver.order !== null &&
        receivers.slice(0, index).findLast(({ order }) => order !== null)?.order === receiver.order,
    })),
  };
}
