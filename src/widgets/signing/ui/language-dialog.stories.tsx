import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { language, LANGUAGES } from '@/shared/i18n';
import { failLanguageLoading } from '#storybook/lose-languages.ts';
import { LanguageDialog } from './language-dialog';

const meta = {
  title: '받는 분/언어 고르기',
  component: LanguageDialog,
  args: { open: true, onClose: fn() },
  beforeEach: () => language.choose('ko'),
} satisfies Meta<typeof LanguageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '목록',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(LANGUAGES.length);
    await expect(dialog.getByRole('button', { name: '한국어' })).toHaveAttribute('aria-current', 'true');
  },
};

export const Chosen: Story = {
  name: '고른 뒤',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'English' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(language.read()).toBe('en');
  },
};

/** The previous language stays, and another one can be chosen. */
export const Failed: Story = {
  name: '불러오지 못함',
  beforeEach: failLanguageLoading,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Oʻzbekcha' }));
    await screen.findByText('이 언어를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 골라주세요.');
    await expect(language.read()).toBe('ko');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
