import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactQueries, type Contact } from '@/entities/contact';
import { includesPerson } from '../model/is-among';
import { ChooseContactsView, type ChooseContactsFilter } from './choose-contacts-view';

type ChooseContactsProps = {
  people: readonly { name: string; email: string | null; phone: string | null }[];
  room: number;
  onChoose: (contacts: readonly Contact[]) => void;
  onClose: () => void;
};

const PAGE_SIZE = 20;

/** Mount it to open, unmount it to close. */
export function ChooseContacts({ people, room, onChoose, onClose }: ChooseContactsProps) {
  const [filter, setFilter] = useState<ChooseContactsFilter>({ search: '', group: null, page: 1 });
  const [chosen, setChosen] = useState<readonly Contact[]>([]);
  const { search, group, page } = filter;
  const contacts = useQuery(
    contactQueries.list({ page, size: PAGE_SIZE, ...(search && { search }), ...(group && { group }) }),
  );
  const groups = useQuery(contactQueries.groups());

  return (
    <ChooseContactsView
      contacts={contacts.data ?? null}
      isFailed={contacts.isError || groups.isError}
      groups={groups.data ?? []}
      filter={filter}
      chosen={chosen}
      isTaken={(contact) => includesPerson(contact, people)}
      room={room}
      onFilter={(change) => setFilter((before) => ({ ...before, page: 1, ...change }))}
      onRetry={() => void Promise.all([contacts.refetch(), groups.refetch()])}
      onToggle={(contact) =>
        setChosen((before) =>
          before.some(({ contactId }) => contactId === contact.contactId)
            ? before.filter(({ contactId }) => contactId !== contact.contactId)
            : [...before, contact],
        )
      }
      onAdd={() => onChoose(chosen)}
      onClose={onClose}
    />
  );
}
