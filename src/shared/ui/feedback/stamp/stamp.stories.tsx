import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from './stamp';

const meta = { title: '부품/Stamp', component: Stamp, args: { size: 102, lands: true } } satisfies Meta<typeof Stamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = { name: '완료' };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
