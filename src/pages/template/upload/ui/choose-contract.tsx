import { useQuery } from '@tanstack/react-query';
import { Check } from '@/shared/icons';
import { useState } from 'react';
import { contractQueries } from '@/entities/contract';
import { formatDay } from '@/shared/lib/seoul-time';
import { Button } from '@/shared/ui/actions/button';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Banner } from '@/shared/ui/feedback/banner';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { Stack } from '@/shared/ui/layout/stack';

const SHOWN = 10;

type ChooseContractProps = { chosenId: string | null; onChoose: (contractId: string) => void };

export function ChooseContract({ chosenId, onChoose }: ChooseContractProps) {
  const [search, setSearch] = useState('');
  const list = useQuery(contractQueries.list({ sort: 'MOVED', size: SHOWN, ...(search && { search }) }));
  return (
    <Stack gap={3}>
      <SearchBox placeholder="문서 이름, 받는 분" value={search} onSearch={setSearch} />
      {list.isError && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void list.refetch()}>
              다시 불러오기
            </Button>
          }
        >
          문서를 불러오지 못했어요.
        </Banner>
      )}
      <SkeletonRegion isLoading={list.isPending} skeleton={<PageSkeleton />}>
        {list.data?.items.length === 0 ? (
          <EmptyState
            kind={search ? 'nothing-found' : 'nothing-yet'}
            size="panel"
            title={search ? '찾는 문서가 없어요' : '아직 보낸 문서가 없어요'}
            description="파일을 올려서 만들 수도 있어요."
          />
        ) : (
          <List label="문서">
            {list.data?.items.map(({ contractId, title, movedAt }) => (
              <ListRow
                key={contractId}
                title={title}
                description={formatDay(movedAt)}
                onOpen={() => onChoose(contractId)}
                tail={contractId === chosenId && <Check aria-label="골랐어요" />}
              />
            ))}
          </List>
        )}
      </SkeletonRegion>
    </Stack>
  );
}
