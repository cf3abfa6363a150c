import { useQuery } from '@tanstack/react-query';
import { companySealQueries } from '@/entities/company-seal';
import { keptMarkQueries } from '@/entities/kept-mark';

/** `kept` is null until both the member's marks and the company's seals have loaded. */
export function useAvailableMarks(isWanted = true) {
  const mine = useQuery({ ...keptMarkQueries.list(), enabled: isWanted });
  const company = useQuery({ ...companySealQueries.list(), enabled: isWanted });
  return {
    kept: mine.data && company.data ? { mine: mine.data, company: company.data } : null,
    error: mine.error ?? company.error,
    retry: () => void Promise.all([mine.refetch(), company.refetch()]),
  };
}
