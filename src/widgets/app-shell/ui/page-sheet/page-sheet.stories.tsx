import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  CircleQuestionMark,
  CodeXml,
  Coins,
  Contact,
  Ellipsis,
  Files,
  House,
  Layers,
  LayoutTemplate,
  LifeBuoy,
  Link2,
  Megaphone,
  Menu,
  Plus,
  Search,
  Settings,
  UserPlus,
} from '@/shared/icons';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '@/shared/ui/data/avatar';
import { BottomTabBar } from '../bottom-tab-bar';
import { Button } from '@/shared/ui/actions/button';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { SettingsNav } from '../settings-nav';
import { OrganizationButton, Sidebar, SidebarMeter } from '../sidebar';
import { Row } from '@/shared/ui/layout/stack';
import { Badge } from '@/shared/ui/feedback/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/shared/ui/data/table';
import { UserButton, MobileTopBar, TopBar } from '../top-bar';
import { PageSheet, Shell } from './page-sheet';

const GROUPS = [
  [
    { to: '/', label: '홈', icon: <House />, end: true },
    { to: '/contract', label: '문서함', icon: <Files />, count: 2 },
    { to: '/link', label: '링크 서명', icon: <Link2 /> },
    { to: '/template', label: '템플릿', icon: <LayoutTemplate /> },
    { to: '/store', label: '템플릿 스토어', icon: <Layers /> },
  ],
  [
    { to: '/contacts', label: '연락처', icon: <Contact /> },
    { to: '/setting', label: '설정', icon: <Settings /> },
    { to: '/api', label: 'API', icon: <CodeXml /> },
  ],
];
const SETTINGS = [
  {
    label: '내 조직',
    links: [
      { to: '/organization', label: '조직 정보' },
      { to: '/', label: '멤버', end: true },
      { to: '/groups', label: '그룹' },
    ],
  },
  {
    label: '요금',
    links: [
      { to: '/payment', label: '결제와 크레딧' },
      { to: '/history', label: '결제 내역' },
    ],
  },
];
const PEOPLE = ['김지수', '정해원', '문예린', '배준호', '오세린'];

function Frame({ initialRail = false }: { initialRail?: boolean }) {
  const [rail, setRail] = useState(initialRail);
  const createLabel = '새 문서 보내기';
  return (
    <Shell
      sidebar={
        <Sidebar
          rail={rail}
          onToggle={() => setRail(!rail)}
          groups={GROUPS}
          top={
            <>
              <DropdownMenu
                label="조직"
                align="start"
                trigger={<OrganizationButton name="한빛물산 주식회사" description="스탠다드 · 멤버 24명" rail={rail} />}
                items={[{ label: '한빛물산 주식회사', current: true }, { label: '동해포장' }]}
              />
              {rail ? (
                <IconButton label={createLabel} icon={<Plus />} variant="primary" size="lg" tipSide="right" />
              ) : (
                <Button variant="primary" size="lg" icon={<Plus />} fullWidth>
                  {createLabel}
                </Button>
              )}
            </>
          }
          bottom={!rail && <SidebarMeter to="/payment" icon={<Coins />} label="남은 크레딧" value="1,284" />}
          bottomLinks={[
            { to: '/notice', label: '공지사항', icon: <Megaphone />, news: '새 공지가 있어요' },
            { to: '/help', label: '도움말', icon: <LifeBuoy /> },
          ]}
        />
      }
    >
      <PageSheet
        topBar={
          <>
            <TopBar
              search={
                <SearchBox filled slashFocuses placeholder="문서 이름이나 받는 분으로 찾기" value="" onSearch={fn()} />
              }
              actions={
                <>
                  <IconButton label="알림" icon={<Bell />} count={3} tipSide="bottom" />
                  <IconButton label="도움말" icon={<CircleQuestionMark />} tipSide="bottom" />
                </>
              }
              me={
                <DropdownMenu
                  label="내 메뉴"
                  trigger={<UserButton name="김지수" />}
                  items={[{ label: '내 정보' }, { label: '로그아웃' }]}
                />
              }
            />
            <MobileTopBar
              actions={
                <>
                  <IconButton label="찾기" icon={<Search />} />
                  <IconButton label="알림" icon={<Bell />} count={3} />
                </>
              }
            />
          </>
        }
        aside={<SettingsNav groups={SETTINGS} />}
      >
        <PageHeader
          title="멤버"
          description="24명이 함께 쓰고 있어요. 6명 더 초대할 수 있어요."
          actions={
            <Button variant="primary" icon={<UserPlus />}>
              멤버 초대하기
            </Button>
          }
        />
        <Table label="멤버">
          <TableHead>
            <TableHeader>이름</TableHeader>
            <TableHeader>상태</TableHeader>
            <TableHeader hiddenLabel>더 하기</TableHeader>
          </TableHead>
          <TableBody>
            {PEOPLE.map((name, index) => (
              <TableRow key={name}>
                <TableCell name>
                  <Row>
                    <Avatar name={name} me={index === 0} size={34} />
                    {name}
                  </Row>
                </TableCell>
                <TableCell>
                  <Badge tone={index === 3 ? 'accent' : 'success'}>{index === 3 ? '초대 보냄' : '활동 중'}</Badge>
                </TableCell>
                <TableCell align="end">
                  <IconButton label={`${name} 더 하기`} icon={<Ellipsis />} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </PageSheet>
      <BottomTabBar
        onCreate={fn()}
        tabs={[
          { to: '/', label: '홈', icon: <House />, end: true },
          { to: '/contract', label: '문서함', icon: <Files />, count: 2 },
          { to: '/template', label: '템플릿', icon: <LayoutTemplate /> },
          { to: '/more', label: '더보기', icon: <Menu /> },
        ]}
      />
    </Shell>
  );
}

const meta = {
  title: '뼈대/Shell',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: '컴퓨터' };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Rail: Story = { name: '좁은 메뉴', args: { initialRail: true }, globals: { viewport: { value: 'lg' } } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = { name: '휴대폰, 어둡게', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const Folding: Story = {
  name: '[ 로 접기',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '메뉴 접기' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('[[');
    await expect(await canvas.findByRole('button', { name: '메뉴 펼치기' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('[[');
    await canvas.findByRole('button', { name: '메뉴 접기' });
  },
};
