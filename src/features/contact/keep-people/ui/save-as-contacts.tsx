import { useQuery } from '@tanstack/react-query';
import { unknownPeopleQuery, useSaveAsContacts } from '../api/unknown-people';
import type { ContactDetails } from '../model/unknown-people';
import { SaveAsContactsView } from './save-as-contacts-view';

type SaveAsContactsProps = {
  people: readonly ContactDetails[];
  onClose: () => void;
};

/** Offers to save receivers who aren't contacts yet. Hidden if there are none or the search fails. */
export function SaveAsContacts({ people, onClose }: SaveAsContactsProps) {
  const { data: strangers = [] } = useQuery(unknownPeopleQuery(people));
  const keep = useSaveAsContacts(onClose);
  if (strangers.length === 0) return null;
  return (
    <SaveAsContactsView
      names={strangers.map(({ name }) => name)}
      isBusy={keep.isPending}
      failure={keep.error}
      onKeep={() => keep.mutate(strangers)}
      onClose={onClose}
    />
  );
}
