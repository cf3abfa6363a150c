import { useQuery } from '@tanstack/react-query';
import { TextCostNote } from '@/entities/payment/credit';
import { bulkTextsQuery, type SelectedContracts } from '../api/act-on-many';

type BulkTextCostProps = { action: 'REMIND' | 'EXTEND'; chosen: SelectedContracts };

/** Asks the server, because lists don't contain the receivers' channels. */
export function BulkTextCost({ action, chosen }: BulkTextCostProps) {
  const counted = useQuery(bulkTextsQuery(action, chosen));
  return <TextCostNote texts={counted.data ? counted.data.texts : counted.isError ? null : undefined} />;
}
