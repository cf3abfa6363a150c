import { randomUUID } from 'node:crypto';
import { field, verify, type Field } from './contracts.ts';
import { formOf } from './files.ts';
import { makeListBox } from './list-boxes.ts';
import { signUp } from './people.ts';
import { publishedTemplate, slot } from './templates.ts';
import type { TestApp } from './test-app.ts';

export const PLACES = ['서울, 본사', '부산 공장', '＃3 창고'];

const own =
  (kind: Field['kind'], name: string, place: number, more: Partial<Field> = {}) =>
  (fileId: string) =>
    field(fileId, null, {
      fieldId: randomUUID(),
      kind,
      name,
      required: false,
      rect: { x: 60, y: 300 + place * 40, width: 200, height: 24 },
      ...more,
    });

/**
 * A published template with every kind of column: people with an email address or phone number, a code, a title and the
 * sender's values.
 */
export async function sheetTemplate(api: TestApp) {
  const person = await signUp(api);
  await verify(api, person);
  const { listBoxId } = await makeListBox(api, person, PLACES);
  const worker = slot('근로자', { channels: ['MAIL', 'SMS'], accessCode: 'EACH' });
  const fields = [
    own('AMOUNT', '월급', 0, { required: true }),
    own('DATE', '입사일', 1),
    own('LIST', '근무지', 2, { listBoxId }),
    own('TEXT', '부서', 3),
  ];
  const made = await publishedTemplate(api, person, {
    slots: [worker],
    fields: (fileId) => fields.map((create) => create(fileId)),
  });
  return { person, token: person.accessJwt, ...made };
}

export type SheetTemplate = Awaited<ReturnType<typeof sheetTemplate>>;

/** The headers of the required columns. */
export const HEADS =
  '근로자 이름,근로자 메일,근로자 휴대폰,근로자 직함,근로자 문서 비밀번호,월급,입사일,근무지,부서,문서 이름';

type More = Record<string, string>;

export const uploading = (
  { token, templateId }: Pick<SheetTemplate, 'token' | 'templateId'>,
  bytes: Buffer | string,
  { filename = '명단.xlsx', ...more }: More = {},
) => ({
  token,
  path: { templateId },
  raw: formOf([
    ...Object.entries(more).map(([name, value]) => ({ name, bytes: value })),
    { name: 'file', bytes: Buffer.from(bytes), filename },
  ]),
});

/** Returns the sheet's rows as values by column heading. */
export async function checkedRows(api: TestApp, template: SheetTemplate, bytes: Buffer | string, more: More = {}) {
  const batch = await api.ok('checkSheet', uploading(template, bytes, more));
  const { rows } = await api.ok('listBatchRows', {
    token: template.token,
    path: { batchId: batch.batchId },
    query: { size: '1000' },
  });
  const heads = new Map(batch.columns.map(({ key, head }) => [key, head]));
  const values = rows.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([key, value]) => [heads.get(key) ?? key, value])),
  );
  return { batch, rows, values };
}

export const countBatches = async (api: TestApp, { token }: Pick<SheetTemplate, 'token'>) =>
  (await api.ok('listBatches', { token })).total;
