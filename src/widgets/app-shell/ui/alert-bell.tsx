import * as Popover from '@radix-ui/react-popover';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { alertQueries } from '@/entities/alert';
import { useSession } from '@/entities/user';
import { useMarkAlertsAsRead } from '@/features/alert/read-alerts';
import { href } from '@/shared/routes';
import { useLayout } from '@/shared/ui/layout/responsive';
import { useFloatingLayer } from '@/shared/ui/overlays/layer';
import { AlertPanel } from './alert-panel';
import { BellButton } from './bell-button';
import * as styles from './alert-bell.css';

/** On a phone, links to the page, because a popover would fill the screen anyway. */
export function AlertBell() {
  const { organization } = useSession();
  const newest = useQuery({ ...alertQueries.newest(), enabled: organization !== null });
  const navigate = useNavigate();
  const layout = useLayout();
  if (organization === null) return null;
  const unread = newest.data?.unread ?? 0;
  if (layout === 'mobile') return <BellButton unread={unread} onClick={() => void navigate(href('alerts'))} />;
  return (
    <DesktopBell
      unread={unread}
      alerts={newest.data?.items ?? null}
      isFailed={newest.isError}
      onRetry={() => void newest.refetch()}
    />
  );
}

type DesktopBellProps = Pick<Parameters<typeof AlertPanel>[0], 'alerts' | 'isFailed' | 'onRetry'> & { unread: number };

function DesktopBell({ unread, ...panel }: DesktopBellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const layer = useFloatingLayer();
  const read = useMarkAlertsAsRead();
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <BellButton unread={unread} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="알림"
          className={`${styles.popover} ${layer}`}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <AlertPanel
            {...panel}
            unread={unread}
            isReading={read.isPending}
            onOpen={({ alertId, isRead }) => {
              setIsOpen(false);
              if (!isRead) read.mutate({ ids: [alertId] });
            }}
            onReadAll={() => read.mutate({ all: true })}
            onLeave={() => setIsOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
