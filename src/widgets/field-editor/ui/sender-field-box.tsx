import { isAttachment, isMark } from '#rules/fill-field.ts';
import type { PageShape } from '#rules/page-geometry.ts';
import { useIsCurrent, useIsErrorShown, useResolvedField, type FillingRef } from '@/entities/filling';
import { FillBox } from '@/features/document/fill-fields';
import type { PlacedSenderField } from '../model/use-sender-validation';
import { SenderFieldContent } from './sender-field-content';

type SenderFieldBoxProps = {
  field: PlacedSenderField;
  shape: PageShape;
  filling: FillingRef;
  zoom: number;
  onOpen: (fieldId: string) => void;
};

export function SenderFieldBox({ field, shape, filling, zoom, onOpen }: SenderFieldBoxProps) {
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
        <SenderFieldContent field={field} shape={shape} zoom={zoom} />
      ) : value && isAttachment(field) ? (
        <SenderFieldContent field={{ ...field, value }} shape={shape} zoom={zoom} />
      ) : undefined}
    </FillBox>
  );
}
