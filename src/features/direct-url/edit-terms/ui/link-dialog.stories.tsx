import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answerCalls, succeed } from '#storybook/answer-calls.ts';
import type { TemplateSlot } from '@/entities/template';
import { ApiError } from '@/shared/api';
import { EMPTY_LINK_FORM } from '../model/link-form';
import { LinkDialogView } from './link-dialog-view';

const slot = (name: string, change: Partial<TemplateSlot> = {}): TemplateSlot => ({
  slotUuid: name,
  name,
  person: 'ASK',
  fixed: null,
  role: 'SIGNER',
  order: 1,
  when: null,
  channels: ['MAIL'],
  verifications: [],
  accessCode: 'NONE',
  code: null,
  accessCodeHint: '',
  message: '',
  ...change,
});
const words = {
  mailTemplateId: '0198c0de-0000-7000-8000-0000000000e1',
  name: '교육 안내',
  kinds: [],
  version: 1,
  changedAt: '2026-11-20T05:00:00Z',
};
const director = { name: '정해원', title: '대표이사', email: 'haewon@hanbit.example', phone: null };
const slots = [
  slot('방문자'),
  slot('안전관리자', { person: 'SENDER', order: 2 }),
  slot('회사', { person: 'FIXED', fixed: director, order: 3 }),
];

const meta = {
  title: '계약/링크 만들기',
  component: LinkDialogView,
  beforeEach: () => answerCalls({ 'GET /mail-templates': () => succeed({ builtIn: [], mailTemplates: [words] }) }),
  args: {
    title: '링크 만들기',
    templateTitle: '보안 서약서',
    initial: EMPTY_LINK_FORM,
    taken: 0,
    slots,
    act: '링크 만들기',
    isBusy: false,
    failure: null,
    onSubmit: fn(),
    onEditTemplate: fn(),
    onVerify: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LinkDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;
const make = () => userEvent.click(screen.getByRole('button', { name: '링크 만들기' }));

export const Empty: Story = {
  name: '비었을 때',
  play: async ({ args }) => {
    await make();
    await expect(screen.getByLabelText('링크 이름')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('링크 이름'), '1공장 정문');
    await userEvent.type(screen.getByLabelText('받을 인원'), '200');
    await userEvent.click(screen.getByRole('radio', { name: '메일' }));
    await userEvent.type(screen.getByLabelText(/쓸 수 있는 메일/), '@hanbit.example');
    await userEvent.type(screen.getByLabelText(/문서 이름/), '안전교육 확인서');
    await userEvent.type(screen.getByLabelText(/전할 말/), '읽고 서명해주세요.');
    await userEvent.type(screen.getByLabelText(/다른 분의 마감까지 며칠/), '400');
    await make();
    await expect(screen.getByLabelText(/다른 분의 마감까지 며칠/)).toBeInvalid();
    await userEvent.clear(screen.getByLabelText(/다른 분의 마감까지 며칠/));
    await userEvent.type(screen.getByLabelText(/다른 분의 마감까지 며칠/), '3');
    await make();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...EMPTY_LINK_FORM,
      name: '1공장 정문',
      limit: '200',
      contactBy: 'MAIL',
      domains: '@hanbit.example',
      title: '안전교육 확인서',
      message: '읽고 서명해주세요.',
      days: '3',
    });
  },
};
export const Phones: Story = {
  name: '휴대폰으로 받기',
  args: { initial: { ...EMPTY_LINK_FORM, name: '1공장 정문', limit: '200', contactBy: 'PHONE', needsIdentity: true } },
  play: async () => expect(screen.getByRole('checkbox', { name: /휴대폰 본인 확인도 하기/ })).toBeChecked(),
};
export const Wrong: Story = {
  name: '고칠 것이 있음',
  args: { initial: { ...EMPTY_LINK_FORM, name: '', limit: '3', contactBy: 'MAIL', domains: 'hanbit' }, taken: 12 },
  play: async ({ args }) => {
    await make();
    await expect(screen.getByLabelText('받을 인원')).toBeInvalid();
    await expect(screen.getByLabelText(/쓸 수 있는 메일/)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const SlotsOpen: Story = {
  name: '받는 분이 둘 비어 있음',
  args: { slots: [slot('근로자'), slot('보증인', { order: 2 })] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '템플릿 고치기' }));
    await expect(args.onEditTemplate).toHaveBeenCalledTimes(1);
  },
};
export const Unfilled: Story = {
  name: '보내는 쪽 칸이 비어 있음',
  args: { unfilled: ['회사 이름', '지켜야 할 비밀', '회사가 주는 기기와 계정', '퇴직한 뒤 비밀을 지키는 기간(년)'] },
  play: async ({ args }) => {
    await expect(screen.getByText(/회사 이름, 지켜야 할 비밀, 회사가 주는 기기와 계정 외 1칸/)).toBeVisible();
    await make();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '템플릿 고치기' }));
    await expect(args.onEditTemplate).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { name: '불러오는 중', args: { slots: null, templateTitle: undefined } };
export const Saving: Story = { name: '만드는 중', args: { isBusy: true } };
export const Unverified: Story = {
  name: '본인 확인이 필요함',
  args: { failure: new ApiError('VERIFICATION_NEEDED', { status: 403 }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '본인 확인하기' }));
    await expect(args.onVerify).toHaveBeenCalledTimes(1);
  },
};
export const TemplateWrong: Story = {
  name: '템플릿에 고칠 곳이 있음',
  args: {
    failure: new ApiError('CHECK_FAILED', {
      status: 422,
      body: {
        isSuccess: false,
        code: 422,
        message: '보내기 전에 고칠 곳이 있어요.',
        errorCode: 'CHECK_FAILED',
        problems: [
          {
            code: 'BLANK_LEFT',
            severity: 'ERROR',
            message: '‘회사 이름’ 칸을 보내는 쪽에서 채워주세요.',
            place: {},
          },
        ],
      },
    }),
  },
  play: async ({ args }) => {
    await expect(screen.getByText('‘회사 이름’ 칸을 보내는 쪽에서 채워주세요.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '템플릿 고치기' }));
    await expect(args.onEditTemplate).toHaveBeenCalledTimes(1);
  },
};
export const Failed: Story = { name: '만들지 못함', args: { failure: new ApiError('NETWORK') } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
