import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { guideQueries } from '@/entities/help/guide';
import { GuideIndex } from './guide-index';

export function GuideIndexPage() {
  const guides = useQuery(guideQueries.list());
  const [params, setParams] = useSearchParams();
  return (
    <>
      <title>도움말 | 도장</title>
      <GuideIndex
        guides={guides.data ?? null}
        isFailed={guides.isError}
        words={params.get('search') ?? ''}
        onSearch={(search) => setParams(search ? { search } : {}, { replace: true, preventScrollReset: true })}
        onRetry={() => void guides.refetch()}
      />
    </>
  );
}
