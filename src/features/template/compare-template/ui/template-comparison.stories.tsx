import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { templateQueries, type Template } from '@/entities/template';
import { EXAMPLE_TEMPLATE_ID, createTemplate, createTemplateSlot } from '@/pages/template/detail/ui/story-templates';
import { ApiError } from '@/shared/api';
import { TemplateComparison } from './template-comparison';

const mine = createTemplate();
const { fields, slots } = mine.content;
const changedFields: Template['content']['fields'] = fields.map((field, index) =>
  index === 0
    ? { ...field, rect: { ...field.rect, y: 600 }, required: false }
    : { ...field, name: '회사 직인', kind: 'SEAL' },
);
const theirs = createTemplate({
  version: 10,
  editor: { organizationMemberUuid: 'other', name: '배준호' },
  content: {
    ...mine.content,
    slots: [...slots, createTemplateSlot('보증인', { order: 2 })],
    fields: changedFields,
    expiryDays: 30,
  },
});
const { queryKey } = templateQueries.savedElsewhere(EXAMPLE_TEMPLATE_ID);
const seed = (saved: Template) => (cache: QueryClient) => cache.setQueryData(queryKey, saved);

const meta = {
  title: '하는 일/템플릿 견줘보기',
  component: TemplateComparison,
  args: { mine, touched: { fields: [] }, onReload: fn(), onOverwrite: fn(), onClose: fn() },
  parameters: { seed: seed(theirs) },
} satisfies Meta<typeof TemplateComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differences: Story = {
  name: '다른 점',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '무엇이 다른가요?' }));
    await expect(await dialog.findByText('보증인')).toBeVisible();
    await expect(dialog.getByRole('region', { name: '다른 점' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: '내 것으로 덮어쓰기' }));
    await expect(args.onOverwrite).toHaveBeenCalledWith(theirs.version);
  },
};
export const Phone: Story = {
  name: '다른 점, 휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
    await expect(args.onReload).toHaveBeenCalled();
  },
};
export const Equal: Story = {
  name: '다른 점이 없음',
  parameters: { seed: seed(createTemplate({ version: 10 })) },
  play: async () => {
    await expect(await screen.findByText(/^다른 점이 없어요/)).toBeVisible();
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: {
    seed: (cache: QueryClient) => void cache.prefetchQuery({ queryKey, queryFn: () => new Promise<never>(() => {}) }),
  },
  play: async () => {
    await expect(await screen.findByText('저장된 템플릿을 불러오고 있어요')).toBeInTheDocument();
  },
};
/** The saved template can't be loaded any more, but the member can still keep their own version. */
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: {
    seed: (cache: QueryClient) =>
      void cache.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new ApiError('NETWORK')) }),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('저장된 템플릿을 불러오지 못했어요.');
    await expect(screen.getByRole('button', { name: '다시 해보기' })).toBeVisible();
  },
};
