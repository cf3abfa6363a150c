import type { Contact, ContactGroup } from '@/entities/contact';
import type { components } from '@/shared/api';

/** Somebody entered by hand, who is not a contact. */
export type EnteredPerson = { key: string; name: string; title: string; email: string; phone: string };

export type ChosenRecipients = {
  contacts: readonly Contact[];
  groups: readonly ContactGroup[];
  people: readonly EnteredPerson[];
};

export const NO_RECIPIENTS: ChosenRecipients = { contacts: [], groups: [], people: [] };

/** The server's limit per request. More people than this are chosen as groups. */
export const MAX_RECIPIENTS = 1_000;

export const toggleContact = (chosen: ChosenRecipients, contact: Contact): ChosenRecipients => ({
  ...chosen,
  contacts: chosen.contacts.some(({ contactId }) => contactId === contact.contactId)
    ? chosen.contacts.filter(({ contactId }) => contactId !== contact.contactId)
    : [...chosen.contacts, contact],
});

export const toggleGroup = (chosen: ChosenRecipients, group: ContactGroup): ChosenRecipients => ({
  ...chosen,
  groups: chosen.groups.some(({ contactGroupId }) => contactGroupId === group.contactGroupId)
    ? chosen.groups.filter(({ contactGroupId }) => contactGroupId !== group.contactGroupId)
    : [...chosen.groups, group],
});

export const addPerson = (chosen: ChosenRecipients, person: EnteredPerson): ChosenRecipients => ({
  ...chosen,
  people: [...chosen.people, person],
});

export const removePerson = (chosen: ChosenRecipients, key: string): ChosenRecipients => ({
  ...chosen,
  people: chosen.people.filter((person) => person.key !== key),
});

export const findContactGroup = ({ groups }: ChosenRecipients, { contactGroupIds }: Pick<Contact, 'contactGroupIds'>) =>
  groups.find(({ contactGroupId }) => contactGroupIds.includes(contactGroupId));

/** With several groups, the count is an upper limit, because contacts may be in more than one. */
export function countRecipients(chosen: ChosenRecipients): { count: number; isExact: boolean } {
  const alone = chosen.contacts.filter((contact) => !findContactGroup(chosen, contact)).length;
  const grouped = chosen.groups.reduce((sum, { contacts }) => sum + contacts, 0);
  return { count: alone + grouped + chosen.people.length, isExact: chosen.groups.length < 2 };
}

export const formatRecipientCount = (chosen: ChosenRecipients): string => {
  const { count, isExact } = countRecipients(chosen);
  return `${isExact ? '' : '최대 '}${count.toLocaleString('ko-KR')}명`;
};

type Body = Pick<NonNullable<components['schemas']['BatchPerson']>, 'name' | 'title' | 'email' | 'phone'>;

export const toRecipients = ({ contacts, groups, people }: ChosenRecipients) => ({
  contactIds: contacts.map(({ contactId }) => contactId),
  contactGroupIds: groups.map(({ contactGroupId }) => contactGroupId),
  people: people.map(({ name, title, email, phone }): Body => ({
    name,
    title,
    email: email || null,
    phone: phone || null,
  })),
});
