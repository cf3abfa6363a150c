import { getDisplaySize } from '#rules/page-geometry.ts';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { isOnPage } from '../model/on-page';
import * as styles from './annotation-layer.css';
import { AnnotationShape, StampUrls } from './annotation-shape';

type DrawnAnnotationsProps = {
  annotations: readonly Annotation[];
  page: DocumentPage;
  /** Returns the URL of a stamp's picture for users who can't request files. Null for those who can. */
  addressOf: ((bitmapId: string) => string | null) | null;
  /** Without a label, screen readers ignore the annotations. */
  label?: string;
};

/** Annotations ignore the pointer, so clicks reach the elements underneath. */
export function DrawnAnnotations({ annotations, page, addressOf, label }: DrawnAnnotationsProps) {
  const here = annotations.filter((annotation) => isOnPage(page, annotation));
  const { width, height } = getDisplaySize(page);
  if (here.length === 0) return null;
  return (
    <StampUrls value={addressOf}>
      <svg
        className={styles.layer}
        viewBox={`0 0 ${width} ${height}`}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {here.map((annotation, index) => (
          <AnnotationShape key={index} annotation={annotation} page={page} />
        ))}
      </svg>
    </StampUrls>
  );
}
