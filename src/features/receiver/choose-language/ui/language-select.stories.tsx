import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { language } from '@/shared/i18n';
import { failLanguageLoading } from '#storybook/lose-languages.ts';
import { LanguageSelect } from './language-select';

const meta = {
  title: '기능/LanguageSelect',
  component: LanguageSelect,
  beforeEach: () => language.choose('ko'),
  // Positioned as in a page header.
  render: () => (
    <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minHeight: 160 }}>
      <LanguageSelect />
    </div>
  ),
} satisfies Meta<typeof LanguageSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };

export const Failed: Story = {
  name: '불러오지 못함',
  beforeEach: failLanguageLoading,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '언어' }), 'mn');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('이 언어를 불러오지 못했어요.');
    await expect(language.read()).toBe('ko');
  },
};
