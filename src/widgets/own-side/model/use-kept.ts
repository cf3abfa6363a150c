import { useQuery } from '@tanstack/react-query';
import { markQueries } from '@/entities/mark';

/** One's own marks and the company's seals, once both are known. */
export function useKept(isWanted = true) {
  const mine = useQuery({ ...markQueries.mine(), enabled: isWanted });
  const company = useQuery({ ...markQueries.company(), enabled: isWanted });
  return {
    kept: mine.data && company.data ? { mine: mine.data, company: company.data } : null,
    error: mine.error ?? company.error,
    retry: () => void Promise.all([mine.refetch(), company.refetch()]),
  };
}
