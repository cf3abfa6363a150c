import { getDisplaySize } from '#rules/page-geometry.ts';
import type { DocumentPage } from '@/entities/document';
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
  isLarge?: boolean;
};

export function ReviewPagePicture({ page, width, fields, filling, isLarge = false }: ReviewPagePictureProps) {
  const size = getDisplaySize(page);
  const zoom = width / size.width;
  return (
    <div className={styles.paper} style={{ width, height: size.height * zoom }}>
      <img className={styles.picture} src={isLarge ? page.largeImageUrl : page.imageUrl} alt="" />
      <PageDrawings page={page} />
      {fields
        .filter(({ pageIndex }) => pageIndex === page.index)
        .map((field) => (
          <PlacedField key={field.fieldId} field={field} filling={filling} zoom={zoom} />
        ))}
    </div>
  );
}
