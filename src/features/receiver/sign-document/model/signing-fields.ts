import { seoulDay } from '#rules/dates.ts';
import type { Filler } from '#rules/fill-field.ts';
import { seenRect } from '#rules/page-geometry.ts';
import { inReadingOrder } from '#rules/reading-order.ts';
import { pageKey, pagesOfWhole, type DocumentPage } from '@/entities/document';
import type { SignContract, SignField } from '@/entities/sign-contract';

export type SigningField = SignField & {
  pageIndex: number;
  seen: { x: number; y: number; width: number; height: number };
};

export const pagesOfSigning = ({ pages, documentUrl }: Pick<SignContract, 'pages' | 'documentUrl'>): DocumentPage[] =>
  pagesOfWhole(pages, documentUrl);

/** All fields in their places. What is asked for again leaves only its own fields open. */
export function fieldsOfSigning(contract: SignContract): SigningField[] {
  const byKey = new Map(pagesOfSigning(contract).map((page) => [page.key, page]));
  const { request, me } = contract;
  const isClosed = (field: SignField) =>
    me.role !== 'SIGNER' || (request !== null && !request.fieldIds.includes(field.fieldId));
  return inReadingOrder(
    contract.fields.flatMap((field) => {
      const page = byKey.get(pageKey(field));
      if (!page) return [];
      const placed = { ...field, pageIndex: page.index, seen: seenRect(field.rect, page) };
      return [isClosed(field) ? { ...placed, readOnly: true } : placed];
    }),
    (field) => field,
  );
}

export const fillerOf = ({ me }: SignContract): Filler => ({
  receiverUuid: me.receiverUuid,
  name: me.name,
  email: me.email,
  phone: me.phone,
  company: '',
  today: seoulDay(new Date()),
});
