import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Copies } from '@/entities/copy';
import { CertificateView, CopiesView, DownloadView } from '@/features/receiver/keep-copies';
import { language } from '@/shared/i18n';
import { ReceiverFrame } from './receiver-frame';

const PAPER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='480' height='679'%3E%3Crect width='480' height='679' fill='white'/%3E%3C/svg%3E";
const page = {
  number: 1,
  fileId: 'f',
  pageInFile: 1,
  width: 595,
  height: 842,
  rotation: 0 as const,
  cropBox: [0, 0, 595, 842],
  imageUrl: PAPER,
  largeImageUrl: PAPER,
};
const copies: Copies = {
  contractId: 'c',
  title: '2026년 근로계약서_이도윤',
  documentNo: 'HB-2611-0482',
  organizationName: '한빛물산 주식회사',
  senderName: '김지수',
  role: 'SIGNER',
  state: 'SIGNED',
  status: 'COMPLETED',
  sealState: 'DONE',
  isSealedAtOnce: false,
  signedAt: '2026-11-20T05:21:00Z',
  completedAt: '2026-11-20T05:21:04Z',
  viewableUntil: '2026-12-20T05:21:04Z',
  document: { url: '/api/sign/document?sig=x', bytes: 90_000, sha256: 'a', isSealed: true, pages: [page] },
  certificate: {
    certificateNo: 'DJ-C-2611-0482-7F3A',
    url: '/api/sign/certificate?sig=x',
    bytes: 60_000,
    issuedAt: '2026-11-20T05:21:15Z',
  },
  people: [],
  language: 'ko',
};
const waiting: Copies = {
  ...copies,
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  completedAt: null,
  viewableUntil: null,
  certificate: null,
  people: [{ receiverUuid: 'j', name: '정해원', role: 'SIGNER', order: 2, state: 'NOTIFIED', hasTurn: true }],
};

const Screen = ({ children }: { children: ReactNode }) => (
  <ReceiverFrame sender={{ name: copies.organizationName, logo: null }}>{children}</ReceiverFrame>
);
const view = (more: Partial<Copies>) => ({
  children: <CopiesView copies={{ ...copies, ...more }} readHref="/preview/c" certificateHref="/certificates" />,
});

const meta = {
  title: '받는 분/사본',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => language.choose('ko'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  name: '모두 서명함',
  args: view({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '서명을 마쳤어요' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '문서 내려받기' })).toHaveAttribute(
      'href',
      '/api/sign/document?sig=x&download=true',
    );
    await expect(canvas.getByText('12월 20일까지 이 링크로 다시 볼 수 있어요.')).toBeVisible();
  },
};
export const DoneDark: Story = { name: '모두 서명함, 어둡게', args: view({}), globals: { theme: 'dark' } };
export const DoneEnglish: Story = {
  name: '모두 서명함, 영어',
  args: view({}),
  beforeEach: () => language.choose('en'),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'You have signed' })).toBeVisible(),
};
export const Waiting: Story = {
  name: '다른 분을 기다림',
  args: view(waiting),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/정해원 님의 차례예요/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '문서 내려받기' })).not.toBeInTheDocument();
  },
};
export const Sealing: Story = {
  name: '잠그는 중',
  args: view({ ...waiting, sealState: 'PENDING', people: [] }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: '문서 내려받기' })).toHaveAttribute('aria-busy', 'true'),
};
export const Retrying: Story = {
  name: '다시 잠그는 중',
  args: view({ ...waiting, sealState: 'RETRYING', people: [] }),
};
export const OnHold: Story = {
  name: '기록을 확인하는 중',
  args: view({ ...waiting, sealState: 'HELD', people: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('문서를 확인하고 있어요.');
    await expect(canvas.getByRole('link', { name: '지금까지의 문서 보기' })).toBeVisible();
  },
};
export const AtOnce: Story = {
  name: '서명할 분이 없던 문서',
  args: view({ role: 'VIEWER', state: 'VIEWED', signedAt: null, isSealedAtOnce: true }),
};
export const Approved: Story = { name: '검토를 마침', args: view({ ...waiting, role: 'APPROVER', state: 'APPROVED' }) };
export const Viewer: Story = {
  name: '사본만 받는 분',
  args: view({ role: 'VIEWER', state: 'VIEWED', signedAt: null }),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '문서 사본이에요' })).toBeVisible(),
};
export const Mail: Story = {
  name: '메일로 받기',
  args: view({}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '메일로도 받기' }));
    await userEvent.type(canvas.getByLabelText('받을 메일 주소'), 'doyun@{Enter}');
    await expect(canvas.getByText('메일 주소가 맞는지 확인해주세요.')).toBeVisible();
  },
};
export const NoCertificate: Story = {
  name: '증명서가 아직 없음',
  args: { children: <CertificateView certificate={null} copiesHref="/copies" /> },
};
const start = fn();
export const Downloading: Story = {
  name: '내려받는 중',
  args: { children: <DownloadView what="copies" url={copies.document.url} copiesHref="/copies" start={start} /> },
  play: async () => expect(start).toHaveBeenCalledWith('/api/sign/document?sig=x&download=true'),
};
export const NothingToDownload: Story = {
  name: '내려받을 것이 없음',
  args: { children: <DownloadView what="certificates" url={null} copiesHref="/copies" start={start} /> },
};
