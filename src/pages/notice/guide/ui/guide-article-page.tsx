import { useQuery } from '@tanstack/react-query';
import { guideQueries } from '@/entities/help/guide';
import { GuideArticle } from './guide-article';

export function GuideArticlePage({ guideId }: { guideId: string }) {
  const guide = useQuery(guideQueries.detail(guideId));
  const guides = useQuery(guideQueries.list());
  return (
    <>
      <title>{`${guide.data?.title ?? '도움말'} | 도장`}</title>
      <GuideArticle
        guide={guide.data ?? null}
        guides={guides.data ?? []}
        failure={guide.isError ? (guide.error.status === 404 ? 'missing' : 'unreachable') : null}
        onRetry={() => void guide.refetch()}
      />
    </>
  );
}
