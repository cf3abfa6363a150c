import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import type { ContractProblem } from '@/entities/contract';
import type { SendingCost } from '@/entities/payment/credit';
import { ApiError, type components } from '@/shared/api';
import { draftContract } from '../../../../../../tests/support/draft';
import { SendView } from './send-view';
import type { SendViewProps } from './send-view.types';

const contract = draftContract();
const problem = (severity: ContractProblem['severity'], message: string): ContractProblem => ({
  code: 'NO_SIGNER',
  severity,
  message,
  place: { setting: 'RECEIVERS' },
});
const error = problem('ERROR', '이도윤 님이 서명할 칸이 없어요.');
const refused = (errorCode: components['schemas']['ErrorBody']['errorCode'], code: number, message: string) =>
  new ApiError(errorCode, { status: code, body: { isSuccess: false, code, message, errorCode } });
const warning = problem('WARNING', '마감까지 하루도 남지 않아요.');

type Snapshot = SendViewProps['snapshot'];
const at = (value: Snapshot['value'], change: Partial<Snapshot['context']> = {}): Snapshot => ({
  value,
  context: {
    contractId: contract.contractId,
    version: 3,
    idempotencyKey: 'key',
    scheduledAt: null,
    checked: { maySend: true, problems: [], cost: null },
    failure: null,
    sent: null,
    ...change,
  },
});

const meta = {
  title: '계약/보내기',
  component: SendView,
  args: {
    snapshot: at('ready'),
    contract,
    onClose: fn(),
    onSend: fn(),
    onRetry: fn(),
    onReload: fn(),
    onSchedule: fn(),
    onJump: fn(),
    onFillOwn: fn(),
    onVerify: fn(),
    onBuy: fn(),
  },
} satisfies Meta<typeof SendView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '보내도 됨',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '보내기' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
const cost: SendingCost = {
  fromPlan: 1,
  documents: 1,
  texts: 2,
  identities: 1,
  credits: 4,
  available: 9,
  missing: 0,
};
export const Counted: Story = {
  name: '크레딧을 잡아둠',
  args: { snapshot: at('ready', { checked: { maySend: true, problems: [], cost } }) },
  play: async () => {
    await expect(await screen.findByText('요금제에서 1건, 크레딧 4개를 잡아둬요. 안 쓰면 돌려드려요.')).toBeVisible();
    const guide = screen.getByRole('link', { name: '이 화면 설명' });
    await expect(guide).toHaveAttribute('href', '/notice/guide?page=first-document#send');
  },
};
const short = { maySend: true, problems: [], cost: { ...cost, available: 1, missing: 3 } };
export const Short: Story = {
  name: '크레딧이 모자람',
  args: { snapshot: at('ready', { checked: short }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '보내기' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '크레딧 사기' }));
    await expect(args.onBuy).toHaveBeenCalledWith(3, null);
  },
};
export const ShortLater: Story = {
  name: '예약할 때는 모자라도 됨',
  args: { snapshot: at('ready', { checked: short, scheduledAt: '2026-12-01T00:00:00Z' }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '예약하기' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const ShortWithoutPermission: Story = {
  name: '모자란데 살 수 없음',
  args: { snapshot: at('ready', { checked: short }) },
  render: (args) => <SendView {...args} onBuy={undefined} />,
  play: async () => {
    await expect(
      await screen.findByText('크레딧이 3개 모자라요. 결제 관리 권한이 있는 분에게 부탁해보세요.'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: '크레딧 사기' })).toBeNull();
  },
};
export const RefusedForCredits: Story = {
  name: '그 사이에 모자라게 됨',
  args: {
    snapshot: at('ready', {
      failure: new ApiError('CREDIT_SHORT', {
        status: 402,
        body: {
          isSuccess: false,
          code: 402,
          message: '크레딧이 모자라요.',
          errorCode: 'CREDIT_SHORT',
          credit: { needed: 4, available: 2 },
        },
      }),
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '크레딧 사기' }));
    await expect(args.onBuy).toHaveBeenCalledWith(2, null);
  },
};
export const Checking: Story = { name: '확인하는 중', args: { snapshot: at('checking', { checked: null }) } };
export const Warned: Story = {
  name: '살펴볼 것',
  args: { snapshot: at('ready', { checked: { maySend: true, problems: [warning], cost: null } }) },
};
export const Stopped: Story = {
  name: '고칠 곳',
  args: { snapshot: at('stopped', { checked: { maySend: false, problems: [error, warning], cost: null } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '보내기' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
const empty: ContractProblem = {
  code: 'SENDER_VALUE_MISSING',
  severity: 'ERROR',
  message: '계약 금액 칸을 보내는 쪽에서 채워주세요.',
  place: { fieldId: '0198c0de-0000-7000-8000-0000000000f1' },
};
export const SenderFieldsEmpty: Story = {
  name: '내 칸이 비어 있음',
  args: { snapshot: at('stopped', { checked: { maySend: false, problems: [empty], cost: null } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '내 칸 채우기' }));
    await expect(args.onFillOwn).toHaveBeenCalledWith([empty]);
  },
};
export const SealedImmediately: Story = {
  name: '바로 잠금',
  args: {
    contract: { ...contract, receivers: [] },
    snapshot: at('ready', {
      checked: {
        maySend: true,
        problems: [
          {
            code: 'SEALED_AT_ONCE',
            severity: 'WARNING',
            message: '서명할 분이 없어요. 보내면 바로 잠가서 보내드려요',
            place: { setting: 'RECEIVERS' },
          },
        ],
        cost: null,
      },
    }),
  },
  play: async () => {
    await expect(await screen.findByText('기다릴 분이 없어서, 보내면 바로 잠가요.')).toBeVisible();
    await expect(screen.queryByText('마감')).not.toBeInTheDocument();
  },
};
export const Unchecked: Story = {
  name: '확인하지 못함',
  args: { snapshot: at('unchecked', { checked: null, failure: new ApiError('NETWORK') }) },
};
export const Outdated: Story = {
  name: '다른 곳에서 고침',
  args: {
    snapshot: at('outdated', {
      failure: refused('VERSION_CONFLICT', 409, '다른 곳에서 먼저 고쳤어요. 새로 불러와서 다시 해주세요.'),
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { name: '보내는 중', args: { snapshot: at('sending') } };
export const Scheduled: Story = {
  name: '나중에 보내기',
  args: { snapshot: at('ready', { scheduledAt: '2026-12-01T00:00:00Z' }) },
};
export const Unverified: Story = {
  name: '본인 확인이 필요함',
  args: {
    snapshot: at('ready', {
      failure: refused('VERIFICATION_NEEDED', 403, '1년에 한 번 본인 확인이 필요해요. 본인 확인을 하고 다시 해주세요.'),
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '본인 확인하기' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
const preview: components['schemas']['MailPreview'] = {
  subject: '[도장] 근로계약서를 봐주세요',
  organizationName: '한빛물산 주식회사',
  blocks: [
    { type: 'HEADING', words: '서명할 문서가 왔어요' },
    { type: 'BUTTON', words: '열어보기' },
  ],
  foot: ['이 메일의 링크는 받는 분만 쓸 수 있어요. 다른 사람에게 전달하지 마세요.'],
  textMessage: { text: '[도장] 근로계약서를 봐주세요.', bytes: 33, size: 'SMS' },
  alimtalk: null,
  isBuiltIn: false,
};
const PREVIEW_CALL = 'POST /mail-templates/preview';
const openFirstMessage = async () =>
  userEvent.click(await screen.findByRole('button', { name: /님이 받을 메일 보기$/ }));
export const FirstMessage: Story = {
  name: '받는 분이 볼 메일',
  beforeEach: () => answerCalls({ [PREVIEW_CALL]: () => succeed(preview) }),
  play: async () => {
    await openFirstMessage();
    await expect(await screen.findByText('서명할 문서가 왔어요')).toBeVisible();
    await expect(screen.getByText('[도장] 근로계약서를 봐주세요')).toBeVisible();
  },
};
export const FirstMessageFailed: Story = {
  name: '받는 분이 볼 메일을 불러오지 못함',
  beforeEach: () => answerCalls({ [PREVIEW_CALL]: () => refuse(404, 'NOT_FOUND', '찾을 수 없어요.') }),
  play: async () => {
    await openFirstMessage();
    await expect(await screen.findByText('미리보기를 불러오지 못했어요.')).toBeVisible();
    await expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  },
};
export const FirstMessageOnPhone: Story = {
  ...FirstMessage,
  name: '받는 분이 볼 메일 · 휴대폰',
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...Stopped, name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...Warned, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
