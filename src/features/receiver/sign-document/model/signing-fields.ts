import { getSeoulDay } from '#rules/dates.ts';
import type { Respondent } from '#rules/fill-field.ts';
import { toDocumentPages, placeFields, type DocumentPage, type PlacedField } from '@/entities/document';
import type { SignContract, SignField } from '@/entities/sign-contract';

export type SigningField = PlacedField<SignField>;

export const listSigningPages = ({ pages, documentUrl }: Pick<SignContract, 'pages' | 'documentUrl'>): DocumentPage[] =>
  toDocumentPages(pages, documentUrl);

/** In a correction request, only the requested fields are editable. */
export function listSigningFields(contract: SignContract): SigningField[] {
  const { request, me } = contract;
  const isClosed = (field: SignField) =>
    me.role !== 'SIGNER' || (request !== null && !request.fieldIds.includes(field.fieldId));
  return placeFields(contract.fields, listSigningPages(contract)).map((field) =>
    isClosed(field) ? { ...field, readOnly: true } : field,
  );
}

export const toRespondent = ({ me }: SignContract): Respondent => ({
  receiverUuid: me.receiverUuid,
  name: me.name,
  email: me.email,
  phone: me.phone,
  company: '',
  today: getSeoulDay(new Date()),
});
