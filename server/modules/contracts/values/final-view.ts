import type { components } from '#openapi';
import { isAttachment } from '../../../../rules/fill-field.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Field } from '../core/contract.types.ts';
import type { SignedUrls, Subject } from '../../files/signed-urls.ts';
import {
  buildAttachmentPath,
  describeAttachment,
  listAttachments,
  type AttachmentRow,
} from './attachments.repository.ts';
import type { FinalsByReceiver, FinalValues } from './final-values.repository.ts';

type FinalValue = components['schemas']['FinalValue'];
type ReceiverDrawings = components['schemas']['ReceiverDrawings'];
type View = { addresses: SignedUrls; subject: Subject };

/** Describes finished receivers' values field by field, with URLs signed for the viewer. */
export async function describeFinalValues(
  connection: Connection,
  fields: readonly Field[],
  finals: FinalsByReceiver,
  view: View,
): Promise<FinalValue[]> {
  const seen: FinalValue[] = [];
  for (const [receiverUuid, final] of finals) {
    const attached = await listAttachments(connection, receiverUuid);
    const own = fields.filter((field) => field.receiverUuid === receiverUuid);
    seen.push(...own.flatMap((field) => describeFinalValue(field, final, { receiverUuid, attached, ...view }) ?? []));
  }
  return seen;
}

type Place = View & { receiverUuid: string; attached: readonly AttachmentRow[] };

export function describeFinalValue(
  field: Field,
  { values, markRefs, marks }: Pick<FinalValues, 'values' | 'markRefs' | 'marks'>,
  { receiverUuid, attached, addresses, subject }: Place,
): FinalValue | null {
  const { fieldId } = field;
  const value = values[fieldId] ?? null;
  const mark = marks[markRefs[fieldId] ?? ''] ?? null;
  if (value === null && mark === null) return null;
  const attachmentId = mark?.kind === 'IMAGE' ? mark.fileId : isAttachment(field) ? value : null;
  const row = attached.find(({ attachmentUuid }) => attachmentUuid === attachmentId);
  return {
    fieldId,
    receiverUuid,
    value: isAttachment(field) ? null : value,
    mark,
    file: row ? describeAttachment(row, addresses, subject) : null,
  };
}

export const describeDrawings = (finals: FinalsByReceiver, { addresses, subject }: View): ReceiverDrawings[] =>
  [...finals].flatMap(([receiverUuid, { annotations }]) => {
    if (annotations.length === 0) return [];
    const stamps = new Set(annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? drawn.bitmapId : [])));
    const pictures = [...stamps].map((bitmapId) => ({
      bitmapId,
      url: addresses.sign(buildAttachmentPath(bitmapId), subject),
    }));
    return [{ receiverUuid, annotations, stamps: pictures }];
  });
