import { formOf } from '../../support/files.ts';
import { alone, named, type Row } from './rows.ts';
import { pageOf } from './documents.ts';
import type { World } from './worlds.ts';

const NOBODYS = 'nothing of anybody’s is in it';
const WHOEVER_HAS_IT = 'for whoever has the file or its number, without an account';

/** The test clock starts on the date of this notice. */
const NOTICE = { noticeId: 'annual-identity' };

const askedBy = async ({ api, token }: World) =>
  (await api.ok('sendInquiry', { token, body: { message: '도장을 바꿀 수 있나요?' } })).inquiryId;

async function threadOf({ api, email }: World) {
  const asker = email('thread');
  await api.ok('sendInquiry', { body: { name: '한유나', email: asker, message: '요금이 궁금해요.' } });
  const mail = (await api.mailsTo(asker)).at(-1);
  return /[?]thread=([0-9A-Za-z]{22})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const fileNamed = (latin: string) =>
  formOf([{ name: 'file', bytes: latin, filename: `${latin}.txt`, type: 'text/plain' }]);

async function fileOf({ api, token, latin }: World) {
  const { ticket } = await api.ok('uploadInquiryFile', { token, raw: fileNamed(latin) });
  const body = { message: '이 화면이 이상해요.', files: [ticket] };
  const { inquiryId } = await api.ok('sendInquiry', { token, body });
  const { messages } = await api.ok('getInquiry', { token, path: { inquiryId } });
  return { inquiryId, fileId: messages[0]?.files[0]?.fileId ?? '' };
}

async function threadFileOf(by: World) {
  const [secret, { api, latin }] = [await threadOf(by), by];
  const { ticket } = await api.ok('uploadThreadFile', { path: { secret }, raw: fileNamed(latin) });
  const body = { message: '이 화면이 이상해요.', files: [ticket] };
  const { messages } = await api.ok('continueThread', { path: { secret }, body });
  return { secret, fileId: messages.at(-1)?.files[0]?.fileId ?? '' };
}

export const PUBLIC_ROWS: Row[] = [
  alone('getServicePlan', NOBODYS, () => ({})),
  alone('getHealth', NOBODYS, () => ({})),
  alone('getReadiness', NOBODYS, () => ({})),
  alone('sendInquiry', NOBODYS, ({ email }) => ({
    body: { name: '한유나', email: email('asking'), company: '', message: '요금이 궁금해요.' },
  })),
  alone('uploadInquiryFile', 'it is saved for the caller alone', ({ token, latin }) => ({
    token,
    raw: fileNamed(latin),
  })),
  named('sendInquiry', 'the ticket of a file', async ({ api, token, latin }) => {
    const { ticket } = await api.ok('uploadInquiryFile', { token, raw: fileNamed(latin) });
    return (by) => ({ token: by.token, body: { message: '이 화면이 이상해요.', files: [ticket] } });
  }),
  named('getInquiryFile', 'inquiryId, fileId', async (of) => {
    const path = await fileOf(of);
    return ({ token }) => ({ token, path });
  }),
  named('getInquiryFile', 'fileId, below an inquiry of one’s own', async (of) => {
    const { inquiryId, fileId } = await fileOf(of);
    return async (by) => {
      const own = by === of ? inquiryId : (await fileOf(by)).inquiryId;
      return { token: by.token, path: { inquiryId: own, fileId } };
    };
  }),
  alone('listInquiries', 'those of the account'),
  named('getInquiry', 'inquiryId', async (of) => {
    const path = { inquiryId: await askedBy(of) };
    return ({ token }) => ({ token, path });
  }),
  named('continueInquiry', 'inquiryId', async (of) => {
    const path = { inquiryId: await askedBy(of) };
    return ({ token }) => ({ token, path, body: { message: '하나 더 궁금해요.' } });
  }),
  alone('getThread', 'the secret in the path is the right to read it', async (by) => ({
    path: { secret: await threadOf(by) },
  })),
  alone('continueThread', 'the secret in the path is the right to write', async (by) => ({
    path: { secret: await threadOf(by) },
    body: { message: '하나 더 궁금해요.' },
  })),
  alone('uploadThreadFile', 'the secret in the path is the right to write', async (by) => ({
    path: { secret: await threadOf(by) },
    raw: fileNamed(by.latin),
  })),
  named('getThreadFile', 'fileId, by a secret of one’s own', async (of) => {
    const { secret, fileId } = await threadFileOf(of);
    return async (by) => ({ path: { secret: by === of ? secret : (await threadFileOf(by)).secret, fileId } });
  }),
  alone('listNotices', NOBODYS, ({ token }) => ({ token })),
  alone('getNotice', NOBODYS, ({ token }) => ({ token, path: NOTICE })),
  alone('readNotice', 'it is marked for the caller alone', ({ token }) => ({ token, path: NOTICE })),
  alone('getFirstSteps', 'it tells of the caller alone', ({ token }) => ({ token })),
  alone('hideFirstSteps', 'they are hidden for the caller alone', ({ token }) => ({ token })),
  alone('sendFirstContract', 'its only receiver is the caller', ({ token }) => ({ token })),
  alone('listGuides', NOBODYS, ({ token }) => ({ token })),
  alone('getGuide', NOBODYS, ({ token }) => ({ token, path: { guideId: 'first-document' } })),
  alone('listFaqs', NOBODYS, () => ({})),
  alone('getContentPicture', NOBODYS, () => ({ path: { picture: 'first-document.webp' } })),
  alone('listStoreTemplates', NOBODYS, ({ token }) => ({ token })),
  alone('getStoreTemplate', NOBODYS, ({ token }) => ({ token, path: { storeTemplateId: 'lease' } })),
  alone('getStoreTemplatePage', NOBODYS, () => ({ path: { storeTemplateId: 'lease', page: '1' } })),
  alone('checkByHash', WHOEVER_HAS_IT, async ({ api, completed: { receiverToken: token } }) => ({
    query: { sha256: (await api.ok('getCopies', { token })).document.sha256 },
  })),
  alone('checkByNumber', WHOEVER_HAS_IT, ({ completed: { contract } }) => ({
    path: { certificateNo: contract.certificateNo ?? '' },
  })),
  alone('checkFile', WHOEVER_HAS_IT, ({ latin }) => ({
    raw: formOf([{ name: 'file', bytes: pageOf(latin), filename: 'a.pdf', type: 'application/pdf' }]),
  })),
];
