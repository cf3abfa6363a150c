import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@/shared/ui/data/avatar';
import { Button } from '@/shared/ui/actions/button';
import { Badge } from '@/shared/ui/feedback/badge';
import { List, ListRow } from './list-row';

const meta = { title: '부품/ListRow', component: ListRow, args: { title: '정해원' } } satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <List label="멤버">
      <ListRow
        to="/a"
        title="2026년 근로계약서_이도윤"
        description="10분 전"
        tail={<Badge tone="accent">진행 중</Badge>}
      />
      <ListRow to="/b" title="정해원" description="hw.jung@hanbit.co.kr" lead={<Avatar name="정해원" size={34} />} />
      <ListRow
        title="근로계약서"
        description="받는 분 2명 · 지난주 8번"
        tail={<Button size="sm">보내기</Button>}
        tailBelow
      />
      <ListRow
        title="아주-긴-주소를-쓰는-사람@아주-긴-이름의-회사.example"
        tail={<Badge tone="accent">진행 중</Badge>}
        onOpen={() => {}}
      />
    </List>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
