import { useSearchParams } from 'react-router-dom';
import { GuideArticlePage } from './guide-article-page';
import { GuideIndexPage } from './guide-index-page';

export function GuidePage() {
  const [params] = useSearchParams();
  const guideId = params.get('page');
  return guideId === null ? <GuideIndexPage /> : <GuideArticlePage key={guideId} guideId={guideId} />;
}
