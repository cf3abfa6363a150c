import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import { href, paths } from '@/shared/routes';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { draftContract } from '../../../../../../tests/support/draft';
import { seedSending } from '../../../../../../tests/support/sending-a-template';
import { storedFile } from '../../../../../../tests/support/stored-file';
import { SendPreviewPage } from './send-preview-page';

const PAPER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><path fill="#fff" d="M0 0h595v842H0z"/></svg>',
)}`;
const stored = storedFile();
const file = { ...stored, pages: stored.pages.map((page) => ({ ...page, imageUrl: PAPER, largeImageUrl: PAPER })) };
const template = storyTemplate();
const { templateId } = template;
const draft = draftContract({ templateId, files: [{ firstPage: null, file }] });
const { contractId } = draft;
const DETAIL = `GET /contracts/${contractId}`;
const nothingWrong = { maySend: true, problems: [], cost: null };

const meta = {
  title: '화면/템플릿 미리 보기',
  component: SendPreviewPage,
  parameters: {
    layout: 'fullscreen',
    route: {
      path: paths.templateSendPreview,
      address: `${href('templateSendPreview', { templateId })}?contractId=${contractId}`,
    },
    seed: seedSending(template),
  },
  beforeEach: () => answerCalls({ [DETAIL]: () => succeed(draft), 'POST /check': () => succeed(nothingWrong) }),
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof SendPreviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;
const PHONE = { viewport: { value: 'phone' } };

export const Open: Story = {
  name: '보내기 전',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '받는 분 화면 보기' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '받는 분 적기' })).toBeVisible();
  },
};
export const OpenPhone: Story = { ...Open, name: '보내기 전, 휴대폰', globals: PHONE };
export const NotFound: Story = {
  name: '문서가 없음',
  beforeEach: () => answerCalls({ [DETAIL]: () => refuse(404, 'NOT_FOUND', '찾을 수 없어요.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '문서를 찾을 수 없어요' })).toBeVisible();
  },
};
