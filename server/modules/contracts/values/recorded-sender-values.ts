import { getSeoulDay } from '../../../../rules/dates.ts';
import { resolveSenderValues } from '../../../../rules/sender-values.ts';
import type { FilledValues } from '../../../audit/events.ts';
import { hashDrawing, toRecordedValues, type NamedFile, type RecordingFormat } from './recorded-values.ts';
import { groupMarksByField, type ContractMark } from './contract-marks.repository.ts';
import type { Annotation, Field } from '../core/contract.types.ts';

/** Stands for the seal across page edges (간인), which belongs to no field. */
const PAGE_SEAL = 'pageSeal';

type Sent = {
  fields: readonly Field[];
  annotations: readonly Annotation[];
  marks: readonly ContractMark[];
  uploads: readonly { fileUuid: string; name: string; sha256: string }[];
  sentAt: Date;
};

/** Returns the sender's values as the SENT event records them. */
export function toRecordedSenderValues(
  { fields, annotations, marks, uploads, sentAt }: Sent,
  telling: RecordingFormat,
): FilledValues {
  const files: NamedFile[] = [
    ...uploads.map(({ fileUuid, name, sha256 }) => ({ id: fileUuid, name, sha256 })),
    ...marks.map(({ contractMarkUuid, picture }) => ({
      id: contractMarkUuid,
      name: '',
      sha256: picture?.sha256 ?? '',
    })),
  ];
  const content = {
    values: resolveSenderValues(fields, getSeoulDay(sentAt)),
    ...groupMarksByField(marks),
    annotations: [...annotations],
  };
  const filled = toRecordedValues(fields, content, files, telling);
  const pageSeal = marks.find(({ fieldUuids }) => fieldUuids.length === 0);
  if (!pageSeal) return filled;
  const drawn = pageSeal.picture?.sha256 ?? hashDrawing(pageSeal.mark);
  return { ...filled, marks: { ...filled.marks, [PAGE_SEAL]: drawn } };
}
