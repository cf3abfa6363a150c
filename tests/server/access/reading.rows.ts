import { VERIFIED } from '../../support/fake-identity.ts';
import { formOf } from '../../support/files.ts';
import { CONSENTS } from '../../support/signing.ts';
import { PUBLIC_URL } from '../../support/test-app.ts';
import { alone, list, named, partsOf, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const SEAT = 'the receiver and the contract of the token';
const FORGED = '403 ADDRESS_FORGED';

const asReceiver = ({ running }: World) => ({ token: running.receiverToken });
const asDone = ({ completed }: World) => ({ token: completed.receiverToken });

async function linkTo({ api, token }: World, path: { contractId: string; receiverUuid: string }) {
  const { link } = await api.ok('giveLink', { token, path });
  return new URL(link).searchParams.get('t') ?? '';
}

async function tokenOf(of: World, path: { contractId: string; receiverUuid: string }) {
  const { accessJwt } = await of.api.ok('openLink', { body: { linkToken: await linkTo(of, path) } });
  return accessJwt;
}

/** A receiver who has opened the link but hasn't verified themselves. */
async function arrived(of: World) {
  const { contractId, people, receivers } = await of.send({ people: [{ verifications: ['EMAIL_CODE'] }] });
  const email = people[0]?.email ?? '';
  return { email, token: await tokenOf(of, { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' }) };
}

/** The receiver is the person that the fake provider knows. */
async function asking(of: World) {
  const { name, phone } = VERIFIED;
  const { contractId, receivers } = await of.send({ people: [{ name, phone, verifications: ['PHONE_IDENTITY'] }] });
  const token = await tokenOf(of, { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' });
  await of.api.ok('openDocument', { token });
  return token;
}

async function identified({ api }: World, token: string) {
  const fields = {
    callbackUrl: `${PUBLIC_URL}/receiver/phone-verify/callback`,
    parameterOption1: 'receiver',
    parameterOption2: '',
  };
  await api.call('startPhoneVerification', {
    token,
    raw: formOf(Object.entries(fields).map(([name, bytes]) => ({ name, bytes }))),
  });
  const requestUuid = api.identity.seen.began.at(-1)?.requestUuid ?? '';
  const payload = new URLSearchParams({ res_cd: '0000', param_opt_3: requestUuid }).toString();
  const contentType = 'application/x-www-form-urlencoded';
  await api.call('returnFromPhoneVerification', { raw: { contentType, payload } });
  return requestUuid;
}

async function asked(of: World) {
  const { email, token } = await arrived(of);
  await of.api.ok('openDocument', { token });
  return { email, token };
}

const copies = (by: World) => by.api.ok('getCopies', asDone(by));

export const READING_ROWS: Row[] = [
  list('openLink', 'the link is the secret', async (by) => {
    const { contractId, receiverUuid } = await by.makeSent();
    return { body: { linkToken: await linkTo(by, { contractId, receiverUuid }) } };
  }),
  list('getArrival', SEAT, async (by) => ({ token: (await arrived(by)).token })),
  alone('chooseLanguage', SEAT, async (by) => ({ token: (await arrived(by)).token, body: { language: 'en' } })),
  alone('openDocument', SEAT, async (by) => ({ token: (await arrived(by)).token })),
  alone('sendCode', SEAT, async (by) => ({ token: (await asked(by)).token, path: { step: 'email-code' } })),
  alone('confirmStep', SEAT, async (by) => {
    const { email, token } = await asked(by);
    const path = { step: 'email-code' };
    await by.api.ok('sendCode', { token, path });
    // Reads the code from the outbox, so that nothing has to be delivered.
    const mail = (await by.api.mailsTo(email)).at(-1);
    return { token, path, body: { code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' } };
  }),
  named('confirmStep', 'requestUuid', async (of) => {
    const token = await asking(of);
    const body = { requestUuid: await identified(of, token) };
    const path = { step: 'phone-identity' };
    return async (by) => ({ token: by === of ? token : await asking(by), path, body });
  }),
  alone('giveConsents', SEAT, (by) => ({ ...asReceiver(by), body: { kinds: CONSENTS } })),
  list('getSignContract', SEAT, asReceiver),
  alone('markViewed', SEAT, asReceiver),
  list('getCopies', SEAT, asDone),
  alone('getCertificates', SEAT, asDone),
  alone('mailCopies', SEAT, (by) => ({ ...asDone(by), body: { email: by.email('copy') } })),
  alone('getSignPageText', SEAT, (by) => ({ ...asReceiver(by), path: { page: '1' } })),
  alone('getSignDocument', 'the signature says whose document it is', async (by) =>
    partsOf((await copies(by)).document.url, {}),
  ),
  alone('getSignCertificate', 'the signature says whose certificate it is', async (by) =>
    partsOf((await copies(by)).certificate?.url, {}),
  ),
  alone('getSignPage', 'the signature says whose page it is', async (by) =>
    partsOf((await copies(by)).document.pages[0]?.imageUrl, { page: -1 }),
  ),
  named(
    'getAttachment',
    'attachmentId, by an address of one’s own',
    ({ running: { attachment } }) => {
      const { path } = partsOf(attachment.url, { attachmentId: -1 });
      return (by) => ({ path, query: partsOf(by.running.attachment.url, {}).query });
    },
    FORGED,
  ),
  named(
    'getSignPage',
    'a page of another document, by an address of one’s own',
    async (of) => {
      const { pages } = await of.api.ok('getSignContract', asReceiver(of));
      const { path, query } = partsOf(pages[0]?.imageUrl, { page: -1 });
      return async (by) => {
        if (by === of) return { path, query };
        const own = await by.api.ok('getSignContract', asReceiver(by));
        const { sig = '' } = partsOf(own.pages[0]?.imageUrl, {}).query;
        return { path, query: { ...query, sig } };
      };
    },
    FORGED,
  ),
];
