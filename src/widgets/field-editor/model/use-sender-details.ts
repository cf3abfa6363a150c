import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getSeoulDay } from '#rules/dates.ts';
import type { Respondent } from '#rules/fill-field.ts';
import { createSenderRespondent } from '#rules/sender-values.ts';
import { userQueries } from '@/entities/user';

/** Assumes that the sender is the current user. Details that fail to load aren't suggested. */
export function useSenderDetails(): Respondent {
  const { data: session } = useQuery(userQueries.session());
  const { data: details } = useQuery(userQueries.details());
  const [today] = useState(() => getSeoulDay(new Date()));
  return useMemo(
    () => ({
      ...createSenderRespondent(today),
      name: session?.user.name ?? '',
      email: session?.user.email ?? null,
      phone: details?.phone ?? null,
      company: session?.organization?.name ?? '',
    }),
    [session, details, today],
  );
}
