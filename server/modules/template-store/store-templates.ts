import { createHash } from 'node:crypto';
import type { components } from '#openapi';
import { findText } from '../../../rules/find-text.ts';
import { drawStoreForm, type DrawnStoreForm } from '../../content/store/draw-store-form.ts';
import { STORE_FORMS } from '../../content/store/store.ts';
import type { StoreForm } from '../../content/store/store-form.types.ts';

type StoreTemplate = components['schemas']['StoreTemplate'];

/** A form drawn by this process. `version` identifies its bytes. */
export type KnownForm = DrawnStoreForm & { sha256: string; version: string };

const VERSION_LENGTH = 16;
const known = new Map<string, KnownForm>();

/** Draws a form on first use, which takes milliseconds. Returns null for an unknown form. */
export function findKnownForm(code: string): KnownForm | null {
  const kept = known.get(code);
  if (kept) return kept;
  const drawn = drawStoreForm(code);
  if (!drawn) return null;
  const sha256 = createHash('sha256').update(drawn.bytes).digest('hex');
  const made = { ...drawn, sha256, version: sha256.slice(0, VERSION_LENGTH) };
  known.set(code, made);
  return made;
}

export function findForms({
  category,
  search = '',
}: {
  category?: StoreForm['category'];
  search?: string;
}): KnownForm[] {
  const forms = STORE_FORMS.filter((form) => category === undefined || form.category === category);
  const found = findText(forms, search, ({ title, description, keywords }) =>
    [title, description, ...keywords].join('|'),
  );
  return found.flatMap(({ code }) => findKnownForm(code) ?? []);
}

export const describeForm = ({ form, pageCount, fields, version }: KnownForm, publicUrl: string): StoreTemplate => ({
  storeTemplateId: form.code,
  title: form.title,
  category: form.category,
  description: form.description,
  pages: Array.from({ length: pageCount }, (_, index) => ({
    number: index + 1,
    imageUrl: publicUrl + buildPagePath(form.code, index + 1, 480, version),
    largeImageUrl: publicUrl + buildPagePath(form.code, index + 1, 1240, version),
  })),
  slots: form.slots.map((slot) => ({ ...slot, channels: [...slot.channels] })),
  fieldCount: fields.length,
  notFor: [...form.notFor],
  asOf: form.asOf,
});

const buildPagePath = (code: string, page: number, width: number, version: string) =>
  `/api/app/template-store/${code}/pages/${page}?width=${width}&version=${version}`;
