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

type AppShellProps = {
  nav?: { title: string; groups: readonly SettingsNavGroup[] };
  /** False for pages with their own padding. */
  padded?: boolean;
  /** The search in the top bar, and its icon on a phone. */
  search: { bar: ReactNode; button: ReactNode };
};

/** The frame of signed-in pages: the sidebar and sheet on desktop, or bars at the top and bottom on a phone. */
export function AppShell({ nav, padded = true, search }: AppShellProps) {
  return useLayout() === 'mobile' ? (
    <MobileShell padded={padded} search={search.button} />
  ) : (
    <DesktopShell nav={nav && <SettingsNav {...nav} />} padded={padded} search={search.bar} />
  );
}

type ShellProps = { padded: boolean; search: ReactNode };

const DesktopShell = ({ nav, padded, search }: ShellProps & { nav: ReactNode }) => (
  <Shell sidebar={<ConsoleSidebar />}>
    <PageSheet
      topBar={
        <TopBar
          search={search}
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

const MobileActions = ({ search }: { search: ReactNode }) => (
  <>
    {search}
    <AlertBell />
    <UserMenu compact />
  </>
);

const MobileShell = ({ padded, search }: ShellProps) => (
  <Shell>
    <PageSheet
      topBar={<MobileTopBar homeHref={href('dashboard')} actions={<MobileActions search={search} />} />}
      padded={padded}
    >
      <Outlet />
    </PageSheet>
    <MobileBars />
  </Shell>
);
