import { useQuery } from '@tanstack/react-query';
import { countTexts } from '#rules/count-texts.ts';
import { contractQueries } from '@/entities/contract';
import { TextCostNote } from '@/entities/payment/credit';

type ActTextCostProps = { act: 'remind' | 'extend'; contractId: string };

/** Loads the contract, because lists don't contain the receivers' channels. */
export function ActTextCost({ act, contractId }: ActTextCostProps) {
  const contract = useQuery(contractQueries.detail(contractId));
  return <TextCostNote texts={contract.data ? countTexts(act, contract.data) : contract.isError ? null : undefined} />;
}
