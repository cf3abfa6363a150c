import { AlertRow, type Alert } from '@/entities/alert';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { List } from '@/shared/ui/data/list-row';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import * as styles from './alert-bell.css';

type AlertPanelProps = {
  /** Null while loading. */
  alerts: readonly Alert[] | null;
  isFailed: boolean;
  unread: number;
  isReading: boolean;
  onOpen: (alert: Alert) => void;
  onReadAll: () => void;
  onRetry: () => void;
  onLeave: () => void;
};

export const AlertPanel = (props: AlertPanelProps) => (
  <>
    <div className={styles.header}>
      <h2 className={styles.title}>알림</h2>
      {props.unread > 0 && (
        <Button size="sm" variant="ghost" loading={props.isReading} onClick={props.onReadAll}>
          모두 읽음
        </Button>
      )}
    </div>
    <div className={styles.body}>
      <Newest {...props} />
    </div>
    <div className={styles.footer}>
      <Link to={href('alerts')} onClick={props.onLeave}>
        모두 보기
      </Link>
    </div>
  </>
);

const Newest = ({ alerts, isFailed, onOpen, onRetry }: AlertPanelProps) =>
  alerts === null && isFailed ? (
    <EmptyState
      size="panel"
      kind="offline"
      title="알림을 불러오지 못했어요"
      actions={<Button onClick={onRetry}>다시 불러오기</Button>}
      headingLevel={3}
    />
  ) : (
    <SkeletonRegion isLoading={alerts === null} skeleton={<Skeleton shape="block" />}>
      {alerts?.length === 0 ? (
        <EmptyState size="panel" kind="nothing-left" title="새 알림이 없어요" headingLevel={3} />
      ) : (
        <List label="가장 새로운 알림">
          {alerts?.map((alert) => (
            <AlertRow key={alert.alertId} alert={alert} onOpen={onOpen} />
          ))}
        </List>
      )}
    </SkeletonRegion>
  );
