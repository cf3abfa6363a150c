import { href } from '@/shared/routes';
import { CreditMeter } from './credit-meter';
import { getHelpLinks, getMainLinks } from './navigation';
import { NewContractLink } from './new-contract-link';
import { OrganizationSwitcher } from './organization-switcher';
import { Sidebar } from './sidebar';
import { useMyTurnCount } from './use-my-turn-count';
import { useUnreadNotices } from './use-unread-notices';
import { useCollapsedSidebar } from './use-collapsed-sidebar';

/** Remembers whether the sidebar is collapsed. */
export function ConsoleSidebar() {
  const [isRail, toggleRail] = useCollapsedSidebar();
  const myTurn = useMyTurnCount();
  const unreadNotices = useUnreadNotices();
  return (
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
      groups={getMainLinks(myTurn)}
      bottomLinks={getHelpLinks(unreadNotices)}
      bottom={!isRail && <CreditMeter />}
    />
  );
}
