import { PrintedField, PrintedPicture } from '@/entities/document';
import { useIsCurrent, useIsErrorShown, useResolvedField, type FillingRef } from '@/entities/filling';
import { PlacedMark } from '@/entities/mark';
import { FillBox } from '@/features/document/fill-fields';
import type { SigningField } from '@/features/receiver/sign-document';
import { useShownContent } from '../model/use-shown-content';

type PlacedFieldProps = {
  field: SigningField;
  filling: FillingRef;
  zoom: number;
  /** Called when this field or one next to it is clicked. Omitted in a preview of the sealed document. */
  onOpen?: (fieldId: string) => void;
};

export function PlacedField({ field, filling, zoom, onOpen }: PlacedFieldProps) {
  const { fieldId, seen } = field;
  const resolved = useResolvedField(filling, fieldId);
  const isCurrent = useIsCurrent(filling, fieldId);
  const isSaid = useIsErrorShown(filling, fieldId);
  const { mark, file } = useShownContent(field, resolved?.value ?? null);
  if (!resolved) return null;
  return (
    <FillBox
      resolved={{ ...resolved, field, isAsked: resolved.isAsked && onOpen !== undefined }}
      zoom={zoom}
      box={{ x: seen.x * zoom, y: seen.y * zoom, width: seen.width * zoom, height: seen.height * zoom }}
      isCurrent={isCurrent}
      isSaid={isSaid}
      onFocus={(openedId) => onOpen?.(openedId)}
    >
      {mark ? (
        <PlacedMark {...mark} zoom={zoom} />
      ) : file?.pictureUrl ? (
        <PrintedPicture src={file.pictureUrl} name={file.name} />
      ) : file ? (
        <PrintedField field={field} value={file.name} seen={seen} zoom={zoom} />
      ) : undefined}
    </FillBox>
  );
}
