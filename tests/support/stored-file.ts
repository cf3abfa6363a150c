import type { components } from '#openapi';

type StoredFile = components['schemas']['File'];

export const storedFile = (change: Partial<StoredFile> = {}): StoredFile => ({
  fileId: '0198c0de-0000-7000-8000-0000000000f1',
  name: '2026년 근로계약서_이도윤.pdf',
  purpose: 'document',
  kind: 'PDF',
  status: 'READY',
  pageCount: 2,
  bytes: 393_216,
  sha256: 'a'.repeat(64),
  normalisedSha256: 'b'.repeat(64),
  pages: [1, 2].map((number) => ({
    number,
    width: 595,
    height: 842,
    rotation: 0,
    cropBox: [0, 0, 595.28, 841.89],
    imageUrl: `/page-${number}.webp`,
    largeImageUrl: `/page-${number}-large.webp`,
  })),
  arrangement: null,
  notices: [],
  refusal: null,
  confirmedAt: null,
  createdAt: '2026-11-20T05:00:00Z',
  documentUrl: null,
  originalUrl: '/original',
  ...change,
});
