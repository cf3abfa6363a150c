import { formOf } from '../../support/files.ts';
import { alone, type Row } from './rows.ts';
import { pageOf } from './documents.ts';

const NOBODYS = 'nothing of anybody’s is in it';
const WHOEVER_HAS_IT = 'for whoever has the file or its number, without an account';

/** The clock of a test begins on the day of this notice. */
const NOTICE = { noticeId: 'annual-identity' };

export const PUBLIC_ROWS: Row[] = [
  alone('getServicePlan', NOBODYS, () => ({})),
  alone('getHealth', NOBODYS, () => ({})),
  alone('getReadiness', NOBODYS, () => ({})),
  alone('sendInquiry', NOBODYS, ({ email }) => ({
    body: { name: '한유나', email: email('asking'), company: '', message: '요금이 궁금해요.' },
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
