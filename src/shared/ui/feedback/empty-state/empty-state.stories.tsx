import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCcw } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { EmptyState } from './empty-state';

const meta = {
  title: '부품/EmptyState',
  component: EmptyState,
  args: { kind: 'nothing-yet', title: '아직 보낸 문서가 없어요' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  name: '아직 없음',
  args: {
    description: 'PDF나 한글 파일을 올리고 서명할 자리를 정하면 메일이나 문자로 바로 보낼 수 있어요.',
    actions: (
      <>
        <Button variant="primary" size="lg" icon={<Plus />}>
          새 문서 보내기
        </Button>
        <Button size="lg">템플릿 둘러보기</Button>
      </>
    ),
    more: <Link to="/">처음 보내는 방법 보기</Link>,
  },
};
export const NothingFound: Story = {
  name: '못 찾음',
  args: {
    kind: 'nothing-found',
    title: '찾는 문서가 없어요',
    description: '다른 말로 찾거나 거르기를 풀어보세요.',
    actions: <Button>거르기 모두 풀기</Button>,
  },
};
export const NothingLeft: Story = {
  name: '다 했음',
  args: { kind: 'nothing-left', title: '지금 서명할 문서가 없어요' },
};
export const NoPermission: Story = {
  name: '권한 없음',
  args: {
    kind: 'no-permission',
    title: '볼 수 없는 화면이에요',
    description: '결제 관리 권한이 필요해요. 정해원 님에게 부탁해보세요.',
    actions: <Button>권한 부탁하기</Button>,
  },
};
export const Offline: Story = {
  name: '연결 끊김, 작게',
  args: {
    kind: 'offline',
    size: 'panel',
    title: '연결이 끊겼어요',
    description: '인터넷을 확인하고 다시 불러와주세요.',
    actions: <Button icon={<RotateCcw />}>다시 불러오기</Button>,
  },
};
export const NotFound: Story = {
  name: '404',
  args: { kind: 'nothing-found', words: '404', title: '찾는 페이지가 없어요', headingLevel: 1 },
};
export const Dark: Story = { ...NothingYet, name: '어둡게', globals: { theme: 'dark' } };
