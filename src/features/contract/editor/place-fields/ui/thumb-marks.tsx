import { memo } from 'react';
import { toDisplayRect } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { getReceiverClass } from '@/shared/styles';
import { findParty } from './party-names';
import { useEditor } from './editor-context';
import { thumbMark } from './thumb-marks.css';

type ThumbMarksProps = { fields: readonly Field[]; page: DocumentPage; scale: number };

export const ThumbMarks = memo(function ThumbMarks({ fields, page, scale }: ThumbMarksProps) {
  const { parties } = useEditor();
  return fields.map((field) => {
    const { x, y, width, height } = toDisplayRect(field.rect, page, scale);
    const place = findParty(parties, field.receiverUuid)?.place ?? null;
    return (
      <span
        key={field.fieldId}
        className={`${getReceiverClass(place)} ${thumbMark}`}
        style={{ left: x, top: y, width, height }}
      />
    );
  });
});
