import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { answerCalls, refuse } from '#storybook/answer-calls.ts';
import { templateQueries, type Template } from '@/entities/template';
import { storyTemplate } from './story-template';
import { TemplateGate } from './template-gate';

const { templateId } = storyTemplate();
const DETAIL = `GET /templates/${templateId}`;
const seed = (latest: Template) => (cache: QueryClient) => {
  cache.setQueryData(templateQueries.detail(templateId).queryKey, latest);
  cache.setQueryData(templateQueries.numbered(templateId, 3).queryKey, storyTemplate());
};

const meta = {
  title: '뼈대/TemplateGate',
  component: TemplateGate,
  parameters: { layout: 'fullscreen', seed: seed(storyTemplate()) },
  args: { templateId, children: ({ title, number }) => <h1>{`${title} ${number ?? 0}판을 보내요`}</h1> },
} satisfies Meta<typeof TemplateGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '보낼 수 있음',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '근로계약서 3판을 보내요' })).toBeVisible();
  },
};
const changed = storyTemplate({ hasChanges: true, title: '고치던 이름', number: null });
export const Changed: Story = { ...Open, name: '고치는 중', parameters: { seed: seed(changed) } };
export const Draft: Story = {
  name: '공개하지 않음',
  parameters: { seed: seed(storyTemplate({ state: 'DRAFT', publishedNumber: null, number: null })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '아직 공개하지 않은 템플릿이에요' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '템플릿 보기' })).toBeVisible();
  },
};
const retired = { seed: seed(storyTemplate({ state: 'RETIRED' })) };
export const Retired: Story = {
  name: '그만 씀',
  parameters: retired,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '그만 쓰기로 한 템플릿이에요' })).toBeVisible();
  },
};
export const RetiredBatch: Story = {
  ...Open,
  name: '그만 쓰지만 보내던 묶음',
  parameters: retired,
  args: { allowRetired: true },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { seed: null },
  beforeEach: () => answerCalls({ [DETAIL]: () => new Promise<Response>(() => {}) }),
};
export const NotFound: Story = {
  name: '찾을 수 없음',
  parameters: { seed: null },
  beforeEach: () => answerCalls({ [DETAIL]: () => refuse(404, 'NOT_FOUND', '찾을 수 없어요.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '템플릿을 찾을 수 없어요' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { seed: null },
  beforeEach: () => answerCalls({ [DETAIL]: () => refuse(503, 'UNAVAILABLE', '잠시 뒤에 다시 시도해주세요.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/템플릿을 불러오지 못했어요/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  },
};
export const Phone: Story = { ...Retired, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Draft, name: '어둡게', globals: { theme: 'dark' } };
