import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PRIVACY_POLICY } from '../model/privacy';
import { TERMS_OF_SERVICE } from '../model/terms';
import { LegalDocument } from './legal-document';

const meta = {
  title: '공개/LegalDocument',
  component: LegalDocument,
  args: { text: TERMS_OF_SERVICE },
} satisfies Meta<typeof LegalDocument>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '제9조 (전자서명의 효력)' })).toHaveAttribute('href', '#effect');
  },
};
export const Privacy: Story = { args: { text: PRIVACY_POLICY } };
export const Dark: Story = { args: { text: PRIVACY_POLICY }, globals: { theme: 'dark' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('차례'));
    await expect(canvas.getByRole('link', { name: '제1조 (목적)' })).toBeVisible();
  },
};
