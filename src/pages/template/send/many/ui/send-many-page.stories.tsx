import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answerCalls, refuse } from '#storybook/answer-calls.ts';
import { href, paths } from '@/shared/routes';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { seedSending } from '../../../../../../tests/support/sending-a-template';
import { SendManyPage } from './send-many-page';

const { templateId } = storyTemplate();
const BATCH_ID = '0198c0de-0000-7000-8000-0000000000c2';
const path = paths.templateSendMany;
const address = href('templateSendMany', { templateId });
const refuseTemplate = () => refuse(404, 'NOT_FOUND', '찾을 수 없어요.');

const meta = {
  title: '화면/템플릿 여러 건 보내기',
  component: SendManyPage,
  parameters: {
    layout: 'fullscreen',
    route: { path, address },
    seed: seedSending(storyTemplate({ state: 'RETIRED' })),
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof SendManyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retired: Story = {
  name: '그만 씀',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '그만 쓰기로 한 템플릿이에요' })).toBeVisible();
  },
};
export const TemplateGone: Story = {
  name: '템플릿이 없어졌지만 적던 줄',
  parameters: { seed: null, route: { path, address: `${address}?batchId=${BATCH_ID}` } },
  beforeEach: () =>
    answerCalls({
      [`GET /templates/${templateId}`]: refuseTemplate,
      [`GET /batches/${BATCH_ID}/report`]: () => refuse(503, 'UNAVAILABLE', '지금은 내려받을 수 없어요.'),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/적던 줄은 엑셀로 받을 수 있어요/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '적던 줄 내려받기' }));
    await waitFor(() => expect(document.body).toHaveTextContent('지금은 내려받을 수 없어요.'));
  },
};
export const TemplateGonePhone: Story = {
  ...TemplateGone,
  name: '템플릿이 없어졌지만 적던 줄, 휴대폰',
  globals: { viewport: { value: 'phone' } },
};
