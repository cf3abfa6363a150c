import { CheckCheck, Settings } from '@/shared/icons';
import { ALERT_KIND_OPTIONS, AlertRow, type Alert, type AlertKind } from '@/entities/alert';
import { Button } from '@/shared/ui/actions/button';
import { List } from '@/shared/ui/data/list-row';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { FilterChoice, ListRows } from '@/widgets/list-frame';
import { groupAlertsByDay } from '../model/group-by-day';
import * as styles from './alerts.css';
import { MoreAlerts } from './more-alerts';

export type AlertsViewProps = {
  /** Null while loading. */
  alerts: readonly Alert[] | null;
  unread: number;
  now: Date;
  kind: AlertKind | null;
  isFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  isReading: boolean;
  onKind: (kind: AlertKind | null) => void;
  onOpen: (alert: Alert) => void;
  onReadAll: () => void;
  onMore: () => void;
  onRetry: () => void;
  onSettings: () => void;
};

export const AlertsView = (props: AlertsViewProps) => (
  <>
    <PageHeader title="알림" actions={<Actions {...props} />} />
    <div className={styles.filters}>
      <FilterChoice label="종류" chosen={props.kind} options={ALERT_KIND_OPTIONS} onChoose={props.onKind} />
    </div>
    <ListRows
      list={props.alerts && { items: props.alerts }}
      isFailed={props.isFailed}
      nothing={<Nothing {...props} />}
      onRetry={props.onRetry}
      renderRows={(alerts) => (
        <div className={styles.days}>
          <Days {...props} alerts={alerts} />
        </div>
      )}
    >
      {props.hasMore && <MoreAlerts isLoading={props.isLoadingMore} isFailed={props.isFailed} onMore={props.onMore} />}
    </ListRows>
  </>
);

const Actions = ({ unread, isReading, onReadAll, onSettings }: AlertsViewProps) => (
  <>
    {unread > 0 && (
      <Button icon={<CheckCheck />} loading={isReading} onClick={onReadAll}>
        모두 읽음
      </Button>
    )}
    <Button icon={<Settings />} onClick={onSettings}>
      알림 설정
    </Button>
  </>
);

const Nothing = ({ kind, onKind }: AlertsViewProps) =>
  kind === null ? (
    <EmptyState kind="nothing-left" title="새 알림이 없어요" description="문서에 일이 생기면 여기에서 알려드려요." />
  ) : (
    <EmptyState
      kind="nothing-found"
      title="이런 알림은 없어요"
      actions={<Button onClick={() => onKind(null)}>모두 보기</Button>}
    />
  );

const Days = ({ alerts, now, onOpen }: Pick<AlertsViewProps, 'now' | 'onOpen'> & { alerts: readonly Alert[] }) =>
  groupAlertsByDay(alerts, now).map(({ title, alerts: own }) => (
    <section key={title} className={styles.day}>
      <h2 className={styles.dayTitle}>{title}</h2>
      <List label={title}>
        {own.map((alert) => (
          <AlertRow key={alert.alertId} alert={alert} onOpen={onOpen} />
        ))}
      </List>
    </section>
  ));
