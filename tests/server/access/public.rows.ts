import { formOf } from '../../support/files.ts';
import { alone, named, type Row } from './rows.ts';
import { pageOf } from './documents.ts';
import type { World } from './worlds.ts';

const NOBODYS = 'nothing of anybody’s is in it';
const WHOEVER_HAS_IT = 'for whoever has the file or its number, without an account';

/** The clock of a test begins on the day of this notice. */
const NOTICE = { noticeId: 'annual-identity' };

const askedBy = async ({ api, token }: World) =>
  (await api.ok('sendInquiry', { token, body: { message: '도장을 바꿀 수 있나요?' } })).inquiryId;

/** The secret of a link that somebody without an account was sent. */
async function threadOf({ api, email }: World) {
  const asker = email('thread');
  await api.ok('sendInquiry', { body: { name: '한유나', email: asker, message: '요금이 궁금해요.' } });
  const mail = (await api.mailsTo(asker)).at(-1);
  return /[?]thread=([0-9A-Za-z]{22})/.exec(mail?.text ?? '')?.[1] ?? '';
}

export const PUBLIC_ROWS: Row[] = [
  alone('getServicePlan', NOBODYS, () => ({})),
  alone('getHealth', NOBODYS, () => ({})),
  alone('getReadiness', NOBODYS, () => ({})),
  alone('sendInquiry', NOBODYS, ({ email }) => ({
    body: { name: '한유나', email: email('asking'), company: '', message: '요금이 궁금해요.' },
  })),
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
