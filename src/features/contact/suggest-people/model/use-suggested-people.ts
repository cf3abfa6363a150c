import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactQueries } from '@/entities/contact';
import { useDebouncedCallback } from '@/shared/lib/debounce';

const SEARCH_DEBOUNCE_MS = 200;
const SHORTEST_SEARCH = 1;

export function useSuggestedPeople() {
  const [words, setWords] = useState('');
  const { call: search } = useDebouncedCallback(setWords, SEARCH_DEBOUNCE_MS);
  const wanted = words.trim();
  const { data } = useQuery({ ...contactQueries.people(wanted), enabled: wanted.length >= SHORTEST_SEARCH });
  const people =
    wanted.length >= SHORTEST_SEARCH && data ? [...data.items.map(ofContact), ...data.recent.map(ofRecent)] : [];
  return { people: withoutRepeats(people), search };
}

type Reachable = { name: string; email: string | null; phone: string | null; title: string };
type KnownPerson = Reachable & { id: string };

const ofContact = ({ contactId, ...contact }: Reachable & { contactId: string }): KnownPerson => ({
  id: contactId,
  name: contact.name,
  title: contact.title,
  email: contact.email,
  phone: contact.phone,
});
const ofRecent = ({ name, title, email, phone }: Reachable): KnownPerson => ({
  id: `${email ?? ''} ${phone ?? ''} ${name}`,
  name,
  title,
  email,
  phone,
});

const withoutRepeats = (people: readonly KnownPerson[]) =>
  people.filter(
    ({ name, email, phone }, index) =>
      people.findIndex((other) => other.name === name && other.email === email && other.phone === phone) === index,
  );
