import type { Mark, PreparedImage } from '../compose/drawing.types.ts';

export type AttachedFile = { name: string; sha256: string };

export type CertificateParty = {
  /** Null for the sender. */
  order: number | null;
  name: string;
  /** For example, 한빛물산 대표이사 (CEO of Hanbit). */
  title: string;
  /** The label of `contact`: 받은 곳 (sent to), or 소속 (organisation) for the sender. */
  contactWord: string;
  /** The masked address or number that the request was sent to. For the sender, the organisation. */
  contact: string;
  /** How the party was verified, such as 휴대폰 본인 확인 (SKT) or 비밀번호. */
  verifiedBy: string;
  openedAt: string | null;
  signedAt: string | null;
  ip: string | null;
  /** For example, 아이폰 · 사파리. */
  device: string | null;
  /** For example, 메일로 받은 링크. */
  link: string | null;
  attachments: readonly AttachedFile[];
  /** The label of `signedAt`: 서명한 때, 검토한 때 or 보낸 때 (signed, reviewed or sent at). */
  signedWord: string;
  mark: Mark | null;
};

export type CertificateEvent = { at: string; who: string; what: string; ip: string | null; device: string | null };

export type CertificateFacts = {
  certificateNo: string;
  title: string;
  documentNo: string;
  pageCount: number;
  /** For example, 한빛물산 주식회사 (김지수). */
  sentBy: string;
  sentAt: string;
  completedAt: string;
  issuedAt: string;
  originalSha256: string;
  sealedSha256: string;
  isSealedAtOnce: boolean;
  keyId: string;
  timestamped: boolean;
  firstPage: PreparedImage | null;
  parties: readonly CertificateParty[];
  events: readonly CertificateEvent[];
  images?: ReadonlyMap<string, PreparedImage>;
  /** The base URL. The QR code opens its /certificates page. */
  publicUrl: string;
};
