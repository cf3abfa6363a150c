import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useLayout } from '@/shared/ui/responsive';
import { PageSheet, Shell } from '@/shared/ui/page-sheet';
import { SettingsNav, type SettingsNavGroup } from '@/shared/ui/settings-nav';
import { Sidebar } from '@/shared/ui/sidebar';
import { MobileTopBar, TopBar } from '@/shared/ui/top-bar';
import { href } from '@/shared/routes';
import { MeMenu } from './me-menu';
import { MobileBars } from './mobile-bars';
import { MAIN_LINKS } from './navigation';
import { OrganizationSwitcher } from './organization-switcher';
import { useRail } from './use-rail';

type AppShellProps = { nav?: { title: string; groups: readonly SettingsNavGroup[] } };

/** The frame of every signed-in page: sidebar and sheet on desktop, bars above and below on a phone. */
export function AppShell({ nav }: AppShellProps) {
  return useLayout() === 'mobile' ? <MobileShell /> : <DesktopShell nav={nav && <SettingsNav {...nav} />} />;
}

function DesktopShell({ nav }: { nav: ReactNode }) {
  const [isRail, toggleRail] = useRail();
  return (
    <Shell
      sidebar={
        <Sidebar
          rail={isRail}
          onToggle={toggleRail}
          homeHref={href('dashboard')}
          top={<OrganizationSwitcher rail={isRail} />}
          groups={MAIN_LINKS}
        />
      }
    >
      <PageSheet topBar={<TopBar me={<MeMenu />} />} aside={nav}>
        <Outlet />
      </PageSheet>
    </Shell>
  );
}

const MobileShell = () => (
  <Shell>
    <PageSheet topBar={<MobileTopBar homeHref={href('dashboard')} actions={<MeMenu compact />} />}>
      <Outlet />
    </PageSheet>
    <MobileBars />
  </Shell>
);
