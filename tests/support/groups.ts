import { createSharingJobs } from '../../server/modules/contracts/filing/sharing.jobs.ts';
import { work } from './contracts.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

let count = 0;

export const makeGroup = (api: TestApp, { accessJwt }: Person, people: readonly Person[] = []) =>
  api.ok('createGroup', {
    token: accessJwt,
    body: {
      name: `그룹 ${(count += 1)}`,
      organizationMemberUuids: people.map(({ organizationMemberUuid }) => organizationMemberUuid),
    },
  });

export const listGroups = (api: TestApp, { accessJwt }: Person) => api.ok('listGroups', { token: accessJwt });

export async function setGroup(api: TestApp, person: Person, groupId: string, people: readonly Person[]) {
  const { version } = (await listGroups(api, person)).find((group) => group.groupId === groupId) ?? { version: 0 };
  const organizationMemberUuids = people.map(({ organizationMemberUuid }) => organizationMemberUuid);
  const body = { version, organizationMemberUuids };
  return api.ok('changeGroup', { token: person.accessJwt, path: { groupId }, body });
}

export const share = (api: TestApp, { accessJwt }: Person, contractId: string, groupIds: string[]) =>
  api.ok('shareContract', { token: accessJwt, path: { contractId }, body: { groupIds } });

export const forgetGroups = (api: TestApp) => work(api, createSharingJobs(api.deps));
