import type { components } from '#openapi';
import type { BuildPictureUrl } from '../../contracts/views/page-views.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import type { PictureWidth } from '../../files/page-pictures.ts';

export const CERTIFICATE_PATH = '/api/sign/certificate';
/** Builds a URL with the bytes' hash, so that it serves exactly what was compared with the chain. */
export const buildDocumentPath = (sha256: string) => `/api/sign/document?of=${sha256}`;
export const buildDocumentPagePath = (sha256: string, page: number, width: PictureWidth) =>
  `/api/sign/pages/${page}?of=${sha256}&width=${width}`;

export const describePerson = (person: ReceiverRow): components['schemas']['SignPerson'] => ({
  receiverUuid: person.receiverUuid,
  name: person.name,
  role: person.role,
  order: person.signingOrder,
  state: person.state,
  hasTurn: person.hasTurn,
});

export const createPictureUrlBuilder =
  (sha256: string | null, sign: (address: string) => string): BuildPictureUrl =>
  (page, width) =>
    sign(buildDocumentPagePath(sha256 ?? '', page, width));
