import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from '../../../rules/common-passwords.ts';
import { isGoodPassword } from '../../../rules/password.ts';
import { isBusinessNumber } from '../../../rules/business-number.ts';
import { seedDemo } from '../../../server/content/demo/demo.ts';
import { DEMO_ORGANIZATIONS, DEMO_PASSWORD, JISU, JUNHO, NARAE } from '../../../server/content/demo/people.ts';
import { login } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('an empty database is filled once, even by two processes', async () => {
  const [one, other] = await Promise.all([
    seedDemo(api.deps, { withDocuments: false }),
    seedDemo(api.deps, { withDocuments: false }),
  ]);
  const accounts = one ?? other ?? [];
  expect([one, other].filter((answer) => answer === null)).toHaveLength(1);
  expect(await seedDemo(api.deps, { withDocuments: false })).toBeNull();
  for (const { email, password, organizations } of accounts) {
    expect(isGoodPassword(password, email, COMMON_PASSWORDS)).toBe(true);
    const { accessJwt } = await login(api, email, password);
    const list = await api.ok('listOrganizations', { token: accessJwt });
    expect(list.map(({ name }) => name).toSorted()).toEqual(organizations.toSorted());
  }
  expect(DEMO_ORGANIZATIONS.every(({ businessNumber }) => isBusinessNumber(businessNumber))).toBe(true);
});

test('every state is there to look at', async () => {
  const jisu = await login(api, JISU.email, DEMO_PASSWORD);
  const states = ['ACCEPTED', 'INVITED', 'EXPIRED', 'CANCELLED', 'WITHDRAWN'];
  for (const memberStatusType of states) {
    const path = { organizationUuid: jisu.organizationUuid };
    const { total } = await api.ok('listMembers', { token: jisu.accessJwt, path, query: { memberStatusType } });
    expect([memberStatusType, total > 0]).toEqual([memberStatusType, true]);
  }
  expect((await api.ok('getAnnualValidity', { token: jisu.accessJwt })).valid).toBe(true);
  const { accessJwt } = await login(api, JUNHO.email, DEMO_PASSWORD);
  expect((await api.ok('getAnnualValidity', { token: accessJwt })).valid).toBe(false);
  const narae = await login(api, NARAE.email, DEMO_PASSWORD);
  const query = { memberStatusType: 'INVITED' };
  const invitations = await api.ok('listOrganizations', { token: narae.accessJwt, query });
  expect(invitations).toMatchObject([
    { name: jisu.organizationUuid ? '한빛물산 주식회사' : '', memberStatusType: 'INVITED' },
  ]);
});
