import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ServicePlans } from '@/entities/payment/service-plan';
import { LandingPlanView } from './landing-plan-view';

const plans: ServicePlans = {
  billing: 'emulator',
  plans: [
    { servicePlanName: 'FREE', price: 0, contractsPerMonth: 7 },
    { servicePlanName: 'STANDARD', price: 123_000, contractsPerMonth: 321 },
  ],
  costs: { DOCUMENT: 1, TEXT: 1, IDENTITY: 2 },
  packs: [
    { creditPackId: 'A', credits: 120, price: 12_000 },
    { creditPackId: 'B', credits: 1_200, price: 110_000 },
  ],
  seller: {
    name: '주식회사 도장',
    representative: '홍가온',
    businessNumber: '000-00-00000',
    mailOrderNumber: '제2026-부산해운대-00000호',
    address: '부산광역시 해운대구 센텀중앙로 00',
    phone: '051-000-0000',
    email: 'help@dojang.example',
  },
};

const meta = {
  title: '공개/요금 안내',
  component: LandingPlanView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  args: { plans, onReload: fn() },
} satisfies Meta<typeof LandingPlanView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /스탠다드.*123,000원/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '한 달에 보낼 수 있는 문서 7건 321건' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '1,200개 110,000원' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '기능과 멤버 수는 모두 같아요' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /스탠다드/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '프리' }));
    await expect(canvas.getByRole('heading', { name: /프리.*0원/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '시작하기' })).toBeVisible();
  },
};
export const Free: Story = {
  name: '요금이 없는 곳',
  args: { plans: { ...plans, billing: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '요금이 없어요' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const FreePhone: Story = {
  name: '요금이 없는 곳, 휴대폰',
  args: { plans: { ...plans, billing: 'off' } },
  globals: { viewport: { value: 'phone' } },
};
export const Loading: Story = { name: '불러오는 중', args: { plans: undefined } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { plans: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onReload).toHaveBeenCalled();
  },
};
