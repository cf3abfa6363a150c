import { getDisplaySize } from '#rules/page-geometry.ts';
import { useState } from 'react';
import { PagePicture, type DocumentPage } from '@/entities/document';
import type { FillingRef } from '@/entities/filling';
import type { SigningField } from '@/features/receiver/sign-document';
import { PageDrawings } from './page-drawings';
import { PlacedField } from './placed-field';
import * as styles from './review.css';

type ReviewPagePictureProps = {
  page: DocumentPage;
  width: number;
  fields: readonly SigningField[];
  filling: FillingRef;
  /** Shows the page large enough to be read. Called to request new picture URLs. */
  onStale?: () => void;
};

export function ReviewPagePicture({ page, width, fields, filling, onStale }: ReviewPagePictureProps) {
  const size = getDisplaySize(page);
  const zoom = width / size.width;
  return (
    <div className={styles.paper} style={{ width, height: size.height * zoom }}>
      {onStale ? <PagePicture page={page} width={width} onStale={onStale} /> : <Thumb url={page.imageUrl} />}
      <PageDrawings page={page} />
      {fields
        .filter(({ pageIndex }) => pageIndex === page.index)
        .map((field) => (
          <PlacedField key={field.fieldId} field={field} filling={filling} zoom={zoom} />
        ))}
    </div>
  );
}

/** Without a connection, an empty sheet with what was entered is clearer than the browser's broken picture. */
function Thumb({ url }: { url: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return url !== failedUrl && <img className={styles.picture} src={url} alt="" onError={() => setFailedUrl(url)} />;
}
