import type { Permission } from '../../server/contract/access.ts';
import { findCode } from './find-code.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'Barley-Field-71';
export const AGREED = { terms: true, privacy: true, marketing: false };

export type Person = {
  email: string;
  accessJwt: string;
  refreshJwt: string;
  userUuid: string;
  organizationUuid: string;
  organizationMemberUuid: string;
};

let count = 0;
export const freshEmail = (name = 'person') => `${name}${(count += 1)}@hanbit.example`;

export async function lastCode(api: TestApp, email: string) {
  const mails = await api.mailsTo(email);
  return findCode(mails.findLast((mail) => mail.template === 'SIGN_UP_CODE')?.text) ?? '';
}

export async function signUp(
  api: TestApp,
  email = freshEmail(),
  organizationName = '한빛물산 주식회사',
): Promise<Person> {
  await api.ok('requestSignUpCode', { body: { email } });
  const code = await lastCode(api, email);
  const body = { email, code, password: PASSWORD, name: '김지수', organizationName, agreements: AGREED };
  const { userInfo } = await api.ok('signUp', { body });
  return describe(api, email, userInfo);
}

export async function describe(api: TestApp, email: string, tokens: { accessJwt: string; refreshJwt: string }) {
  const session = await api.ok('getSession', { token: tokens.accessJwt });
  return {
    email,
    ...tokens,
    userUuid: session.user.userUuid,
    organizationUuid: session.organization?.organizationUuid ?? '',
    organizationMemberUuid: session.organization?.organizationMemberUuid ?? '',
  };
}

export async function invite(api: TestApp, inviter: Person, email: string, permissions: Permission[] = []) {
  const [outcome] = await api.ok('inviteMembers', {
    token: inviter.accessJwt,
    body: { emails: [email], permissions, groupUuids: [] },
  });
  const mail = (await api.mailsTo(email)).findLast((sent) => sent.template === 'INVITATION');
  const link = new URL(/https:\S+\/invitation\/acceptance\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://none.test');
  return {
    organizationMemberUuid: outcome?.organizationMemberUuid ?? '',
    outcome: outcome?.outcome,
    code: link.searchParams.get('code') ?? '',
    link,
  };
}

export async function join(
  api: TestApp,
  inviter: Person,
  permissions: Permission[] = [],
  email = freshEmail('member'),
) {
  const { organizationMemberUuid, code } = await invite(api, inviter, email, permissions);
  const { userInfo } = await api.ok('acceptInvitation', {
    path: { organizationMemberUuid, inviteeEmail: email },
    body: { code, name: '배준호', password: PASSWORD },
  });
  return describe(api, email, userInfo);
}

export async function login(api: TestApp, email: string, password = PASSWORD) {
  const { userInfo } = await api.ok('login', { body: { email, password } });
  return describe(api, email, userInfo);
}
