import { useSearchParams } from 'react-router-dom';
import { GuideArticlePage } from './guide-article-page';
import { GuideIndexPage } from './guide-index-page';

/** Shows all pages of the guide, or the one in the URL. */
export function GuidePage() {
  const [params] = useSearchParams();
  const guideId = params.get('page');
  return guideId === null ? <GuideIndexPage /> : <GuideArticlePage key={guideId} guideId={guideId} />;
}
