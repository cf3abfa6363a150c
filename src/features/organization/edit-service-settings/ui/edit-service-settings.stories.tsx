import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answerCalls, succeed } from '#storybook/answer-calls.ts';
import type { ServiceSettings } from '@/entities/setting/service-setting';
import { EditServiceSettings } from './edit-service-settings';

const settings: ServiceSettings = {
  expiryDays: 14,
  remindDaysBefore: [3, 1],
  settings: {
    allowDelegate: true,
    allowAnnotate: false,
    showOthers: 'ALL',
    pageSealEdge: 'NONE',
    footer: true,
    language: 'ko',
  },
  channels: ['MAIL'],
  verifications: [],
  linkDays: 30,
  repliesToSender: false,
  documentPrefix: 'HB',
  phoneMessages: 'ALIMTALK_FIRST',
  hasAlimtalk: true,
};

const meta = {
  title: '설정/서비스 설정',
  component: EditServiceSettings,
  beforeEach: () => answerCalls({ 'GET /mail-templates': () => succeed({ builtIn: [], mailTemplates: [] }) }),
  args: { settings, mayManage: true },
} satisfies Meta<typeof EditServiceSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = { name: '고치기 전' };
export const Wrong: Story = {
  name: '고칠 곳이 있음',
  play: async ({ canvas }) => {
    const letters = canvas.getByRole('textbox', { name: '문서 번호 앞글자' });
    await userEvent.clear(letters);
    await userEvent.type(letters, '한빛');
    await userEvent.tab();
    await expect(await canvas.findByText('영어 대문자 두 글자에서 네 글자로 적어주세요.')).toBeVisible();
  },
};
export const Locked: Story = {
  name: '권한 없음',
  args: { mayManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '저장하기' })).toBeNull();
    await expect(canvas.getByText('조직 설정 권한이 있는 멤버가 고칠 수 있어요.')).toBeVisible();
  },
};
export const NoAlimtalk: Story = {
  name: '알림톡을 쓸 수 없는 서버',
  args: { settings: { ...settings, hasAlimtalk: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '문자만' })).toBeChecked();
    await expect(canvas.getByText('이 서버에는 카카오 알림톡이 설정되지 않아서 문자로 보내요.')).toBeVisible();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
