import { Plus } from '@/shared/icons';
import type { KeptMark, MarkUse } from '@/entities/kept-mark';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { ReorderList } from '@/shared/ui/data/reorder';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { MarkRow, type MarkAction } from './mark-row';
import * as styles from './sign-page.css';

export const MAX_MARKS = 20;

export type MemberMarksProps = {
  /** Null while loading. */
  marks: readonly KeptMark[] | null;
  isFailed: boolean;
  onNew: (use: MarkUse) => void;
  onMove: (from: number, to: number) => void;
  onAct: (act: MarkAction) => void;
  onRetry: () => void;
};

export function MemberMarks({ marks, isFailed, onNew, onMove, onAct, onRetry }: MemberMarksProps) {
  const isFull = (marks?.length ?? 0) >= MAX_MARKS;
  const denied = isFull ? `${MAX_MARKS}개까지 둘 수 있어요` : undefined;
  const trigger = (
    <Button variant="primary" size="lg" icon={<Plus />} disabled={!marks}>
      새로 만들기
    </Button>
  );
  // Without marks, the button moves to the empty state, which would close a menu opened before that is known.
  const make = marks ? (
    <DropdownMenu
      label="새로 만들기"
      align="end"
      trigger={trigger}
      items={[
        { label: '서명', disabledReason: denied, onSelect: () => onNew('SIGNATURE') },
        { label: '도장', disabledReason: denied, onSelect: () => onNew('SEAL') },
        { label: '짧은 서명', disabledReason: denied, onSelect: () => onNew('INITIALS') },
      ]}
    />
  ) : (
    trigger
  );
  const isEmpty = marks?.length === 0;
  return (
    <>
      <PageHeader
        title="내 서명과 도장"
        description="만들어두면 문서를 보낼 때 골라서 쓸 수 있어요."
        actions={!isEmpty && !isFailed && make}
      />
      {isFailed && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onRetry}>
              다시 불러오기
            </Button>
          }
        >
          서명과 도장을 불러오지 못했어요.
        </Banner>
      )}
      <SkeletonRegion isLoading={!marks && !isFailed} skeleton={<RowSkeletons />}>
        {isEmpty && (
          <EmptyState
            kind="nothing-yet"
            title="아직 만든 서명이 없어요"
            description="자주 쓰는 서명과 도장을 만들어두세요."
            actions={make}
          />
        )}
        {marks && marks.length > 0 && (
          <ReorderList count={marks.length} onMove={onMove} className={styles.list} aria-label="내 서명과 도장">
            {marks.map((mark, index) => (
              <MarkRow key={mark.markId} mark={mark} index={index} onAct={onAct} />
            ))}
          </ReorderList>
        )}
      </SkeletonRegion>
    </>
  );
}

const RowSkeletons = () => (
  <Stack gap={3}>
    {['a', 'b', 'c'].map((row) => (
      <Skeleton key={row} shape="block" />
    ))}
  </Stack>
);
