import { randomUUID } from 'node:crypto';
import { FIELD_KINDS } from '../../rules/field-kinds.ts';
import { field, type Field } from './contracts.ts';

type Owners = { fileId: string; worker: string; guarantor: string };
type Given = { sealId: string; listBoxId: string; pictureId: string };

export const highlightOn = (fileId: string) => ({
  type: 'HIGHLIGHT' as const,
  fileId,
  pageIndex: 0,
  rect: [10, 10, 100, 30],
  rotation: 0 as const,
  color: [255, 255, 0],
  opacity: 1,
  quadPoints: [10, 30, 100, 30, 10, 10, 100, 10],
});

/** Fields of every kind for the first signer, a signature for the second, and everything that a sender can fill in. */
export function everyKind({ fileId, worker, guarantor }: Owners, { sealId, listBoxId, pictureId }: Given): Field[] {
  let row = 0;
  const place = (receiverUuid: string | null, kind: Field['kind'], more: Partial<Field> = {}) => {
    row += 1;
    const rect = { x: 20 + 140 * (row % 4), y: 20 + 40 * Math.floor(row / 4), width: 130, height: 30 };
    return field(fileId, receiverUuid, { rect, kind, name: `${kind} ${row}`, required: false, ...more });
  };
  const [count, chosen] = [randomUUID(), randomUUID()];
  const more: Partial<Record<Field['kind'], Partial<Field>>> = {
    SIGNATURE: { required: true },
    NUMBER: { fieldId: count },
    TEXT: { fieldId: chosen, value: '서울시', validation: { maxLength: 20 } },
    RADIO: { group: '고용 형태', rect: { x: 20, y: 700, width: 14, height: 14 } },
    CHECKBOX: { rect: { x: 60, y: 700, width: 14, height: 14 } },
    LIST: { listBoxId },
    LABEL: { value: '갑과 을', readOnly: true },
    FORMULA: { formula: `[${count}] * 2`, readOnly: true },
    MULTILINE: { condition: { fieldId: chosen, is: 'FILLED', value: null, effect: 'SHOWN' } },
  };
  return [
    ...FIELD_KINDS.map((kind) => place(kind === 'LABEL' ? null : worker, kind, more[kind])),
    place(worker, 'RADIO', { group: '고용 형태', rect: { x: 40, y: 700, width: 14, height: 14 } }),
    place(guarantor, 'SIGNATURE', { required: true }),
    place(guarantor, 'TEXT'),
    place(null, 'TEXT', { name: '금액' }),
    place(null, 'TEXT', { name: '현장', value: '인천' }),
    place(null, 'IMAGE', { value: pictureId }),
    place(null, 'SEAL', { senderMark: { from: 'COMPANY', sealId } }),
  ];
}
