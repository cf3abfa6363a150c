import { useCallback, useMemo, useState } from 'react';
import type { FillValues } from '#rules/fill-field.ts';
import type { ContractProblem, SenderMark } from '@/entities/contract';
import { NO_REJECTIONS, addRejections } from '@/entities/filling';
import type { FieldEditorState } from './use-field-editor';
import { useValueRejections } from './use-value-rejections';
import { useSenderFiles } from './use-sender-files';
import { useSenderValidation } from './use-sender-validation';
import { useUnavailableMarks } from './use-unavailable-marks';

/** Validates the sender's fields while they type, and guides the sender through them on request. */
export function useSenderFields(
  { fieldsActor, fields, pages }: FieldEditorState,
  problems: readonly ContractProblem[] | undefined,
) {
  const { refusals: said, keep } = useValueRejections(fields, problems);
  const gone = useUnavailableMarks(fields);
  const refusals = useMemo(() => [...said, ...gone], [said, gone]);
  const refused = useMemo(() => addRejections(NO_REJECTIONS, refusals), [refusals]);
  const [markingId, setMarkingId] = useState<string | null>(null);
  const [leading, setLeading] = useState<{ from: string | null } | null>(null);
  const judged = useSenderValidation(fields, pages, refused);
  const files = useSenderFiles(fields);
  const onFilled = useCallback((values: FillValues) => fieldsActor.send({ type: 'filled', values }), [fieldsActor]);
  const marked = fields.find(({ fieldId }) => fieldId === markingId) ?? null;
  /** Empty fields that the same mark can fill. */
  const like = fields.filter(
    ({ fieldId, kind, receiverUuid, senderMark }) =>
      receiverUuid === null && kind === marked?.kind && (!senderMark || fieldId === markingId),
  );
  const putMark = (mark: SenderMark | null, everywhere: boolean) => {
    const fieldIds = everywhere ? like.map(({ fieldId }) => fieldId) : markingId === null ? [] : [markingId];
    fieldsActor.send({ type: 'marked', fieldIds, mark });
    setMarkingId(null);
  };
  return {
    ...judged,
    marking: marked && { field: marked, emptyCount: like.length },
    onMark: (fieldId: string | null) => setMarkingId(fieldId),
    putMark,
    files,
    refusals,
    leading,
    onFilled,
    onLead: (from: string | null) => setLeading({ from }),
    onLed: () => setLeading(null),
    keepRefusals: keep,
  };
}

export type SenderFieldsState = ReturnType<typeof useSenderFields>;
