import { useQuery } from '@tanstack/react-query';
import { alertQueries } from '@/entities/alert';
import { Drawer } from '@/shared/ui/overlays/sheet';
import { useChangePreferences } from '../api/change-preferences';
import { PreferencesView } from './preferences-view';

/** Lets members choose what they are notified about, where and when. Each choice is saved immediately. */
export function EditAlertPreferences({ onClose }: { onClose: () => void }) {
  const preferences = useQuery(alertQueries.preferences());
  const change = useChangePreferences();
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()} title="알림 설정" description="고르면 바로 저장해요.">
      <PreferencesView
        preferences={preferences.data ?? null}
        isFailed={preferences.isError}
        isBusy={change.isPending}
        onRetry={() => void preferences.refetch()}
        onChange={(body) => !change.isPending && change.mutate(body)}
      />
    </Drawer>
  );
}
