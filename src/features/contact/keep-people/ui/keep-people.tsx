import { useQuery } from '@tanstack/react-query';
import { strangersQuery, useKeepPeople } from '../api/strangers';
import type { Reachable } from '../model/strangers';
import { KeepPeopleView } from './keep-people-view';

type KeepPeopleProps = {
  /** Those who were sent to. */
  people: readonly Reachable[];
  onClose: () => void;
};

/** Asks about those who are in no contact. Where nobody is left, and where it can't be found out, nothing is asked. */
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
