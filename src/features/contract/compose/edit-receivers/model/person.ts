import { v4 as newKey } from 'uuid';
import { splitGraphemes } from '#rules/graphemes.ts';
import {
  channelsOf,
  wayOf,
  type Channel,
  type Contract,
  type ReceiverDraft,
  type ReceiverRole,
  type VerificationStep,
  type ViewerWhen,
  type Way,
} from '@/entities/contract';

/** One receiver as the form holds them. */
export type Person = {
  key: string;
  name: string;
  title: string;
  role: ReceiverRole;
  /** Counts for somebody who only gets a copy. */
  when: ViewerWhen;
  way: Way;
  email: string;
  phone: string;
  verifications: VerificationStep[];
  accessCode: string;
  accessCodeHint: string;
  message: string;
  /** Signs in the same step as the one above. */
  isBeside: boolean;
};
export type People = { people: Person[]; isInOrder: boolean };

/** Somebody of whom contact data is known: from the contacts, or oneself. */
export type KnownPerson = { id: string; name: string; title: string; email: string | null; phone: string | null };

export const needsMail = ({ way, verifications }: Pick<Person, 'way' | 'verifications'>) =>
  way !== 'SMS' || verifications.includes('EMAIL_CODE');
export const needsPhone = ({ way, verifications }: Pick<Person, 'way' | 'verifications'>) =>
  way !== 'MAIL' || verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY');

/** How somebody new is reached and proves who he is, as the organisation has set. */
export type PersonDefaults = { channels: readonly Channel[]; verifications: readonly VerificationStep[] };

export const newPerson = (defaults: PersonDefaults, known?: Omit<KnownPerson, 'id'>): Person => ({
  key: newKey(),
  name: known?.name ?? '',
  title: known?.title ?? '',
  role: 'SIGNER',
  when: 'AT_END',
  way: known && !known.email && known.phone ? 'SMS' : known?.email && !known.phone ? 'MAIL' : wayOf(defaults.channels),
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  verifications: [...defaults.verifications],
  accessCode: '',
  accessCodeHint: '',
  message: '',
  isBeside: false,
});

/** Nobody has been named here yet. */
export const isBlank = ({ name, title, email, phone }: Pick<Person, 'name' | 'title' | 'email' | 'phone'>) =>
  [name, title, email, phone].every((words) => words.trim() === '');

/** A card that waited for somebody, with all that was set on it before. */
export const filledWith = (blank: Person, { name, title, email, phone }: Omit<KnownPerson, 'id'>): Person => ({
  ...blank,
  name,
  title,
  email: email ?? '',
  phone: phone ?? '',
  way: !email && phone ? 'SMS' : email && !phone ? 'MAIL' : blank.way,
});

/** The step of each: equal ones sign side by side, readers have none. */
export function stepsOf({
  people,
  isInOrder,
}: Pick<People, 'isInOrder'> & { people: readonly Pick<Person, 'role' | 'isBeside'>[] }) {
  let step = 0;
  return people.map(({ role, isBeside }) => {
    if (role === 'VIEWER') return null;
    if (step === 0 || (isInOrder && !isBeside)) step += 1;
    return step;
  });
}

/** Enough for anybody who writes; beyond it the server would refuse the whole list, so the rest waits until it is mended. */
const cut = (text: string, longest: number) => splitGraphemes(text).slice(0, longest).join('');

export function draftOf(person: Person, order: number | null, messageMax: number): Omit<ReceiverDraft, 'receiverUuid'> {
  const { name, title, role, when, way, email, phone, verifications, accessCode, accessCodeHint, message } = person;
  const isReader = role === 'VIEWER';
  return {
    name,
    title,
    role,
    order,
    when: isReader ? when : null,
    email: email.trim() || null,
    phone: phone.trim() || null,
    channels: channelsOf(way),
    verifications: isReader ? [] : verifications,
    accessCode: verifications.includes('ACCESS_CODE') && !isReader ? accessCode || null : null,
    accessCodeHint,
    message: cut(message, messageMax),
  };
}

export function peopleOf({ receivers }: Pick<Contract, 'receivers'>): People {
  const orders = receivers.flatMap(({ order }) => order ?? []);
  return {
    isInOrder: orders.length < 2 || new Set(orders).size > 1,
    people: receivers.map((receiver, index) => ({
      key: receiver.receiverUuid,
      name: receiver.name,
      title: receiver.title,
      role: receiver.role,
      when: receiver.when ?? 'AT_END',
      way: wayOf(receiver.channels),
      email: receiver.email ?? '',
      phone: receiver.phone ?? '',
      verifications: receiver.verifications,
      accessCode: receiver.accessCode ?? '',
      accessCodeHint: receiver.accessCodeHint,
      message: receiver.message,
      isBeside:
        receiver.order !== null &&
        receivers.slice(0, index).findLast(({ order }) => order !== null)?.order === receiver.order,
    })),
  };
}
