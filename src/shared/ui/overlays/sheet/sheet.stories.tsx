import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '@/shared/ui/actions/button';
import { Drawer, Sheet } from './sheet';

const meta = {
  title: '부품/Sheet',
  component: Sheet,
  args: { open: true, onOpenChange: fn(), title: '새 문서 보내기', children: '파일을 올리거나 템플릿을 골라요.' },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const DesktopDrawer: Story = {
  name: '서랍',
  render: (args) => (
    <Drawer {...args} title="정해원" footer={<Button size="lg">닫기</Button>}>
      hw.jung@hanbit.co.kr
    </Drawer>
  ),
};
