import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { drawStoreForm, type StoreField } from '../../../server/content/store/draw-store-form.ts';
import { STORE_FORMS, STORE_FORM_SETS } from '../../../server/content/store/store.ts';
import type { StoreForm } from '../../../server/content/store/store-form.types.ts';
import { isMark } from '../../../rules/field-kinds.ts';
import { layoutField } from '../../../rules/field-layout.ts';
import { createTextMeasure } from '../../../server/documents/fonts/layout.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look, type Field, type ReceiverDraft } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { textOf } from '../../support/documents/drawing.ts';
import { open, untilStatus, upload } from '../../support/files.ts';
import { CARVED, makeSeal } from '../../support/marks.ts';
import type { Person } from '../../support/people.ts';
import { sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { complete, DRAWN, startSigning } from '../../support/signing.ts';
import { plausibleValue } from '../../support/store-values.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
let sealId: string;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
  sealing = await sealingOf(api);
  ({ sealId } = await makeSeal(api, owner, { mark: CARVED, users: [owner] }));
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

/** A group of answers counts as one question. */
const questionsOf = (fields: readonly StoreField[], slotUuid: string | null) => [
  ...new Set(
    fields
      .filter(({ kind }) => kind === 'RADIO')
      .flatMap((field) => (field.slotUuid === slotUuid ? (field.group ?? []) : [])),
  ),
  ...fields.filter((field) => field.slotUuid === slotUuid && field.kind !== 'RADIO').map(({ name }) => name),
];

function drawn({ code }: StoreForm) {
  const made = drawStoreForm(code);
  if (!made) throw new Error(`there is no form ${code}`);
  return made;
}

const receiverOf = (form: StoreForm, place: number): ReceiverDraft => {
  const slot = form.slots[place];
  if (!slot) throw new Error('there is no such slot');
  const { role, order, channels, name, key } = slot;
  return {
    name: ['이도윤', '정해원'][place] ?? name,
    title: name,
    email: `${form.code}.${key}@receiver.example`,
    phone: `0103026000${place}`,
    role,
    order,
    channels: [...channels],
    verifications: [],
  };
};

type Filling = 'EVERYTHING' | 'WHAT IS REQUIRED';

/**
 * Chooses the first answer of each group if everything is filled in, and otherwise the last one, which shows other
 * fields.
 */
function valuesOf(all: readonly StoreField[], filling: Filling): Record<string, string> {
  const answers = new Map<string, string>();
  for (const { kind, group = '', fieldId } of all)
    if (kind === 'RADIO' && (filling === 'WHAT IS REQUIRED' || !answers.has(group))) answers.set(group, fieldId);
  const isFilled = ({ fieldId, kind, group = '', required }: StoreField) =>
    kind === 'RADIO' ? answers.get(group) === fieldId : required || filling === 'EVERYTHING';
  const filled = all.filter(isFilled);
  const isShown = ({ condition }: StoreField) =>
    !condition || filled.some(({ fieldId }) => fieldId === condition.fieldId);
  return Object.fromEntries(
    filled.filter(isShown).flatMap((field) => {
      const value = plausibleValue(field);
      return value === null ? [] : [[field.fieldId, value]];
    }),
  );
}

async function makeDraft(form: StoreForm, filling: Filling) {
  const { bytes, title, fields } = drawn(form);
  const { fileId } = await upload(api, owner, bytes);
  await untilStatus(api, owner, fileId, 'READY');
  const { contractId } = await api.ok('createContract', { token: owner.accessJwt, body: { title, fileIds: [fileId] } });
  const call = { token: owner.accessJwt, path: { contractId } };
  const receivers = form.slots.map((_, place) => receiverOf(form, place));
  const put = await api.ok('putReceivers', { ...call, body: { version: 1, receivers } });
  const values = valuesOf(fields, filling);
  const placed = fields.map(({ slotUuid, ...field }): Field => {
    const place = form.slots.findIndex(({ key }) => key === slotUuid);
    const value = slotUuid === null ? values[field.fieldId] : undefined;
    return {
      ...field,
      fileId,
      receiverUuid: put.receivers[place]?.receiverUuid ?? null,
      ...(value !== undefined && { value }),
      ...(slotUuid === null && isMark(field) && { senderMark: { from: 'COMPANY', sealId } }),
    };
  });
  await api.ok('putFields', { ...call, body: { version: put.contract.version, fields: placed } });
  return { call, contractId, fields, values, receivers };
}

type Signing = { fields: readonly StoreField[]; values: Record<string, string>; receiver: ReceiverDraft; slot: string };

async function signAs({ fields, values, receiver, slot }: Signing) {
  const token = await startSigning(api, receiver.email);
  const mine = fields.filter(({ slotUuid }) => slotUuid === slot);
  const { markId } = await api.ok('keepMark', { token, body: { mark: DRAWN } });
  const markRefs = Object.fromEntries(mine.filter(isMark).map(({ fieldId }) => [fieldId, markId]));
  const own = Object.fromEntries(mine.flatMap(({ fieldId }) => (values[fieldId] ? [[fieldId, values[fieldId]]] : [])));
  const { version } = await api.ok('putValues', { token, body: { version: 0, values: own, markRefs } });
  expect((await complete(api, token, version)).status).toBe(200);
}

describe.each(STORE_FORMS.map((form) => [form.title, form] as const))('%s', (_, form) => {
  it.each(['EVERYTHING', 'WHAT IS REQUIRED'] as const)(
    'is linted without a warning, sent, signed and sealed: %s',
    async (filling) => {
      const { call, contractId, fields, values, receivers } = await makeDraft(form, filling);
      const { problems, maySend } = await api.ok('checkContract', call);
      // The sender of a certificate is warned that nobody has to sign it.
      const expected = form.slots.some(({ role }) => role === 'SIGNER') ? [] : ['SEALED_AT_ONCE'];
      expect(problems.filter(({ code }) => !expected.includes(code)).map(({ message }) => message)).toEqual([]);
      expect(problems.map(({ code }) => code)).toEqual(expected);
      expect(maySend).toBe(true);
      await api.ok('sendContract', call);
      const turns = form.slots.flatMap(({ order, key }, place) => (order === null ? [] : [{ order, key, place }]));
      for (const { place, key } of turns.toSorted((one, other) => one.order - other.order)) {
        const receiver = receivers[place];
        if (receiver) await signAs({ fields, values, receiver, slot: key });
      }
      expect((await workAndSeal(api, sealing)).filter((outcome) => outcome !== 'done')).toEqual([]);
      const done = await look(api, owner, contractId);
      expect([done.status, done.sealState]).toEqual(['COMPLETED', 'DONE']);
      const sealed = (await open(api, done.documentUrl)).rawPayload;
      expect((await textOf(engine, sealed)).replaceAll(/\s+/g, ' ')).toContain('이도윤');
    },
  );

  it('asks each person every question once', () => {
    const { fields } = drawn(form);
    for (const owner of [null, ...form.slots.map(({ key }) => key)]) {
      const questions = questionsOf(fields, owner);
      expect(questions).toEqual([...new Set(questions)]);
    }
  });

  it('has a place for each of its blanks, and nothing else', () => {
    const { fields } = drawn(form);
    expect(fields.map(({ name }) => name).toSorted()).toEqual(
      Object.values(form.blanks)
        .map(({ label }) => label)
        .toSorted(),
    );
    expect(fields.filter(({ kind, group }) => kind === 'RADIO' && !group)).toEqual([]);
  });

  it('asks for no resident number, names no ministry, promises no lawyer', async () => {
    const { bytes, fields } = drawn(form);
    const text = (await textOf(engine, bytes)).replaceAll(/\s/g, '');
    expect(text).not.toMatch(/고용노동부|노동청|표준양식/);
    expect(fields.map(({ name, help = '' }) => name + help).join(' ')).not.toMatch(/주민|외국인등록|여권/);
    expect(text).toContain(`변호사가살펴본양식이아니에요.확인하고고쳐쓰세요.(${form.asOf.replaceAll(' ', '')}법기준)`);
  });

  it('chooses no answer beforehand', () => {
    for (const field of drawn(form).fields) expect(field).not.toHaveProperty('value');
  });

  it('is drawn the same each time', () => {
    const [one, other] = [drawn(form), drawn(form)].map(({ bytes }) =>
      createHash('sha256').update(bytes).digest('hex'),
    );
    expect(one).toBe(other);
  });
});

test('twelve forms, and sets of forms that exist', () => {
  const codes = STORE_FORMS.map(({ code }) => code);
  expect(new Set(codes).size).toBe(12);
  for (const { forms } of STORE_FORM_SETS) for (const code of forms) expect(codes).toContain(code);
});

test('a page of a form is drawn by the real engine', async () => {
  const path = { storeTemplateId: 'lease' };
  const { pages } = await api.ok('getStoreTemplate', { token: owner.accessJwt, path });
  const { rawPayload, headers } = await open(api, pages[0]?.imageUrl ?? null);
  expect(headers['content-type']).toBe('image/png');
  const { channels } = await sharp(rawPayload).greyscale().stats();
  expect(channels[0]?.min).toBeLessThan(60);
  expect(channels[0]?.mean).toBeGreaterThan(200);
});

describe('docs/store-forms.md', () => {
  const sections = readFileSync(new URL('../../../docs/store-forms.md', import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1);

  it('has a section for each form', () => {
    const headings = sections.map((section) => section.split('\n')[0] ?? '');
    expect(headings.toSorted()).toEqual(STORE_FORMS.map(({ title, code }) => `${title} (\`${code}\`)`).toSorted());
  });

  it.each(STORE_FORMS.map((form) => [form.title, form] as const))('quotes only what is in %s', async (_, form) => {
    const { bytes, fields } = drawn(form);
    const asked = fields.flatMap(({ name, group = '' }) => [name, group]);
    const text = [...asked, await textOf(engine, bytes)].join(' ').replaceAll(/\s/g, '');
    const rows = sections.find((section) => section.startsWith(`${form.title} (`))?.match(/^\| .*$/gm) ?? [];
    const quotations = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words));
    expect(quotations.length).toBeGreaterThan(1);
    expect(quotations.filter((words) => !text.includes(words.replaceAll(' ', '')))).toEqual([]);
  });
});

test('a consent is printed with 9 points at least, however much is written into it', () => {
  const form = STORE_FORMS.find(({ code }) => code === 'privacy-consent');
  const texts = form ? drawn(form).fields.filter(({ validation }) => validation?.maxLength !== undefined) : [];
  expect(texts).toHaveLength(16);
  for (const { name, rect, validation, ...field } of texts) {
    const value = '보유하고이용하는 '.repeat(20).slice(0, validation?.maxLength).trim();
    const { size, overflows } = layoutField({ ...field, value }, rect, createTextMeasure('SANS'));
    expect(`${name}: ${size >= 9 && !overflows}`).toBe(`${name}: true`);
  }
});

test('a certificate of employment has no signer, and its seal is the sender’s', () => {
  const form = STORE_FORMS.find(({ code }) => code === 'employment-certificate');
  expect(form?.slots.map(({ role }) => role)).toEqual(['VIEWER']);
  const seals = form ? drawn(form).fields.filter(isMark) : [];
  expect(seals).toMatchObject([{ kind: 'SEAL', slotUuid: null, required: true }]);
});
