import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { listFilePages } from '@/entities/document';
import type { Contract, ContractMessage, Field, Receiver } from '@/entities/contract';
import { ContractDesktop } from './contract.desktop';
import { ContractMobile } from './contract.mobile';
import { ContractSkeleton } from './contract-skeleton';
import { ContractNotFound } from './contract-not-found';
import { createContract, exampleEvents, createMessage, createReceiver, signedReceiver } from './story-contract';

const now = new Date('2026-11-22T05:00:00Z');
const ended = (status: Contract['status'], change: Partial<Contract> = {}) =>
  createContract({ status, endedAt: '2026-11-21T04:00:00Z', ...change });
const everybody: Receiver[] = [signedReceiver, { ...signedReceiver, receiverUuid: 'second', name: '이도윤', order: 2 }];
const sent: ContractMessage[] = [
  createMessage(),
  createMessage({ messageId: 'm2', receiverUuid: 'second', name: '이도윤', channel: 'SMS' }),
];

const placed = (fieldId: string, kind: Field['kind'], y: number): Field => ({
  fieldId,
  kind,
  fileId: createContract().files[0]?.file.fileId ?? '',
  page: 1,
  rect: { x: 80, y, width: 160, height: 28 },
  receiverUuid: signedReceiver.receiverUuid,
  name: fieldId,
  required: true,
});
const filledIn = (fieldId: string, value: string | null): Contract['values'][number] => ({
  fieldId,
  receiverUuid: signedReceiver.receiverUuid,
  value,
  mark: null,
  file: null,
});

const meta = {
  title: '계약/문서 보기',
  component: ContractDesktop,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  args: {
    contract: createContract(),
    pages: listFilePages(createContract().files.map(({ file }) => file)),
    events: exampleEvents,
    messages: sent,
    recordFailed: false,
    acts: ['remind', 'extend', 'share', 'duplicate', 'cancel'],
    sharedWith: null,
    mayChange: true,
    now,
    onAct: fn(),
    onReceiver: fn(),
    onStalePictures: fn(),
    onRetryRecord: fn(),
    question: null,
    onBack: fn(),
  },
} satisfies Meta<typeof ContractDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals' | 'render'> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <ContractMobile {...args} />,
};

export const Running: Story = {
  name: '진행 중',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 알리기' }));
    await expect(args.onAct).toHaveBeenCalledWith('remind');
  },
};
export const SenderOnly: Story = {
  name: '서명할 분 없이 잠그는 중',
  args: { contract: createContract({ receivers: [], sealState: 'PENDING' }), acts: ['duplicate'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('서명할 분이 없어서 바로 잠가요. 문서를 잠그는 중이에요.')).toBeVisible();
    await expect(canvas.getByText('받는 분 없이, 보내는 쪽에서 서명하거나 도장을 찍은 문서예요.')).toBeVisible();
    await expect(canvas.queryByText(/명 남음|모두 끝/)).not.toBeInTheDocument();
  },
};
export const SenderOnlyPhone: Story = { ...SenderOnly, ...phone, name: '서명할 분 없이, 휴대폰' };
export const MyTurn: Story = {
  name: '내 차례',
  args: {
    contract: createContract({
      receivers: [
        signedReceiver,
        createReceiver({ receiverUuid: 'second', name: '김지수', order: 2, isMe: true, hasTurn: true }),
      ],
    }),
  },
};
export const Filled: Story = {
  name: '채운 내용',
  args: {
    contract: createContract({
      fields: [
        placed('name', 'TEXT', 80),
        placed('wage', 'AMOUNT', 120),
        placed('agreed', 'CHECKBOX', 160),
        placed('sign', 'SIGNATURE', 200),
      ],
      values: [
        filledIn('name', '정해원'),
        filledIn('wage', '3200000'),
        filledIn('agreed', 'true'),
        {
          ...filledIn('sign', null),
          mark: { kind: 'DRAWN', width: 100, height: 40, strokes: [{ points: [5, 30, 50, 8, 95, 30], width: 3 }] },
        },
      ],
      receivers: [signedReceiver],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3,200,000')).toBeVisible();
  },
};
const ink = (top: number): Contract['annotations'][number] => ({
  type: 'INK',
  fileId: createContract().files[0]?.file.fileId ?? '',
  pageIndex: 0,
  rect: [300, top - 60, 420, top],
  rotation: 0,
  color: [214, 54, 30],
  opacity: 1,
  thickness: 3,
  paths: [[300, top - 60, 360, top, 420, top - 60]],
});
export const WithDrawings: Story = {
  name: '보낸 분과 받는 분이 그린 것',
  args: {
    contract: createContract({
      annotations: [ink(560)],
      receiverDrawings: [
        {
          receiverUuid: 'first',
          annotations: [
            ink(480),
            {
              type: 'STAMP',
              fileId: createContract().files[0]?.file.fileId ?? '',
              pageIndex: 0,
              rect: [300, 300, 360, 360],
              rotation: 0,
              bitmapId: 'stamp',
            },
          ],
          stamps: [{ bitmapId: 'stamp', url: '/favicon.svg' }],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '1쪽에 그린 것' })).toBeVisible();
    const theirs = await canvas.findByRole('img', { name: '정해원 님이 1쪽에 그린 것' });
    await expect(theirs).toBeVisible();
    await expect(theirs.querySelector('image')).toHaveAttribute('href', '/favicon.svg');
  },
};
export const NotFound: Story = { name: '없는 문서', render: () => <ContractNotFound /> };
export const Undelivered: Story = {
  name: '닿지 못한 문자',
  args: {
    messages: [
      createMessage(),
      createMessage({
        messageId: 'm2',
        receiverUuid: 'second',
        name: '이도윤',
        channel: 'SMS',
        status: 'FAILED',
        reason: '없는 번호예요',
        sentAt: null,
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '번호 고치기' }));
    await expect(args.onReceiver).toHaveBeenCalledWith('correct-contact', expect.anything());
  },
};
export const ByKakao: Story = {
  name: '알림톡과 대신 보낸 문자',
  args: {
    contract: createContract({ receivers: everybody }),
    messages: [
      createMessage({ channel: 'SMS', sentAs: 'ALIMTALK', to: '01011112222' }),
      createMessage({
        messageId: 'm2',
        receiverUuid: 'second',
        name: '이도윤',
        channel: 'SMS',
        sentAs: 'TEXT_INSTEAD',
        to: '01022223333',
      }),
    ],
  },
  play: async ({ canvas }) => {
    const ledger = canvas.getByRole('region', { name: '보낸 메일과 문자' });
    await expect(within(ledger).getByText(/카카오 알림톡/)).toBeVisible();
    await expect(within(ledger).getByText('이도윤 님 · 문자로 대신 보냈어요')).toBeVisible();
  },
};
export const Sealing: Story = {
  name: '잠그는 중',
  args: { contract: createContract({ receivers: everybody, sealState: 'PENDING' }), acts: ['duplicate'] },
};
export const SealRetrying: Story = {
  name: '잠그지 못함',
  args: {
    contract: createContract({
      receivers: everybody,
      sealState: 'RETRYING',
      sealError: '시점확인 서버가 답하지 않아요',
    }),
    acts: ['duplicate'],
  },
};
export const SealOnHold: Story = {
  name: '기록과 맞지 않아 잠그지 않음',
  args: { contract: createContract({ receivers: everybody, sealState: 'HELD' }), acts: ['duplicate', 'cancel'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('기록과 맞지 않는 곳이 있어 잠그지 않았어요.');
    await expect(canvas.queryByRole('button', { name: /님에게 할 일/ })).not.toBeInTheDocument();
  },
};
export const SealOnHoldDark: Story = { ...SealOnHold, name: '잠그지 않음, 어둡게', globals: { theme: 'dark' } };
const sealedPages = (createContract().files[0]?.file.pages ?? []).map((page) => ({
  ...page,
  fileId: createContract().files[0]?.file.fileId ?? '',
  pageInFile: page.number,
}));
export const Completed: Story = {
  name: '완료',
  args: {
    contract: ended('COMPLETED', {
      receivers: everybody,
      sealState: 'DONE',
      documentUrl: '/document.pdf',
      certificateUrl: '/certificate.pdf',
      fields: [placed('wage', 'AMOUNT', 120)],
      values: [filledIn('wage', '3200000')],
      annotations: [ink(560)],
      sealedPages,
    }),
    acts: ['duplicate'],
  },
  play: async ({ canvas, globals }) => {
    if (globals['viewport']?.value === 'phone') await userEvent.click(canvas.getByRole('tab', { name: '문서' }));
    // The page pictures already include the values, so nothing is drawn over them.
    await expect(await canvas.findByRole('region', { name: '문서 내용' })).toBeVisible();
    await expect(canvas.queryByText('3,200,000')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img', { name: '1쪽에 그린 것' })).not.toBeInTheDocument();
  },
};
export const Rejected: Story = {
  name: '거절됨',
  args: {
    contract: ended('REJECTED', {
      endReason: '금액이 달라요',
      receivers: [createReceiver({ state: 'REJECTED', finishedAt: '2026-11-21T04:00:00Z' })],
    }),
    acts: ['duplicate'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0명')).toBeVisible();
    await expect(canvas.queryByText(/명 남음/)).not.toBeInTheDocument();
  },
};
export const Cancelled: Story = {
  name: '취소됨',
  args: { contract: ended('CANCELLED', { endReason: '조건이 바뀌었어요' }), acts: ['duplicate'] },
};
export const Expired: Story = {
  name: '마감 지남',
  args: { contract: ended('EXPIRED'), acts: ['extend', 'duplicate'] },
};
export const Draft: Story = {
  name: '작성 중',
  args: {
    contract: createContract({
      status: 'DRAFT',
      documentNo: null,
      sentAt: null,
      expiresAt: null,
      receivers: [createReceiver({ state: 'WAITING', notifiedAt: null, openedAt: null })],
    }),
    events: [],
    messages: [],
    acts: ['duplicate', 'delete'],
  },
};
export const Shared: Story = {
  name: '그룹과 나눔',
  args: { sharedWith: '법무, 영업 1팀, 인사' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('법무, 영업 1팀, 인사')).toBeVisible();
  },
};
export const ViewOnly: Story = { name: '볼 수만 있음', args: { mayChange: false, acts: [] } };
export const RecordLoading: Story = { name: '기록을 불러오는 중', args: { events: null, messages: null } };
export const RecordFailed: Story = {
  name: '기록을 불러오지 못함',
  args: { events: null, messages: null, recordFailed: true },
};
export const Loading: Story = { name: '불러오는 중', render: () => <ContractSkeleton /> };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Narrow: Story = { name: '좁은 화면', globals: { viewport: { value: 'lg' } } };

export const Phone: Story = { ...phone, name: '휴대폰' };
export const PhoneRecord: Story = {
  ...phone,
  name: '휴대폰, 기록',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '기록' }));
    await expect(canvas.getByRole('heading', { name: '보낸 메일과 문자' })).toBeVisible();
  },
};
export const PhoneCompleted: Story = { ...Completed, ...phone, name: '휴대폰, 완료' };
export const PhoneDraft: Story = { ...Draft, ...phone, name: '휴대폰, 작성 중' };
