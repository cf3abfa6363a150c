import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { TemplateListItem } from '@/entities/template';
import { ChooseTemplateView } from './choose-template-view';

const template = (title: string, sentCount: number): TemplateListItem => ({
  templateId: title,
  state: 'PUBLISHED',
  title,
  description: '',
  visibility: 'ORGANIZATION',
  folderId: null,
  maker: { organizationMemberUuid: 'me', name: '김지수' },
  mayChange: true,
  isBookmarked: false,
  sentCount,
  publishedNumber: 1,
  hasChanges: false,
  changedAt: '2026-11-20T05:00:00Z',
  slots: [{ name: '근로자', role: 'SIGNER', person: 'ASK' }],
  pageCount: 1,
  fieldCount: 4,
  previewUrl: null,
});

const meta = {
  title: '템플릿/어떤 템플릿인지 묻기',
  component: ChooseTemplateView,
  args: {
    title: '어떤 템플릿을 보낼까요?',
    description: '고르면 엑셀 양식을 받거나 명단을 올릴 수 있어요.',
    templates: [template('근로계약서', 128), template('보안 서약서', 77)],
    isFailed: false,
    search: '',
    onSearch: fn(),
    onRetry: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChooseTemplateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '고르는 중',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '근로계약서' }));
    await expect(args.onChoose).toHaveBeenCalledWith('근로계약서');
  },
};
export const Loading: Story = { name: '불러오는 중', args: { templates: null } };
export const Failed: Story = { name: '불러오지 못함', args: { templates: null, isFailed: true } };
export const Nothing: Story = { name: '아직 없음', args: { templates: [] } };
export const NotFound: Story = { name: '찾지 못함', args: { templates: [], search: '임대차' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
