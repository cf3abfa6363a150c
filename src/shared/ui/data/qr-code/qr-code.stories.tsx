import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code';

const meta = {
  title: '부품/QrCode',
  component: QrCode,
  args: { text: 'https://dojang.example/receiver/callback?t=3kTmDa0sW9xQ1bZ7Yc4LpR', label: '링크를 여는 QR 코드' },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Plain: StoryObj<typeof meta> = { name: '기본' };
export const Dark: StoryObj<typeof meta> = { name: '어둡게', globals: { theme: 'dark' } };
