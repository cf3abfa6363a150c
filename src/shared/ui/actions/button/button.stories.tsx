import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, PenLine, Send, Trash } from '@/shared/icons';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Row, Stack } from '@/shared/ui/layout/stack';
import { Button } from './button';
import { ButtonLink } from './button-link';

const meta = {
  title: '부품/Button',
  component: Button,
  args: { children: '보내기', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack>
      <Row>
        <Button variant="primary" icon={<Send />}>
          보내기
        </Button>
        <Button>이전</Button>
        <Button variant="soft">더 보기</Button>
        <Button variant="ghost">건너뛰기</Button>
        <Button variant="seal" icon={<PenLine />}>
          서명하기
        </Button>
        <Button variant="danger" icon={<Trash />}>
          지우기
        </Button>
        <Button variant="link">모두 보기</Button>
        <Button trailingIcon={<ChevronDown />}>더 하기</Button>
      </Row>
      <Row>
        <Button variant="primary" size="sm">
          보내기
        </Button>
        <Button variant="primary">보내기</Button>
        <Button variant="primary" size="lg">
          보내기
        </Button>
        <Button variant="primary" size="xl">
          보내기
        </Button>
      </Row>
      <Row>
        <Button variant="primary" loading loadingLabel="보내는 중" icon={<Send />}>
          보내기
        </Button>
        <Button variant="primary" disabledReason="받는 분을 먼저 적어주세요">
          보내기
        </Button>
        <ButtonLink to="/" variant="secondary">
          홈으로 가기
        </ButtonLink>
      </Row>
      <Button variant="primary" size="xl" fullWidth>
        로그인
      </Button>
    </Stack>
  ),
};

export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };

export const Pressed: Story = {
  name: '누르기',
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  name: '못 누름',
  args: { variant: 'primary', disabledReason: '받는 분을 먼저 적어주세요' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('받는 분을 먼저 적어주세요');
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  name: '보내는 중',
  args: { variant: 'primary', loading: true, loadingLabel: '보내는 중' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '보내기' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await canvas.findByRole('button', { name: '보내는 중' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
