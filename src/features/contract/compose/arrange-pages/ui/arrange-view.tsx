import type { SnapshotFrom } from 'xstate';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { FullScreenDialog } from '@/shared/ui/overlays/dialog';
import { getErrorMessage } from '@/shared/api';
import type { arrangePagesMachine } from '../model/arrange-pages.machine';
import { isSameArrangement, listKeptPages } from '../model/sheets';
import { PageGrid, type ArrangeEvent } from './page-grid';
import * as styles from './arrange-pages.css';

export type ArrangeViewProps = {
  snapshot: SnapshotFrom<typeof arrangePagesMachine>;
  fieldCounts: ReadonlyMap<number, number>;
  send: (event: ArrangeEvent | { type: 'retry' | 'apply' }) => void;
  onClose: () => void;
};

const LOST = '정리하던 내용이 사라져요. 나갈까요?';

export function ArrangeView({ snapshot, fieldCounts, send, onClose }: ArrangeViewProps) {
  const { sheets, initial } = snapshot.context;
  const kept = listKeptPages(sheets).length;
  const isChanged = !isSameArrangement(sheets, initial);
  const isApplying = snapshot.matches('applying');

  return (
    <FullScreenDialog
      title="쪽 정리"
      note={sheets.length > 0 && (kept === sheets.length ? `${kept}쪽` : `${sheets.length}쪽 중 ${kept}쪽`)}
      leaveQuestion={isChanged ? LOST : null}
      onClose={onClose}
      renderFooter={(close) => (
        <>
          <span className={styles.reassurance}>올린 파일은 그대로 남고, 정리한 파일을 새로 만들어요.</span>
          <Button size="lg" onClick={close}>
            취소
          </Button>
          <Button
            size="lg"
            variant="primary"
            loading={isApplying}
            loadingLabel="정리하는 중"
            disabledReason={explainDisabled({ kept, isChanged })}
            onClick={() => send({ type: 'apply' })}
          >
            적용
          </Button>
        </>
      )}
    >
      <div className={styles.frame}>
        <Content snapshot={snapshot} fieldCounts={fieldCounts} send={send} />
      </div>
    </FullScreenDialog>
  );
}

function Content({ snapshot, fieldCounts, send }: Omit<ArrangeViewProps, 'onClose'>) {
  const { file, failure } = snapshot.context;
  if (snapshot.matches('loading')) {
    return (
      <SkeletonRegion isLoading skeleton={<Placeholder count={file.pages.length} />}>
        {null}
      </SkeletonRegion>
    );
  }
  if (snapshot.matches('unreachable')) {
    return (
      <EmptyState
        kind="offline"
        size="panel"
        title="쪽을 불러오지 못했어요"
        description={failure && getErrorMessage(failure)}
        actions={<Button onClick={() => send({ type: 'retry' })}>다시 불러오기</Button>}
      />
    );
  }
  return (
    <PageGrid context={snapshot.context} fieldCounts={fieldCounts} isBusy={snapshot.matches('applying')} send={send} />
  );
}

function explainDisabled({ kept, isChanged }: { kept: number; isChanged: boolean }): string | undefined {
  if (!isChanged) return '바뀐 내용이 없어요';
  return kept === 0 ? '한 쪽은 남겨주세요' : undefined;
}

const MAX_PLACEHOLDERS = 12;

const Placeholder = ({ count }: { count: number }) => (
  <>
    <div className={styles.toolbar}>
      <span className={styles.hint}>쪽을 불러오고 있어요.</span>
    </div>
    <div className={styles.scroller}>
      <div className={styles.grid}>
        {Array.from({ length: Math.min(count, MAX_PLACEHOLDERS) }, (_, index) => (
          <Skeleton key={index} shape="block" className={styles.placeholder} />
        ))}
      </div>
    </div>
  </>
);
