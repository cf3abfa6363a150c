import { seoulDay } from '../../../../rules/dates.ts';
import { collectSenderValues } from '../../../../rules/given-by-sender.ts';
import type { Filled } from '../../../audit/events.ts';
import { hashDrawn, tellFilled, type NamedFile, type Telling } from './tell-filled.ts';
import { marksByField, type ContractMark } from './contract-marks.repository.ts';
import type { Annotation, Field } from '../core/contract.types.ts';

/** 간인 stands in no field. */
const PAGE_SEAL = 'pageSeal';

type Sent = {
  fields: readonly Field[];
  annotations: readonly Annotation[];
  marks: readonly ContractMark[];
  uploads: readonly { fileUuid: string; name: string; sha256: string }[];
  sentAt: Date;
};

/** What the sender put on the pages, as SENT tells it. */
export function tellSender({ fields, annotations, marks, uploads, sentAt }: Sent, telling: Telling): Filled {
  const files: NamedFile[] = [
    ...uploads.map(({ fileUuid, name, sha256 }) => ({ id: fileUuid, name, sha256 })),
    ...marks.map(({ contractMarkUuid, picture }) => ({
      id: contractMarkUuid,
      name: '',
      sha256: picture?.sha256 ?? '',
    })),
  ];
  const content = {
    values: collectSenderValues(fields, seoulDay(sentAt)),
    ...marksByField(marks),
    annotations: [...annotations],
  };
  const filled = tellFilled(fields, content, files, telling);
  const pageSeal = marks.find(({ fieldUuids }) => fieldUuids.length === 0);
  if (!pageSeal) return filled;
  const drawn = pageSeal.picture?.sha256 ?? hashDrawn(pageSeal.mark);
  return { ...filled, marks: { ...filled.marks, [PAGE_SEAL]: drawn } };
}
