import { seenSize } from '#rules/page-geometry.ts';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { isOnPage } from '../model/on-page';
import * as styles from './annotation-layer.css';
import { AnnotationShape, StampAddresses } from './annotation-shape';

type DrawnAnnotationsProps = {
  annotations: readonly Annotation[];
  page: DocumentPage;
  /** Where the pictures of stamps are, for whoever can't ask for a file; null asks. */
  addressOf: ((bitmapId: string) => string | null) | null;
  /** Without one it is nothing to a screen reader. */
  label?: string;
};

/** What was drawn on a page, only to be seen: whoever presses presses what lies below. */
export function DrawnAnnotations({ annotations, page, addressOf, label }: DrawnAnnotationsProps) {
  const here = annotations.filter((annotation) => isOnPage(page, annotation));
  const { width, height } = seenSize(page);
  if (here.length === 0) return null;
  return (
    <StampAddresses value={addressOf}>
      <svg
        className={styles.layer}
        viewBox={`0 0 ${width} ${height}`}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {here.map((annotation, index) => (
          <AnnotationShape key={index} annotation={annotation} page={page} />
        ))}
      </svg>
    </StampAddresses>
  );
}
