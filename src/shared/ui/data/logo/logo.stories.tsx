import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '@/shared/ui/layout/stack';
import { Logo, LogoMark } from './logo';

const meta = { title: '부품/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Row gap={8}>
      <Logo />
      <LogoMark />
      <Logo height={48} />
    </Row>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
