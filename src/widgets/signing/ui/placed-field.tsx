import { useIsCurrent, useIsSaid, useResolved, type FillingRef } from '@/entities/filling';
import { FillBox } from '@/features/document/fill-fields';
import type { SigningField } from '@/features/receiver/sign-document';
import { useShown } from '../model/use-shown';
import { FieldFile } from './field-file';
import { FieldMark } from './field-mark';

type PlacedFieldProps = {
  field: SigningField;
  filling: FillingRef;
  zoom: number;
  /** A look at what will be sealed: nothing is asked there. */
  isOnlySeen?: boolean;
};

/** A field in its place on a page, drawn again when something else stands in it. */
export function PlacedField({ field, filling, zoom, isOnlySeen = false }: PlacedFieldProps) {
  const { fieldId, seen } = field;
  const resolved = useResolved(filling, fieldId);
  const isCurrent = useIsCurrent(filling, fieldId);
  const isSaid = useIsSaid(filling, fieldId);
  const { mark, file } = useShown(field, resolved?.value ?? null);
  if (!resolved) return null;
  return (
    <FillBox
      resolved={{ ...resolved, field, isAsked: resolved.isAsked && !isOnlySeen }}
      zoom={zoom}
      box={{ x: seen.x * zoom, y: seen.y * zoom, width: seen.width * zoom, height: seen.height * zoom }}
      isCurrent={isCurrent}
      isSaid={isSaid}
      onFocus={() => filling.send({ type: 'focused', fieldId })}
    >
      {mark ? <FieldMark shown={mark} zoom={zoom} /> : file ? <FieldFile shown={file} /> : undefined}
    </FillBox>
  );
}
