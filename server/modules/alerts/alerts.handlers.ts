import type { OperationHandlers } from '../../contract/operations.ts';
import type { AlertStreams } from './alert-streams.ts';

export const createAlertHandlers = (streams: AlertStreams) =>
  ({
    openAlertStream: async ({ caller, lastEventId, readmit }) => ({
      kind: 'events',
      body: await streams.open({
        member: caller.member,
        missedSome: lastEventId !== null,
        readmit: async () => (await readmit())?.member ?? null,
      }),
    }),
  }) satisfies Partial<OperationHandlers>;
