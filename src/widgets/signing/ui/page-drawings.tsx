import { lazy, Suspense } from 'react';
import type { DocumentPage } from '@/entities/document';
import { useSigning } from '@/features/receiver/sign-document';
import { getDrawings, loadAnnotateFeature, useStampUrl } from '../model/use-receiver-drawing';

const DrawnAnnotations = lazy(async () => ({
  default: (await loadAnnotateFeature()).DrawnAnnotations,
}));

/** The code is only loaded if there are drawings on the page. */
export function PageDrawings({ page, isOwnElsewhere = false }: { page: DocumentPage; isOwnElsewhere?: boolean }) {
  const senders = useSigning(({ contract }) => contract?.annotations);
  const own = useSigning(getDrawings);
  const addressOf = useStampUrl();
  const annotations = [...(senders ?? []), ...(isOwnElsewhere ? [] : own)];
  if (annotations.length === 0) return null;
  return (
    <Suspense>
      <DrawnAnnotations annotations={annotations} page={page} addressOf={addressOf} />
    </Suspense>
  );
}
