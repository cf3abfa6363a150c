import { useCallback, useState } from 'react';
import type { FillValues } from '#rules/fill-field.ts';
import type { ContractProblem, SenderMark } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { NOTHING_REFUSED, withRefusals } from '@/entities/filling';
import { useJudged, useOwnFiles } from '@/widgets/own-side';
import type { Editing } from './use-editor';

/** What the check has said of a value, to be said again at its field until it changes. */
const refusalIn = (fields: Editing['contract']['fields'], { place, fault, characters = [] }: ContractProblem) => {
  const value = fields.find(({ fieldId }) => fieldId === place.fieldId)?.value;
  if (place.fieldId === undefined || !value || fault === undefined) return [];
  return [{ fieldId: place.fieldId, value, words: fault, characters }];
};

/** What the sender fills in: judged while they type, and led through when they ask for it. */
export function useOwnSide({ fieldsActor, contract }: Editing, pages: readonly DocumentPage[]) {
  const { fields } = contract;
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [markingId, setMarkingId] = useState<string | null>(null);
  const [leading, setLeading] = useState<{ from: string | null } | null>(null);
  const judged = useJudged(fields, pages, refused);
  const files = useOwnFiles(fields);
  const onFilled = useCallback((values: FillValues) => fieldsActor.send({ type: 'filled', values }), [fieldsActor]);
  const marked = fields.find(({ fieldId }) => fieldId === markingId) ?? null;
  /** Empty fields that one choice may fill. */
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
    refused,
    leading,
    onFilled,
    onLead: (from: string | null) => setLeading({ from }),
    onLed: () => setLeading(null),
    keepRefusals: (problems: readonly ContractProblem[]) =>
      setRefused(
        withRefusals(
          refused,
          problems.flatMap((problem) => refusalIn(fields, problem)),
        ),
      ),
  };
}
