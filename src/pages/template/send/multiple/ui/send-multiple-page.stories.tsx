import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answerCalls, refuse } from '#storybook/answer-calls.ts';
import { batchDraftStore, NO_RECIPIENTS } from '@/features/batch/send-to-contacts';
import { href, paths } from '@/shared/routes';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { seedSending } from '../../../../../../tests/support/sending-a-template';
import { toTerms } from '../model/batch-terms';
import { SendMultiplePage } from './send-multiple-page';

const template = storyTemplate();
const { templateId } = template;
const place = { templateId, organizationMemberUuid: 'me' };

const meta = {
  title: '화면/연락처에서 여러 건',
  component: SendMultiplePage,
  parameters: {
    layout: 'fullscreen',
    route: { path: paths.templateSendMultiple, address: href('templateSendMultiple', { templateId }) },
    seed: seedSending(template),
  },
  globals: { viewport: { value: 'wide' } },
  // Without this, a story starts with the previous one's choices.
  beforeEach: () => batchDraftStore.remove(place),
} satisfies Meta<typeof SendMultiplePage>;
export default meta;
type Story = StoryObj<typeof meta>;
const PHONE = { viewport: { value: 'phone' } };

export const Choosing: Story = {
  name: '고르는 중',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '연락처에서 골라 여러 건' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^임시온/ }));
    await expect(canvas.getByRole('button', { name: '1명에게 보내기' })).toBeEnabled();
  },
};
export const ChoosingPhone: Story = { ...Choosing, name: '고르는 중, 휴대폰', globals: PHONE };
export const ComingBack: Story = {
  name: '이어서 고르는 중',
  beforeEach: () => {
    const typed = { key: 'typed', name: '문가은', title: '', email: 'gaeun@example.com', phone: '' };
    batchDraftStore.write(place, {
      chosen: { ...NO_RECIPIENTS, people: [typed] },
      values: {},
      terms: toTerms(template),
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('고르던 분과 적던 내용을 이어서 보여드려요.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1명에게 보내기' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '처음부터 고르기' }));
    await expect(canvas.getByText('아직 고른 분이 없어요')).toBeVisible();
  },
};
export const ComingBackPhone: Story = { ...ComingBack, name: '이어서 고르는 중, 휴대폰', globals: PHONE };
export const Nobody: Story = {
  name: '연락처가 없음',
  parameters: { seed: seedSending(template, { contacts: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '보내기' })).toHaveAttribute('aria-disabled', 'true');
  },
};
const failing = () =>
  answerCalls({
    'GET /contacts': () => refuse(500, 'INTERNAL', '잠시 후 다시 해주세요.'),
    'GET /contact-groups': () => refuse(500, 'INTERNAL', '잠시 후 다시 해주세요.'),
  });
export const Failed: Story = {
  name: '연락처를 불러오지 못함',
  parameters: { seed: seedSending(template, { contacts: null }) },
  beforeEach: failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/불러오지 못했어요/)).toBeVisible();
  },
};
const { content } = template;
const [slot] = content.slots;
const two = storyTemplate({
  content: { ...content, slots: slot ? [slot, { ...slot, slotUuid: '보호자', name: '보호자' }] : [] },
});
export const NotPossible: Story = {
  name: '고를 수 없는 템플릿',
  parameters: { seed: seedSending(two) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '연락처에서 고를 수 없는 템플릿이에요' })).toBeVisible();
  },
};
