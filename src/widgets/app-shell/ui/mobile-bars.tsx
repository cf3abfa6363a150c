import { Files, House, LayoutTemplate, Menu } from '@/shared/icons';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { href } from '@/shared/routes';
import { BottomTabBar } from './bottom-tab-bar';
import { SettingsNav } from './settings-nav';
import { Sheet } from '@/shared/ui/overlays/sheet';
import * as styles from './app-shell.css';
import { CONTRACT_GROUPS, PROFILE_GROUPS, SETTING_GROUPS } from './navigation';
import { OrganizationSwitcher } from './organization-switcher';
import { useHelpLinks } from './use-help-links';
import { useMyTurnCount } from './use-my-turn-count';
import { useUnreadNotices } from './use-unread-notices';

const SHEET = 'more';

const isMore = (pathname: string) =>
  pathname !== href('dashboard') && !pathname.startsWith('/contract/') && !pathname.startsWith('/template/');

/** Leaves out the help group, because the sheet has its own with more links. */
const settings = SETTING_GROUPS.filter(({ label }) => label !== '도움');

/** 더보기 is a sheet with its own URL, so that the Back button closes it. */
export function MobileBars() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const myTurn = useMyTurnCount();
  const helpLinks = useHelpLinks();
  const unreadNotices = useUnreadNotices();
  const maySend = user.permissions.includes('CONTRACT_SEND');
  const help = {
    label: '도움',
    links: [{ to: href('notices'), label: unreadNotices > 0 ? '공지사항 (새 글)' : '공지사항' }, ...helpLinks],
  };
  const isOpen = params.get('sheet') === SHEET;

  return (
    <>
      <BottomTabBar
        tabs={[
          { to: href('dashboard'), label: '홈', icon: <House />, end: true },
          { to: href('contracts'), label: '문서함', icon: <Files />, count: myTurn },
          {
            to: href('templates'),
            label: '템플릿',
            icon: <LayoutTemplate />,
            active: pathname.startsWith('/template/'),
          },
          { to: `${pathname}?sheet=${SHEET}`, label: '더보기', icon: <Menu />, active: isMore(pathname) },
        ]}
        {...(maySend && { onCreate: () => void navigate(href('contractUpload')) })}
      />
      <Sheet open={isOpen} onOpenChange={(open) => !open && void navigate(pathname, { replace: true })} title="더보기">
        <div className={styles.mobileMenu}>
          <OrganizationSwitcher />
          <SettingsNav title="더보기" groups={[...CONTRACT_GROUPS, ...settings, ...PROFILE_GROUPS, help]} />
        </div>
      </Sheet>
    </>
  );
}
