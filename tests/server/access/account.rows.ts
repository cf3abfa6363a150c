import { freshEmail, lastCode, PASSWORD, AGREED, signUp, login } from '../../support/people.ts';
import { drawPng, presign, uploadPicture } from '../../support/pictures.ts';
import { PUBLIC_URL, type TestApp } from '../../support/test-app.ts';
import { formOf } from '../../support/files.ts';
import { alone, list, named, partsOf, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const PROVEN = 'what proves it stands in the body: a password, or a code from a mail';
const OWN = 'the account of the token';

/** A user who may be deleted, because no other test needs them. */
const passing = ({ api, email }: World) => signUp(api, email('passing'));

async function signUpCode(api: TestApp, email: string) {
  await api.ok('requestSignUpCode', { body: { email } });
  return { email, code: await lastCode(api, email) };
}

async function resetCode({ api }: World, email: string) {
  await api.ok('requestPasswordEmail', { body: { email } });
  const mail = (await api.mailsTo(email)).findLast(({ template }) => template === 'PASSWORD_RESET');
  return /change-password\/([0-9A-Za-z]{22})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function usedPicture({ api, owner, token }: World) {
  const profileImgUrl = await uploadPicture(api, owner);
  await api.ok('changeProfileImage', { token, body: { profileImgUrl } });
  return profileImgUrl;
}

const annual = {
  callbackUrl: `${PUBLIC_URL}/annual-auth`,
  parameterOption1: 'annual',
  parameterOption2: 'echo',
};
const verification = () => formOf(Object.entries(annual).map(([name, bytes]) => ({ name, bytes })));

async function startedVerification(of: World) {
  // Verifications are limited to five an hour, because each one costs money.
  await of.api.database.deleteFrom('phoneVerifications').where('userUuid', '=', of.owner.userUuid).execute();
  const started = await of.api.call('startPhoneVerification', { token: of.token, raw: verification() });
  if (started.status !== 200) throw new Error(started.text);
  const row = await of.api.database
    .selectFrom('phoneVerifications')
    .select('requestUuid')
    .where('userUuid', '=', of.owner.userUuid)
    .orderBy('requestUuid', 'desc')
    .executeTakeFirstOrThrow();
  return row.requestUuid;
}

export const ACCOUNT_ROWS: Row[] = [
  alone('login', PROVEN, ({ owner: { email } }) => ({ body: { email, password: PASSWORD } })),
  alone('refreshAccessToken', 'the token in the body is the account', async ({ api, owner }) => {
    const { refreshJwt } = await login(api, owner.email);
    return { body: { refreshJwt } };
  }),
  alone('requestPasswordEmail', 'the answer is the same for every address', ({ owner: { email } }) => ({
    body: { email },
  })),
  alone('checkPasswordSessionCode', PROVEN, async (by) => ({
    body: { sessionCode: await resetCode(by, (await passing(by)).email) },
  })),
  alone('changePasswordByCode', PROVEN, async (by) => ({
    body: { sessionCode: await resetCode(by, (await passing(by)).email), password: 'Harbour-Light-9' },
  })),
  alone('requestSignUpCode', 'the answer is the same for every address', () => ({ body: { email: freshEmail() } })),
  alone('confirmSignUpCode', PROVEN, async ({ api, email }) => ({ body: await signUpCode(api, email('new')) })),
  alone('signUp', PROVEN, async ({ api, email, name }) => ({
    body: {
      ...(await signUpCode(api, email('new'))),
      password: PASSWORD,
      name: '정해원',
      organizationName: `${name} 둘째`,
      agreements: AGREED,
    },
  })),
  list('getSession', OWN),
  alone('getUser', OWN),
  alone('getUserDetails', OWN),
  alone('getExtraDetails', OWN),
  alone('getAnnualValidity', OWN),
  alone('changeExtraDetails', OWN, ({ token }) => ({
    token,
    body: { department: '인사', position: '과장', phone: '', marketingConsent: false },
  })),
  alone('changeName', OWN, ({ token }) => ({ token, body: { name: '김지수' } })),
  alone('changePassword', OWN, async (by) => ({
    token: (await passing(by)).accessJwt,
    body: { password: PASSWORD, newPassword: 'Harbour-Light-9' },
  })),
  alone('withdrawUser', OWN, async (by) => {
    const { accessJwt, organizationUuid } = await passing(by);
    const body = { withdrawReason: '다 썼어요' };
    await by.api.ok('withdrawOrganization', { token: accessJwt, path: { id: organizationUuid }, body });
    return { token: accessJwt, body };
  }),
  alone('logout', 'of another account the token in the body is overlooked: tests/server/auth/sessions', async (by) => {
    const { accessJwt, refreshJwt } = await login(by.api, by.owner.email);
    return { token: accessJwt, body: { refreshJwt } };
  }),
  alone('presignProfileImage', OWN, ({ token }) => ({ token, body: { fileName: 'face.png' } })),
  named(
    'changeProfileImage',
    'profileImgUrl of another account',
    async ({ api, owner }) => {
      const profileImgUrl = await uploadPicture(api, owner);
      return ({ token }) => ({ token, body: { profileImgUrl } });
    },
    '422 FOREIGN_ADDRESS',
  ),
  named(
    'putUpload',
    'uploadId, with the signature of one’s own',
    async (of) => {
      const raw = { contentType: 'image/png', payload: await drawPng() };
      const { path, query } = await presign(of.api, of.owner);
      return async (by) => ({ path, raw, query: by === of ? query : (await presign(by.api, by.owner)).query });
    },
    '403 UPLOAD_FORGED',
  ),
  alone('getImage', 'pictures are public by an address that nobody can guess', async (by) =>
    partsOf(await usedPicture(by), { imageId: -1 }),
  ),
  alone('startPhoneVerification', OWN, ({ token }) => ({ token, raw: verification() })),
  alone(
    'returnFromPhoneVerification',
    'the provider names the request; nothing is answered but where to go',
    async (by) => ({
      raw: {
        contentType: 'application/x-www-form-urlencoded',
        payload: new URLSearchParams({ res_cd: '0000', param_opt_3: await startedVerification(by) }).toString(),
      },
    }),
  ),
  named('checkPhoneVerification', 'requestUuid', async (of) => {
    const requestUuid = await startedVerification(of);
    return ({ token, owner: { userUuid } }) => ({ token, query: { requestUuid, userUuid } });
  }),
  named('checkPhoneVerification', 'requestUuid and userUuid', async (of) => {
    const query = { requestUuid: await startedVerification(of), userUuid: of.owner.userUuid };
    return ({ token }) => ({ token, query });
  }),
];
