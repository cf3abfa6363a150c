import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../../../server/database/change-feed.ts';
import { createAlertStreams } from '../../../server/modules/alerts/alert-streams.ts';
import { draft, verify } from '../../support/contracts.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { waitUntil } from '../../support/wait-until.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

/** Streams whose changes come from the test alone: one that follows by itself would hide that none is repeated. */
function createStreams() {
  const listeners: ((change: Change) => void)[] = [];
  const streams = createAlertStreams({
    database: api.database,
    changes: {
      listen: async ({ onChange }) => void listeners.push(onChange),
      close: async () => {},
    },
  });
  return {
    report: (change: Change) => listeners.forEach((listener) => listener(change)),
    /** Returns what the stream has sent so far. */
    async open({ organizationUuid, organizationMemberUuid }: Person, missedSome = false) {
      const seat = { organizationUuid, organizationMemberUuid, isOwner: false };
      const member = { ...seat, permissions: new Set<never>(), audienceUuids: [] };
      const body = await streams.open({ member, missedSome, readmit: () => Promise.resolve(member) });
      const chunks: string[] = [];
      body.on('data', (chunk) => chunks.push(String(chunk)));
      return () => chunks.join('');
    },
    close: () => streams.close(),
  };
}

test('a stream that opens after a change begins with it, for whoever may see it', async () => {
  const owner = await signUp(api);
  await verify(api, owner);
  const other = await join(api, owner, ['CONTRACT_SEND']);
  const [{ contractId }, own] = [await draft(api, owner), await draft(api, other)];
  const { organizationUuid } = owner;
  const streams = createStreams();
  const early = await streams.open(owner);
  streams.report({ kind: 'contract', organizationUuid, id: contractId });
  await waitUntil(() => expect(early()).toContain(contractId));

  const [others, reopened] = [await streams.open(other), await streams.open(owner, true)];
  const late = await streams.open(owner);
  await waitUntil(() => expect(late()).toContain(contractId));
  // The member of the other stream may not see it. Their own contract shows that the stream works.
  streams.report({ kind: 'contract', organizationUuid, id: own.contractId });
  await waitUntil(() => expect(others()).toContain(own.contractId));
  expect(others()).not.toContain(contractId);
  // A stream that is reopened is told to fetch everything instead.
  expect(reopened()).toContain('event: again');
  expect(reopened()).not.toContain(contractId);
  await streams.close();
});
