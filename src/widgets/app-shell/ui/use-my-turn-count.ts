import { useQuery } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { useSession } from '@/entities/user';

export function useMyTurnCount(): number {
  const { organization } = useSession();
  const list = useQuery({ ...contractQueries.list({ size: 1 }), enabled: organization !== null });
  return list.data?.counts.MY_TURN ?? 0;
}
