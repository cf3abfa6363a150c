import { isAttachment, isMark } from '#rules/fill-field.ts';
import type { PageShape } from '#rules/page-geometry.ts';
import { useIsCurrent, useIsErrorShown, useResolvedField, type FillingRef } from '@/entities/filling';
import { FillBox } from '@/features/document/fill-fields';
import type { PlacedOwn } from '../model/use-judged';
import { FilledIn } from './filled-in';

type OwnBoxProps = {
  field: PlacedOwn;
  shape: PageShape;
  filling: FillingRef;
  zoom: number;
  onOpen: (fieldId: string) => void;
};

/** The sender's field on the page while they fill in their fields. */
export function OwnBox({ field, shape, filling, zoom, onOpen }: OwnBoxProps) {
  const { fieldId, seen } = field;
  const resolved = useResolvedField(filling, fieldId);
  const isCurrent = useIsCurrent(filling, fieldId);
  const isSaid = useIsErrorShown(filling, fieldId);
  if (!resolved) return null;
  const { value } = resolved;
  return (
    <FillBox
      resolved={{ ...resolved, field }}
      zoom={zoom}
      box={{ x: seen.x * zoom, y: seen.y * zoom, width: seen.width * zoom, height: seen.height * zoom }}
      isCurrent={isCurrent}
      isSaid={isSaid}
      onFocus={onOpen}
    >
      {value && isMark(field) ? (
        <FilledIn field={field} shape={shape} zoom={zoom} />
      ) : value && isAttachment(field) ? (
        <FilledIn field={{ ...field, value }} shape={shape} zoom={zoom} />
      ) : undefined}
    </FillBox>
  );
}
