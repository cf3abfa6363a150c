import { invite, join, PASSWORD, signUp } from '../../support/people.ts';
import { uploadPicture } from '../../support/pictures.ts';
import { alone, list, named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const joined = ({ api, owner, email }: World) => join(api, owner, [], email('joined'));
const invited = async ({ api, owner, email }: World) => {
  const inviteeEmail = email('invited');
  return { inviteeEmail, ...(await invite(api, owner, inviteeEmail)) };
};

const passing = ({ api, email, name }: World) => signUp(api, email('passing'), `${name} 잠깐`);

export const ORGANIZATION_ROWS: Row[] = [
  alone('createOrganization', 'it is made here', ({ token, name }) => ({ token, body: { name: `${name} 셋째` } })),
  list('listOrganizations', 'the seats of the token’s account'),
  named('getOrganization', 'id', ({ owner }) => {
    const path = { id: owner.organizationUuid };
    return ({ token }) => ({ token, path });
  }),
  named('changeOrganization', 'id', ({ owner, name }) => {
    const path = { id: owner.organizationUuid };
    return ({ token }) => ({ token, path, body: { name: `${name}상사` } });
  }),
  named(
    'changeOrganization',
    'logoImgUrl of another account',
    async (of) => {
      const logoImgUrl = await uploadPicture(of.api, of.owner);
      return ({ token, owner }) => ({ token, path: { id: owner.organizationUuid }, body: { logoImgUrl } });
    },
    '422 FOREIGN_ADDRESS',
  ),
  named('withdrawOrganization', 'id', async (of) => {
    const { accessJwt, organizationUuid } = await passing(of);
    const rest = { path: { id: organizationUuid }, body: { withdrawReason: '다 썼어요' } };
    return (by) => ({ ...rest, token: by === of ? accessJwt : by.token });
  }),
  named('handOverOwnership', 'organizationMemberUuid', async (of) => {
    const { accessJwt, ...owner } = await passing(of);
    const { organizationMemberUuid } = await join(of.api, { ...owner, accessJwt }, [], of.email('heir'));
    return (by) => ({ token: by === of ? accessJwt : by.token, body: { organizationMemberUuid } });
  }),
  named('listMembers', 'organizationUuid', ({ owner: { organizationUuid } }) => {
    return ({ token }) => ({ token, path: { organizationUuid } });
  }),
  list('listMembers', 'of one’s own organisation', ({ token, owner: { organizationUuid } }) => ({
    token,
    path: { organizationUuid },
  })),
  alone('inviteMembers', 'into the token’s organisation', ({ token, email }) => ({
    token,
    body: { emails: [email('guest')], permissions: [], groupUuids: [] },
  })),
  named('inviteMembers', 'groupUuids', ({ groupId }) => {
    return ({ token, email }) => ({
      token,
      body: { emails: [email('guest')], permissions: [], groupUuids: [groupId] },
    });
  }),
  named('changePermissions', 'organizationMemberUuid', async (of) => {
    const { organizationMemberUuid } = await joined(of);
    return ({ token }) => ({ token, body: { organizationMemberUuid, permissions: [] } });
  }),
  named('withdrawMember', 'organizationMemberUuid', async (of) => {
    const { organizationMemberUuid } = await joined(of);
    return ({ token }) => ({ token, body: { organizationMemberUuid } });
  }),
  named('cancelInvitation', 'organizationMemberUuid', async (of) => {
    const { organizationMemberUuid } = await invited(of);
    return ({ token }) => ({ token, path: { organizationMemberUuid } });
  }),
  named('switchOrganization', 'organizationMemberUuid', ({ owner: { organizationMemberUuid } }) => {
    return ({ token }) => ({ token, path: { organizationMemberUuid }, body: {} });
  }),
  alone('validateInvitation', 'whoever got the mail has no account yet', async (by) => ({
    query: { organizationMemberUuid: (await invited(by)).organizationMemberUuid },
  })),
  named('acceptInvitation', 'organizationMemberUuid, with one’s own address and code', async (of) => {
    const { organizationMemberUuid, ...mine } = await invited(of);
    return async (by) => {
      const { inviteeEmail, code } = by === of ? mine : await invited(by);
      return { path: { organizationMemberUuid, inviteeEmail }, body: { code, name: '정해원', password: PASSWORD } };
    };
  }),
  named(
    'acceptInvitation',
    'organizationMemberUuid and address, with one’s own code',
    async (of) => {
      const { organizationMemberUuid, inviteeEmail, code } = await invited(of);
      const path = { organizationMemberUuid, inviteeEmail };
      return async (by) => ({
        path,
        body: { code: by === of ? code : (await invited(by)).code, name: '정해원', password: PASSWORD },
      });
    },
    '403 INVITATION_CODE_WRONG',
  ),
  alone('listAlerts', 'of the token’s seat'),
  alone('readAlerts', 'of the token’s seat; tests/server/alerts names alerts of others', ({ token }) => ({
    token,
    body: { all: true },
  })),
  alone('getAlertPreferences', 'of the token’s seat'),
  alone('changeAlertPreferences', 'of the token’s seat', ({ token }) => ({
    token,
    body: { kinds: [{ kind: 'SIGNED', mail: 'DAY' }] },
  })),
  alone('getServiceSettings', 'of the token’s organisation'),
  alone('changeServiceSettings', 'of the token’s organisation', ({ token }) => ({ token, body: { expiryDays: 14 } })),
];
