import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { language } from '@/shared/i18n';
import { LinkSheet } from './link-sheet';

const meta = {
  title: '받는 분/인쇄할 링크',
  component: LinkSheet,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  args: {
    address: 'https://dojang.example/direct-url/3kTmDa0sW9',
    visit: {
      standing: 'OPEN',
      title: '2026년 보안 서약서',
      organizationName: '한빛물산 주식회사',
      logoImgUrl: null,
      message: '',
      pageCount: 2,
      contactBy: 'EITHER',
      domains: [],
      steps: ['EMAIL_CODE', 'PHONE_CODE'],
      endsAt: '2026-12-31T14:59:00Z',
      language: 'ko',
    },
  },
  beforeEach: () => language.choose('ko'),
} satisfies Meta<typeof LinkSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: '한 장',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2026년 보안 서약서' })).toBeVisible();
    await expect(canvas.getByText('https://dojang.example/direct-url/3kTmDa0sW9')).toBeVisible();
  },
};
const closed = { ...meta.args.visit, standing: 'PAUSED' } as const;
export const Closed: Story = { name: '받지 않는 링크', args: { visit: closed } };
export const English: Story = { name: '영어', beforeEach: () => language.choose('en') };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
