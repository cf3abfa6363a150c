import type { Client } from '../../contract/operations.ts';
import type { ReceiverRow } from '../contracts/receivers.repository.ts';

export type ByReceiver = ReturnType<typeof byReceiver>;

/** Who does it, as the chain tells it. */
export const byReceiver = ({ receiverUuid, name }: ReceiverRow, client: Client) => ({
  actor: { kind: 'RECEIVER' as const, id: receiverUuid, name },
  ip: client.address,
  userAgent: client.userAgent.slice(0, 300),
});
