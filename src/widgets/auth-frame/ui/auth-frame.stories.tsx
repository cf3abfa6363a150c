import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { Link } from '@/shared/ui/actions/link';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { Row, Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { AuthFrame } from './auth-frame';

const meta = {
  title: '뼈대/AuthFrame',
  component: AuthFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  args: {
    title: '로그인',
    description: '초대받은 메일 주소로 로그인해요.',
    footer: (
      <>
        <Link to="/terms" tone="quiet">
          이용약관
        </Link>
        <Link to="/privacy" tone="neutral">
          개인정보 처리방침
        </Link>
        <Link to="/support" tone="quiet">
          문의하기
        </Link>
      </>
    ),
    children: (
      <Stack>
        <Field label="메일 주소">
          <TextInput size="lg" type="email" defaultValue="jisu.kim@hanbit.co.kr" />
        </Field>
        <Field label="비밀번호" error="메일 주소나 비밀번호가 맞지 않아요.">
          <PasswordInput size="lg" defaultValue="seal12345" />
        </Field>
        <Row between>
          <Checkbox label="로그인 상태로 두기" defaultChecked />
          <Link to="/find">비밀번호 찾기</Link>
        </Row>
        <Button variant="primary" size="xl" fullWidth>
          로그인
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: '컴퓨터' };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
