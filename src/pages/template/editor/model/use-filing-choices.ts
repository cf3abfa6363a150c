import { useQuery } from '@tanstack/react-query';
import { filingQueries } from '@/entities/filing';
import { groupQueries } from '@/entities/group';

export function useFilingChoices(isOpen: boolean) {
  const groups = useQuery({ ...groupQueries.list(), enabled: isOpen });
  const folders = useQuery({ ...filingQueries.folders(), enabled: isOpen });
  const labels = useQuery({ ...filingQueries.labels(), enabled: isOpen });
  return { groups: groups.data ?? null, folders: folders.data ?? null, labels: labels.data ?? null };
}
