import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from '@/shared/icons';
import { Stack } from '@/shared/ui/layout/stack';
import { ExternalLink, Link, LinkButton } from './link';

const meta = { title: '부품/Link', component: Link, args: { to: '/', children: '비밀번호 찾기' } } satisfies Meta<
  typeof Link
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack>
      <div>
        <Link to="/">
          문서함 가기 <ChevronRight />
        </Link>
      </div>
      <p>
        처음이신가요?{' '}
        <Link to="/" inline>
          도입 문의하기
        </Link>
      </p>
      <div>
        <Link to="/" tone="quiet">
          이용약관
        </Link>
      </div>
      <div>
        <ExternalLink href="https://example.com">도움말</ExternalLink>
      </div>
      <div>
        <LinkButton>번호 다시 받기</LinkButton>
      </div>
    </Stack>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
