import { seenSize } from '#rules/page-geometry.ts';
import type { ResolvedField } from '#rules/resolve-fields.ts';
import type { DocumentPage } from '@/entities/document';
import { FillBox } from '@/features/document/fill-fields';
import type { ShownFile, ShownMark, SigningField } from '../model/signing-fields';
import { FieldFile } from './field-file';
import { FieldMark } from './field-mark';
import { PageDrawings } from './page-drawings';
import * as styles from './review.css';

type ReviewPagePictureProps = {
  page: DocumentPage;
  width: number;
  resolved: readonly ResolvedField<SigningField>[];
  markOf: (fieldId: string) => ShownMark | null;
  fileOf: (field: SigningField, value: string | null) => ShownFile | null;
  isLarge?: boolean;
};

/** A page as it will be sealed: the picture of it, and everything that was filled in. */
export function ReviewPagePicture({ page, width, resolved, markOf, fileOf, isLarge = false }: ReviewPagePictureProps) {
  const size = seenSize(page);
  const zoom = width / size.width;
  return (
    <div className={styles.paper} style={{ width, height: size.height * zoom }}>
      <img className={styles.picture} src={isLarge ? page.largeImageUrl : page.imageUrl} alt="" />
      <PageDrawings page={page} />
      {resolved
        .filter(({ field }) => field.pageIndex === page.index)
        .map((one) => {
          const mark = markOf(one.field.fieldId);
          const file = fileOf(one.field, one.value);
          const { x, y, width: w, height: h } = one.field.seen;
          return (
            <FillBox
              key={one.field.fieldId}
              resolved={{ ...one, isAsked: false }}
              zoom={zoom}
              box={{ x: x * zoom, y: y * zoom, width: w * zoom, height: h * zoom }}
              isCurrent={false}
              isSaid={false}
              onFocus={() => {}}
            >
              {mark && one.value ? (
                <FieldMark shown={mark} zoom={zoom} />
              ) : file && one.value ? (
                <FieldFile shown={file} />
              ) : undefined}
            </FillBox>
          );
        })}
    </div>
  );
}
