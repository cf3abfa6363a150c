import { FIELD_KIND_LABELS, type Field } from '@/entities/contract';
import type { Template, TemplateSlot } from '@/entities/template';
import { compareItems, omitKeys, type ComparedProperty } from './compare-items';

type Files = readonly Pick<Template['files'][number], 'fileId' | 'name'>[];
export type ComparedFields = { fields: readonly Field[]; slots: readonly TemplateSlot[]; files: Files };

const MM_PER_POINT = 25.4 / 72;
const toMm = (points: number) => (points * MM_PER_POINT).toFixed(1);

const sayPlace = ({ rect }: Field) => `왼쪽에서 ${toMm(rect.x)}mm, 위에서 ${toMm(rect.y)}mm`;
const saySize = ({ rect }: Field) => `크기 ${toMm(rect.width)}×${toMm(rect.height)}mm`;

function sayOwner({ receiverUuid }: Field, slots: readonly TemplateSlot[]) {
  if (receiverUuid === null) return '보내는 쪽의 칸';
  const slot = slots.find(({ slotUuid }) => slotUuid === receiverUuid);
  return slot ? `${slot.name}의 칸` : '여기에 없는 역할의 칸';
}

const sayFile = ({ fileId }: Field, files: Files) =>
  `파일 ‘${files.find((file) => file.fileId === fileId)?.name ?? '없어진 파일'}’`;

function sayValue({ kind, value }: Field) {
  if (!value) return '미리 적은 값 없음';
  return kind === 'IMAGE' || kind === 'FILE' ? '미리 넣은 파일' : `미리 적은 값 ‘${value}’`;
}

const WITH_WORDS = ['name', 'kind', 'receiverUuid', 'fileId', 'page', 'rect', 'required', 'value'] as const;

export function compareFields(theirs: ComparedFields, mine: ComparedFields, stays: boolean) {
  const aspects: readonly ComparedProperty<Field>[] = [
    { of: ({ name }) => name, say: ({ name }) => (name ? `이름 ‘${name}’` : '이름 없음') },
    { of: ({ kind }) => kind, say: ({ kind }) => FIELD_KIND_LABELS[kind] },
    {
      of: ({ receiverUuid }) => receiverUuid,
      say: (field, isMine) => sayOwner(field, isMine ? mine.slots : theirs.slots),
    },
    { of: ({ fileId }) => fileId, say: (field, isMine) => sayFile(field, isMine ? mine.files : theirs.files) },
    { of: ({ page }) => page, say: ({ page }) => `${page}쪽` },
    { of: sayPlace, say: sayPlace },
    { of: saySize, say: saySize },
    { of: ({ required }) => required, say: ({ required }) => (required ? '꼭 채워야 해요' : '비워도 돼요') },
    { of: ({ value }) => value ?? null, say: sayValue },
    { of: (field) => omitKeys(field, WITH_WORDS), say: () => '그 밖의 설정이 달라요' },
  ];
  return compareItems({
    theirs: theirs.fields,
    mine: mine.fields,
    stays,
    getId: ({ fieldId }) => fieldId,
    getName: ({ name, kind }) => name || FIELD_KIND_LABELS[kind],
    place: ({ page }) => `${page}쪽에 있어요`,
    aspects,
  });
}
