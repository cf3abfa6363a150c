import { useState } from 'react';
import type { StoreTemplate } from '@/entities/store-template';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { NothingFound } from '@/widgets/list-frame';
import { FormDrawer } from './form-drawer';
import { SetCard } from './set-card';
import { StoreFilters } from './store-filters';
import { StoreCard } from './store-card';
import type { StoreViewProps } from './store-props';
import { StoreSkeleton } from './store-skeleton';
import * as styles from './store.css';

export function StoreView(props: StoreViewProps) {
  const { list, isFailed, filter, mayCopy, onFilter, onRetry } = props;
  const [opened, setOpened] = useState<StoreTemplate | null>(null);
  return (
    <>
      <PageHeader
        title="템플릿 스토어"
        description="가져오면 우리 조직 템플릿으로 복사돼요. 마음대로 고쳐 쓸 수 있어요."
      />
      <StoreFilters filter={filter} onFilter={onFilter} />
      {!mayCopy && (
        <div className={styles.notice}>
          <Banner tone="neutral">가져오려면 템플릿 관리 권한이 필요해요. 멤버를 관리하는 분에게 부탁해보세요.</Banner>
        </div>
      )}
      {isFailed && (
        <div className={styles.notice}>
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={onRetry}>
                다시 불러오기
              </Button>
            }
          >
            양식을 불러오지 못했어요.
          </Banner>
        </div>
      )}
      <SkeletonRegion isLoading={!list && !isFailed} skeleton={<StoreSkeleton />}>
        {list && <Forms {...props} {...list} onOpen={setOpened} />}
      </SkeletonRegion>
      {opened && <FormDrawer {...props} form={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

type FormsProps = StoreViewProps & NonNullable<StoreViewProps['list']> & { onOpen: (form: StoreTemplate) => void };

function Forms({ items, sets, onOpen, ...props }: FormsProps) {
  const { onFilter } = props;
  if (items.length === 0)
    return <NothingFound title="찾는 템플릿이 없어요" onClear={() => onFilter({ category: null, search: '' })} />;
  return (
    <>
      {sets.map((set) => (
        <SetCard key={set.storeSetId} {...props} set={set} items={items} onOpen={onOpen} />
      ))}
      <h2 className={styles.heading}>양식 {items.length}종</h2>
      <ul className={styles.list} aria-label="양식">
        {items.map((form) => (
          <StoreCard key={form.storeTemplateId} {...props} form={form} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}
