import { lazy, Suspense } from 'react';
import type { Contract } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';

/** Loaded on demand, because most documents have no annotations. */
const DrawnAnnotations = lazy(async () => ({
  default: (await import('@/features/contract/editor/annotate-document')).DrawnAnnotations,
}));

/**
 * Shows drawings in the order in which they will be sealed: the sender's, then those of receivers who have finished.
 */
export function ContractDrawings({ contract, page }: { contract: Contract; page: DocumentPage }) {
  const { sealedPages, annotations, receiverDrawings, receivers } = contract;
  // The pages of a sealed document already include all drawings.
  if (sealedPages.length > 0 || (annotations.length === 0 && receiverDrawings.length === 0)) return null;
  const where = `${page.index + 1}쪽에 그린 것`;
  return (
    <Suspense>
      <DrawnAnnotations annotations={annotations} page={page} addressOf={null} label={where} />
      {receiverDrawings.map(({ receiverUuid, annotations: theirs, stamps }) => (
        <DrawnAnnotations
          key={receiverUuid}
          annotations={theirs}
          page={page}
          addressOf={(bitmapId) => stamps.find((stamp) => stamp.bitmapId === bitmapId)?.url ?? null}
          label={`${receivers.find((one) => one.receiverUuid === receiverUuid)?.name ?? ''} 님이 ${where}`}
        />
      ))}
    </Suspense>
  );
}
