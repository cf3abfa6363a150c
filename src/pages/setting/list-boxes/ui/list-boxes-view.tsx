import { Plus } from '@/shared/icons';
import type { ReactNode } from 'react';
import type { ListBoxSummary } from '@/entities/setting/list-box';
import { Button } from '@/shared/ui/actions/button';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Banner } from '@/shared/ui/feedback/banner';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { useLayout } from '@/shared/ui/layout/responsive';
import { ListBoxNames } from './list-box-names';
import * as styles from './list-boxes.css';

export type ListBoxesViewProps = {
  /** Null while loading. */
  boxes: readonly ListBoxSummary[] | null;
  isFailed: boolean;
  mayManage: boolean;
  selected: string | null;
  onSelect: (listBoxId: string | null) => void;
  onCreate: () => void;
  onRetry: () => void;
  children: ReactNode;
};

/** On a phone, shows either the list of boxes or the selected box. */
export function ListBoxesView(props: ListBoxesViewProps) {
  const { boxes, mayManage, selected, onSelect, onCreate, children } = props;
  const isPhone = useLayout() === 'mobile';
  const isOpen = isPhone && selected !== null;
  return (
    <>
      <PageHeader
        title="선택 목록"
        {...(isOpen
          ? { onBack: () => onSelect(null) }
          : { description: '고르는 칸에 쓸 목록이에요. 보낸 문서는 보낼 때의 항목 그대로예요.' })}
        actions={
          mayManage &&
          !isOpen && (
            <Button variant="primary" size={isPhone ? 'md' : 'lg'} icon={<Plus />} onClick={onCreate}>
              목록 만들기
            </Button>
          )
        }
      />
      {!mayManage && (
        <div className={styles.note}>
          <Banner tone="neutral">조직 설정 권한이 있는 멤버가 고칠 수 있어요.</Banner>
        </div>
      )}
      {isOpen ? (
        <div className={styles.openedList}>{children}</div>
      ) : boxes && boxes.length > 0 ? (
        isPhone ? (
          <List label="선택 목록">
            {boxes.map((box) => (
              <ListRow
                key={box.listBoxId}
                title={box.name}
                description={describe(box)}
                onOpen={() => onSelect(box.listBoxId)}
              />
            ))}
          </List>
        ) : (
          <div className={styles.columns}>
            <ListBoxNames boxes={boxes} selected={selected} onSelect={onSelect} />
            <div className={styles.panel}>{children}</div>
          </div>
        )
      ) : (
        <NoLists {...props} />
      )}
    </>
  );
}

function NoLists({ boxes, isFailed, mayManage, onCreate, onRetry }: ListBoxesViewProps) {
  if (isFailed)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={onRetry}>
            다시 불러오기
          </Button>
        }
      >
        선택 목록을 불러오지 못했어요.
      </Banner>
    );
  if (!boxes) return <PageSkeleton />;
  return (
    <EmptyState
      kind="nothing-yet"
      title="아직 선택 목록이 없어요"
      description={
        mayManage
          ? '근무지나 부서처럼 자주 고르는 것을 모아두면 여러 문서에서 함께 쓸 수 있어요.'
          : '조직 설정 권한이 있는 멤버가 만들 수 있어요.'
      }
      actions={
        mayManage && (
          <Button variant="primary" icon={<Plus />} onClick={onCreate}>
            목록 만들기
          </Button>
        )
      }
    />
  );
}

const describe = ({ count, firstItems }: ListBoxSummary) =>
  [`${count.toLocaleString('ko')}개`, firstItems.join(', ')].filter(Boolean).join(' · ');
