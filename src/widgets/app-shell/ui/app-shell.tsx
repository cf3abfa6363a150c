import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useLayout } from '@/shared/ui/layout/responsive';
import { AlertBell } from './alert-bell';
import { ConsoleSidebar } from './console-sidebar';
import { PageSheet, Shell } from './page-sheet';
import { SettingsNav, type SettingsNavGroup } from './settings-nav';
import { MobileTopBar, TopBar } from './top-bar';
import { href } from '@/shared/routes';
import { UserMenu } from './user-menu';
import { MobileBars } from './mobile-bars';
import { HelpMenu } from './help-menu';
import { GlobalSearch } from './global-search';

type AppShellProps = {
  nav?: { title: string; groups: readonly SettingsNavGroup[] };
  /** False for pages with their own padding. */
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

const DesktopShell = ({ nav, padded }: { nav: ReactNode; padded: boolean }) => (
  <Shell sidebar={<ConsoleSidebar />}>
    <PageSheet
      topBar={
        <TopBar
          search={<GlobalSearch />}
          actions={
            <>
              <AlertBell />
              <HelpMenu />
            </>
          }
          me={<UserMenu />}
        />
      }
      aside={nav}
      padded={padded}
    >
      <Outlet />
    </PageSheet>
  </Shell>
);

const MobileActions = () => (
  <>
    <AlertBell />
    <UserMenu compact />
  </>
);

const MobileShell = ({ padded }: { padded: boolean }) => (
  <Shell>
    <PageSheet topBar={<MobileTopBar homeHref={href('dashboard')} actions={<MobileActions />} />} padded={padded}>
      <Outlet />
    </PageSheet>
    <MobileBars />
  </Shell>
);
