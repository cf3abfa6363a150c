import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useLayout } from '@/shared/ui/layout/responsive';
import { PageSheet, Shell } from './page-sheet';
import { SettingsNav, type SettingsNavGroup } from './settings-nav';
import { Sidebar } from './sidebar';
import { MobileTopBar, TopBar } from './top-bar';
import { href } from '@/shared/routes';
import { MeMenu } from './me-menu';
import { MobileBars } from './mobile-bars';
import { GlobalSearch } from './global-search';
import { mainLinks } from './navigation';
import { NewContractLink } from './new-contract-link';
import { OrganizationSwitcher } from './organization-switcher';
import { useMyTurn } from './use-my-turn';
import { useRail } from './use-rail';

type AppShellProps = {
  nav?: { title: string; groups: readonly SettingsNavGroup[] };
  /** Off for pages that have their own padding. */
  padded?: boolean;
};

/** The frame of every signed-in page: sidebar and sheet on desktop, bars at the top and bottom on a phone. */
export function AppShell({ nav, padded = true }: AppShellProps) {
  return useLayout() === 'mobile' ? (
    <MobileShell padded={padded} />
  ) : (
    <DesktopShell nav={nav && <SettingsNav {...nav} />} padded={padded} />
  );
}

function DesktopShell({ nav, padded }: { nav: ReactNode; padded: boolean }) {
  const [isRail, toggleRail] = useRail();
  const myTurn = useMyTurn();
  return (
    <Shell
      sidebar={
        <Sidebar
          rail={isRail}
          onToggle={toggleRail}
          homeHref={href('dashboard')}
          top={
            <>
              <OrganizationSwitcher rail={isRail} />
              <NewContractLink rail={isRail} />
            </>
          }
          groups={mainLinks(myTurn)}
        />
      }
    >
      <PageSheet topBar={<TopBar search={<GlobalSearch />} me={<MeMenu />} />} aside={nav} padded={padded}>
        <Outlet />
      </PageSheet>
    </Shell>
  );
}

const MobileShell = ({ padded }: { padded: boolean }) => (
  <Shell>
    <PageSheet topBar={<MobileTopBar homeHref={href('dashboard')} actions={<MeMenu compact />} />} padded={padded}>
      <Outlet />
    </PageSheet>
    <MobileBars />
  </Shell>
);
