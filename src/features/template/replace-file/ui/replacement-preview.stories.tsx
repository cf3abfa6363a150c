import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, screen } from 'storybook/test';
import { replacementQuery, type Replacement } from '../api/replacement';
import { ReplacementPreview } from './replacement-preview';

const INPUT = { templateId: '템플릿', version: 7, fileId: '옛 파일', newFileId: '새 파일' };
const { queryKey } = replacementQuery(INPUT);
const seed = (told: Replacement) => (cache: QueryClient) => cache.setQueryData(queryKey, told);

const meta = {
  title: '하는 일/템플릿 파일 바꾸기',
  component: ReplacementPreview,
  args: { ...INPUT, onReplaced: fn(), onReload: fn() },
} satisfies Meta<typeof ReplacementPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {
  name: '자리를 확인할 칸이 있음',
  parameters: {
    seed: seed({
      template: null,
      kept: 36,
      moved: 2,
      lost: [
        { fieldId: '하나', name: '비상 연락처', page: 2 },
        { fieldId: '둘', name: '', page: 3 },
      ],
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText('칸 36개는 그대로 두고, 칸 2개는 글자를 따라 옮기고, 칸 2개는 자리를 확인해야 해요.'),
    ).toBeVisible();
    await expect(screen.getByRole('list', { name: '자리를 확인할 칸' })).toHaveTextContent('비상 연락처 2쪽');
  },
};
export const Kept: Story = {
  name: '모두 그대로',
  parameters: { seed: seed({ template: null, kept: 12, moved: 0, lost: [] }) },
  play: async () => {
    await expect(await screen.findByText('칸 12개는 그대로 둬요.')).toBeVisible();
  },
};
export const Phone: Story = { ...Told, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
