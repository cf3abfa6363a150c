import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import { href, paths } from '@/shared/routes';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { draftContract, draftReceiver } from '../../../../../../tests/support/draft';
import { seedSending } from '../../../../../../tests/support/sending-a-template';
import { SendSinglePage } from './send-single-page';

const template = storyTemplate();
const { templateId } = template;
const draft = draftContract({
  templateId,
  receivers: [draftReceiver({ name: '', title: '', email: null, slotName: '근로자' })],
});
const { contractId } = draft;
const address = href('templateSendSingle', { templateId });
const path = paths.templateSendSingle;
const DETAIL = `GET /contracts/${contractId}`;
const answerDraft = (given: typeof draft) => () => answerCalls({ [DETAIL]: () => succeed(given) });

const meta = {
  title: '화면/템플릿 한 번 보내기',
  component: SendSinglePage,
  parameters: {
    layout: 'fullscreen',
    route: { path, address: `${address}?contractId=${contractId}` },
    seed: seedSending(template),
  },
  beforeEach: answerDraft(draft),
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof SendSinglePage>;
export default meta;
type Story = StoryObj<typeof meta>;
const PHONE = { viewport: { value: 'phone' } };

export const Open: Story = {
  name: '받는 분 적기',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '받는 분만 적으면 돼요' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '미리 보기' })).toBeEnabled();
  },
};
const retired = seedSending(storyTemplate({ state: 'RETIRED' }));
export const Retired: Story = {
  ...Open,
  name: '그만 쓰지만 적던 문서',
  parameters: { seed: retired },
};
export const RetiredBefore: Story = {
  name: '그만 쓰고, 적던 문서가 없음',
  parameters: { seed: retired, route: { path, address } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '그만 쓰기로 한 템플릿이에요' })).toBeVisible();
  },
};
export const TemplateGone: Story = {
  name: '템플릿이 없어졌지만 적던 문서',
  parameters: { seed: null },
  beforeEach: () =>
    answerCalls({ [`GET /templates/${templateId}`]: () => refuse(404, 'NOT_FOUND', '찾을 수 없어요.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/적던 문서는 그대로 있어요/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '적던 문서 열기' })).toHaveAttribute(
      'href',
      href('contractConfig', { contractId }),
    );
  },
};
export const OpenPhone: Story = { ...Open, name: '받는 분 적기, 휴대폰', globals: PHONE };
const waiting = { path, address };
export const Beginning: Story = {
  name: '문서를 만드는 중',
  parameters: { route: waiting },
  beforeEach: () => answerCalls({ 'POST /drafts': () => new Promise<Response>(() => {}) }),
};
export const NotBegun: Story = {
  name: '만들지 못함',
  parameters: { route: waiting },
  beforeEach: () => answerCalls({ 'POST /drafts': () => refuse(500, 'INTERNAL', '잠시 후 다시 해주세요.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/문서를 만들지 못했어요/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다시 하기' })).toBeVisible();
  },
};
export const NotFound: Story = {
  name: '문서가 없음',
  beforeEach: () => answerCalls({ [DETAIL]: () => refuse(404, 'NOT_FOUND', '찾을 수 없어요.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '문서를 찾을 수 없어요' })).toBeVisible();
  },
};
export const Foreign: Story = {
  name: '다른 분이 쓰는 문서',
  beforeEach: answerDraft({ ...draft, mayChange: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '볼 수 없는 화면이에요' })).toBeVisible();
  },
};
export const Unsavable: Story = {
  name: '저장할 수 없는 말과 이름',
  beforeEach: () =>
    answerCalls({
      [DETAIL]: () => succeed(draft),
      [`PATCH /contracts/${contractId}`]: () => succeed({ ...draft, version: draft.version + 1 }),
    }),
  play: async ({ canvas }) => {
    const message = await canvas.findByLabelText(/함께 보낼 말/);
    await userEvent.click(message);
    await userEvent.paste('가'.repeat(301));
    await waitFor(() => expect(canvas.getByText('저장하지 못했어요')).toBeVisible());
    await userEvent.clear(message);
    await waitFor(() => expect(canvas.getByText('저장했어요')).toBeVisible());
    const title = canvas.getByLabelText(/문서 이름/);
    await userEvent.click(title);
    await userEvent.paste('나'.repeat(201));
    await waitFor(() => expect(canvas.getByText('저장하지 못했어요')).toBeVisible());
    await expect(canvas.queryByText('저장했어요')).not.toBeInTheDocument();
  },
};
