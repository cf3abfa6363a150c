import type { AlertPreferences } from '@/entities/alert';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import type { PreferencesChange } from '../api/change-preferences';
import { KindRow } from './kind-row';
import { QuietHours } from './quiet-hours';
import * as styles from './preferences.css';

export type PreferencesViewProps = {
  /** Null while loading. */
  preferences: AlertPreferences | null;
  isFailed: boolean;
  isBusy: boolean;
  onRetry: () => void;
  onChange: (change: PreferencesChange) => void;
};

export const PreferencesView = ({ preferences, isFailed, isBusy, onRetry, onChange }: PreferencesViewProps) =>
  preferences === null && isFailed ? (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={onRetry}>
          다시 불러오기
        </Button>
      }
    >
      알림 설정을 불러오지 못했어요.
    </Banner>
  ) : (
    <SkeletonRegion isLoading={preferences === null} skeleton={<Skeleton shape="block" />}>
      {preferences && (
        <>
          <QuietHours
            key={JSON.stringify(preferences.quiet)}
            quiet={preferences.quiet}
            isBusy={isBusy}
            onChange={(quiet) => onChange({ quiet })}
          />
          <p className={styles.fixedNote}>스위치를 끄면 화면에 알리지 않아요. 메일은 오른쪽에서 골라요.</p>
          <ul className={styles.kinds}>
            {preferences.kinds.map((one) => (
              <KindRow
                key={one.kind}
                choice={one}
                onChange={(change) => onChange({ kinds: [{ kind: one.kind, ...change }] })}
              />
            ))}
          </ul>
        </>
      )}
    </SkeletonRegion>
  );
