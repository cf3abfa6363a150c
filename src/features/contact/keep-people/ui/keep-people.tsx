import { useQuery } from '@tanstack/react-query';
import { strangersQuery, useKeepPeople } from '../api/strangers';
import type { Reachable } from '../model/strangers';
import { KeepPeopleView } from './keep-people-view';

type KeepPeopleProps = {
  /** The people that the contract was sent to. */
  people: readonly Reachable[];
  onClose: () => void;
};

/** Offers to save receivers who are not contacts yet. Shows nothing if there are none or the search fails. */
export function KeepPeople({ people, onClose }: KeepPeopleProps) {
  const { data: strangers = [] } = useQuery(strangersQuery(people));
  const keep = useKeepPeople(onClose);
  if (strangers.length === 0) return null;
  return (
    <KeepPeopleView
      names={strangers.map(({ name }) => name)}
      isBusy={keep.isPending}
      failure={keep.error}
      onKeep={() => keep.mutate(strangers)}
      onClose={onClose}
    />
  );
}
