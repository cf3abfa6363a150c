import { formOf } from '../../support/files.ts';
import { drawPng } from '../../support/pictures.ts';
import { DRAWN } from '../../support/signing.ts';
import { alone, named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const SEAT = 'the receiver and the contract of the token';
/** Something in another document gets the same response as something that doesn't exist. */
const UNKNOWN_FIELD = '422 FIELD_UNKNOWN';

const asReceiver = ({ running }: World) => ({ token: running.receiverToken });
const stampOn = (fileId: string, bitmapId: string) => ({
  type: 'STAMP',
  fileId,
  pageIndex: 0,
  rect: [10, 10, 60, 60],
  rotation: 0,
  bitmapId,
});
const picture = async (name: string) =>
  formOf([{ name: 'file', bytes: await drawPng(), filename: `${name}.png`, type: 'image/png' }]);

const draftVersion = async ({ api, running }: World) =>
  (await api.ok('getSignContract', { token: running.receiverToken })).draft.version;

const drawing = async ({ api, running }: World) =>
  api.ok('startDrawing', { token: running.receiverToken, body: { fieldId: running.signatureId } });

export const SIGNING_ROWS: Row[] = [
  alone('putValues', SEAT, async (by) => ({
    ...asReceiver(by),
    body: { version: await draftVersion(by), values: { [by.running.textId]: '서울' }, markRefs: {} },
  })),
  named(
    'putValues',
    'values of a field',
    (of) => {
      const values = { [of.running.textId]: '서울' };
      return async (by) => ({ ...asReceiver(by), body: { version: await draftVersion(by), values, markRefs: {} } });
    },
    UNKNOWN_FIELD,
  ),
  named('putValues', 'markRefs to a mark', (of) => {
    const { markId } = of.running;
    return async (by) => ({
      ...asReceiver(by),
      body: { version: await draftVersion(by), values: {}, markRefs: { [by.running.signatureId]: markId } },
    });
  }),
  named(
    'putValues',
    'markRefs of a field',
    (of) => {
      const { signatureId } = of.running;
      return async (by) => ({
        ...asReceiver(by),
        body: { version: await draftVersion(by), values: {}, markRefs: { [signatureId]: by.running.markId } },
      });
    },
    UNKNOWN_FIELD,
  ),
  alone('keepMark', SEAT, (by) => ({ ...asReceiver(by), body: { mark: DRAWN } })),
  named('keepMark', 'mark.fileId', (of) => {
    const mark = { kind: 'IMAGE', fileId: of.running.attachment.attachmentId };
    return (by) => ({ ...asReceiver(by), body: { mark } });
  }),
  alone('outlineMark', 'a drawing of the letters in the body', () => ({
    body: { mark: { kind: 'TYPED', text: '정해원', face: 'PEN' } },
  })),
  alone('attachFile', SEAT, async (by) => ({ ...asReceiver(by), raw: await picture(by.name) })),
  named('putOwnAnnotations', 'annotations.fileId', (of) => {
    const { fileId } = of.running;
    return (by) => ({
      ...asReceiver(by),
      body: { annotations: [stampOn(fileId, by.running.attachment.attachmentId)] },
    });
  }),
  named('putOwnAnnotations', 'annotations.bitmapId', (of) => {
    const { attachmentId } = of.running.attachment;
    return (by) => ({ ...asReceiver(by), body: { annotations: [stampOn(by.running.fileId, attachmentId)] } });
  }),
  alone('completeSigning', SEAT, async (by) => {
    const { receiverToken: token, version } = await by.makeFilled();
    return { token, body: { version, confirmed: true } };
  }),
  alone('rejectContract', SEAT, async (by) => ({
    token: (await by.makeOpened()).receiverToken,
    body: { reason: '급여가 달라요.' },
  })),
  alone('delegateSigning', SEAT, async (by) => ({
    token: (await by.makeOpened()).receiverToken,
    body: { name: '정해원', email: by.email('delegate') },
  })),
  named('answerValueRequest', 'valueRequestId', async (of) => {
    const { valueRequestId, answererToken, version } = await of.makeAnswering();
    const path = { valueRequestId };
    return async (by) => {
      if (by === of) return { token: answererToken, path, body: { version, confirmed: true } };
      const own = await by.makeAnswering();
      return { token: own.answererToken, path, body: { version: own.version, confirmed: true } };
    };
  }),
  named('consentToValues', 'valueRequestId', async (of) => {
    const { valueRequestId, agreeingToken } = await of.makeAgreeing();
    const path = { valueRequestId };
    return async (by) => ({ path, token: by === of ? agreeingToken : (await by.makeAgreeing()).agreeingToken });
  }),
  named(
    'startDrawing',
    'fieldId',
    (of) => {
      const { signatureId: fieldId } = of.running;
      return (by) => ({ ...asReceiver(by), body: { fieldId } });
    },
    UNKNOWN_FIELD,
  ),
  alone('getDrawing', 'the code is the secret, of 22 characters and for ten minutes', async (by) => ({
    path: { code: (await drawing(by)).code },
  })),
  alone('putDrawing', 'the code is the secret, of 22 characters and for ten minutes', async (by) => ({
    path: { code: (await drawing(by)).code },
    body: { mark: DRAWN },
  })),
  alone('askQuestion', SEAT, async (by) => ({
    token: (await by.makeOpened()).receiverToken,
    body: { text: '근무 시작일이 언제인가요?' },
  })),
];
