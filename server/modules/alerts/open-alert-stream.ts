import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';

export const createOpenAlertStream =
  ({ alertStreams }: Pick<Deps, 'alertStreams'>): OperationHandler<'openAlertStream'> =>
  async ({ caller, lastEventId, readmit }) => ({
    kind: 'events',
    body: await alertStreams.open({
      member: caller.member,
      missedSome: lastEventId !== null,
      readmit: async () => (await readmit())?.member ?? null,
    }),
  });
