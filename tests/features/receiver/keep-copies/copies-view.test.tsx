import { render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Copies } from '@/entities/copy';
import { CopiesView } from '@/features/receiver/keep-copies';

const copies: Copies = {
  contractId: 'c',
  title: '근로계약서',
  documentNo: 'HB-2611-0001',
  organizationName: '한빛물산',
  senderName: '김지수',
  role: 'SIGNER',
  state: 'SIGNED',
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  isSealedAtOnce: false,
  signedAt: '2026-11-20T05:00:00Z',
  completedAt: null,
  viewableUntil: null,
  document: { url: '/d', bytes: 1, sha256: 'a', isSealed: false, pages: [] },
  certificate: null,
  people: [],
  language: 'ko',
};

it.each([
  ['one has signed and others have not', { status: 'IN_PROGRESS', sealState: 'NONE' }, 0],
  ['all have signed, and it is being locked', { status: 'IN_PROGRESS', sealState: 'PENDING' }, 1],
  ['all is done', { status: 'COMPLETED', sealState: 'DONE' }, 1],
] as const)('the seal: %s', (_, change, seals) => {
  const view = render(<CopiesView copies={{ ...copies, ...change }} readHref="/r" certificateHref="/c" />, {
    wrapper: MemoryRouter,
  });
  expect(view.container.querySelectorAll('img')).toHaveLength(seals);
});

it.each([
  ['reads along', 'IN_PROGRESS', '읽어볼 문서예요'],
  ['has the copy', 'COMPLETED', '문서 사본이에요'],
] as const)('whoever only %s is told nothing of a signature', (_, status, title) => {
  const viewer = { ...copies, role: 'VIEWER', state: 'VIEWED', signedAt: null, status } as const;
  const view = render(<CopiesView copies={viewer} readHref="/r" certificateHref="/c" />, { wrapper: MemoryRouter });
  expect(view.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(view.queryByText('서명한 때')).toBeNull();
});

it.each([
  [false, '모두 서명해서 계약이 끝났어요.'],
  [true, '서명할 분 없이 바로 잠근 문서예요.'],
])('where nobody was asked to sign (%s), nobody is said to have signed', (isSealedAtOnce, told) => {
  const viewer = { ...copies, role: 'VIEWER', signedAt: null, status: 'COMPLETED', isSealedAtOnce } as const;
  const view = render(<CopiesView copies={viewer} readHref="/r" certificateHref="/c" />, { wrapper: MemoryRouter });
  // A toast from the previous test may still be next to it.
  expect(within(view.container).getByRole('status')).toHaveTextContent(told);
});

it.each([
  ['of the sealed document', { status: 'COMPLETED', sealState: 'DONE' }, true],
  // The file is still the one without anybody's signature.
  ['of a document that others still sign', { status: 'IN_PROGRESS', sealState: 'NONE' }, false],
  ['of a document that is being locked', { status: 'IN_PROGRESS', sealState: 'PENDING' }, false],
] as const)('the picture %s', (_, change, isShown) => {
  const page = {
    number: 1,
    fileId: 'f',
    pageInFile: 1,
    width: 595,
    height: 842,
    rotation: 0 as const,
    cropBox: [0, 0, 595, 842],
    imageUrl: '/page.webp',
    largeImageUrl: '/page.webp',
  };
  const document = { ...copies.document, pages: [page] };
  const view = render(<CopiesView copies={{ ...copies, ...change, document }} readHref="/r" certificateHref="/c" />, {
    wrapper: MemoryRouter,
  });
  expect(view.queryByAltText('서명한 문서의 마지막 쪽') !== null).toBe(isShown);
});
