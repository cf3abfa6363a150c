import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShowLink } from './show-link';

const meta = {
  title: '계약/링크와 QR 코드',
  component: ShowLink,
  args: {
    link: {
      name: '1공장 정문',
      templateTitle: '보안 서약서',
      url: 'https://dojang.example/direct-url/3kTmDa0sW9',
    },
    onClose: fn(),
  },
} satisfies Meta<typeof ShowLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '보기',
  play: async ({ args }) => {
    await expect(screen.getByRole('img', { name: '1공장 정문 링크를 여는 QR 코드' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /인쇄할 종이/ })).toHaveAttribute(
      'href',
      `${args.link.url}?sheet=qr`,
    );
    const [close] = screen.getAllByRole('button', { name: '닫기' });
    await userEvent.click(close ?? document.body);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const New: Story = { name: '만들고 나서', args: { isNew: true } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
