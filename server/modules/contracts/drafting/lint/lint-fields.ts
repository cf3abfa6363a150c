import { isMark, isTextField, needsItems } from '../../../../../rules/field-kinds.ts';
import type { PatternError } from '../../../../../rules/patterns.ts';
import { computeOverlap } from '../../../../../rules/rect-overlap.ts';
import type { Rect } from '../../../../documents/geometry.ts';
import type { Field, Problem } from '../../core/contract.types.ts';
import { formatFieldName, createError, locateField, createWarning, type Draft } from './draft.ts';

const DEFAULT_FONT_SIZE = 11;
const LINE_HEIGHT = 1.1;
/** Nothing can be read in a field with a shorter side, in points: about a millimetre. */
const MIN_READABLE_SIDE = 3;
/** Smaller overlaps cause no warning, to allow for imprecise placement. */
const NOTICED_OVERLAP = 0.15;

type PageSize = { width: number; height: number };

export function lintFields(draft: Draft): Problem[] {
  return [
    ...draft.fields.flatMap((field) => lintField(field, draft)),
    ...lintOwners(draft),
    ...lintOverlaps(draft.fields),
  ];
}

function lintField(field: Field, { files, receivers, lists, patternFaults }: Draft): Problem[] {
  const problems: Problem[] = [];
  const location = locateField(field);
  const page = files
    .find(({ file }) => file.fileUuid === field.fileId)
    ?.pages.find(({ number }) => number === field.page);
  problems.push(...lintRect(field, page));

  const owner = receivers.find(({ receiverUuid }) => receiverUuid === field.receiverUuid);
  if (field.receiverUuid !== null && !owner)
    problems.push(createError('FIELD_WITHOUT_OWNER', `${formatFieldName(field)}을 누가 채울지 골라주세요.`, location));
  if (owner && owner.role !== 'SIGNER') {
    const words = `${owner.name} 님은 채우는 분이 아니에요. ${formatFieldName(field)}을 다른 분에게 주세요.`;
    problems.push(createError('FIELD_OF_READER', words, { ...location, receiverUuid: owner.receiverUuid }));
  }
  problems.push(...lintItems(field, lists));
  problems.push(...lintRules(field, patternFaults));
  return problems;
}

function lintRect(field: Field, page: PageSize | undefined): Problem[] {
  const location = locateField(field);
  const side = Math.min(field.rect.width, field.rect.height);
  if (side < MIN_READABLE_SIDE)
    return [
      createError('FIELD_TOO_SMALL', `${formatFieldName(field)}이 너무 작아요. 크게 하거나 지워주세요.`, location),
    ];
  const problems: Problem[] = [];
  if (!page || !isInside(field.rect, page))
    problems.push(
      createError('FIELD_OFF_PAGE', `${formatFieldName(field)}이 쪽 밖에 있어요. 옮기거나 지워주세요.`, location),
    );
  const size = field.fontSize ?? DEFAULT_FONT_SIZE;
  if (isTextField(field) && side < size * LINE_HEIGHT)
    problems.push(
      createWarning('FIELD_TOO_SMALL', `${formatFieldName(field)}이 글자 크기 ${size}보다 작아요.`, location),
    );
  return problems;
}

function lintItems(field: Field, lists: Draft['lists']): Problem[] {
  if (!needsItems(field)) return [];
  const { listBoxId, items = [] } = field;
  if (listBoxId !== undefined && !lists[listBoxId]) {
    const words = `${formatFieldName(field)}이 쓰던 선택 목록이 지워졌어요. 다른 목록을 골라주세요.`;
    return [createError('LIST_BOX_GONE', words, locateField(field))];
  }
  if (items.length > 0) return [];
  const words =
    listBoxId === undefined
      ? `${formatFieldName(field)}에 고를 것을 적어주세요.`
      : `${formatFieldName(field)}이 쓰는 선택 목록이 비어 있어요. 목록에 항목을 더하거나 다른 목록을 골라주세요.`;
  return [createError('LIST_EMPTY', words, locateField(field))];
}

const PATTERN_WORDS: Record<PatternError, string> = {
  BROKEN: '읽을 수 없어요.',
  UNSUPPORTED: '쓸 수 없는 식이에요. 앞뒤를 살피거나(?=) 찾은 것을 다시 부르는(\\1) 식은 빼주세요.',
  TOO_LARGE: '너무 길어요. 되풀이하는 수를 줄여주세요.',
};

function lintRules(field: Field, patternFaults: Draft['patternFaults']): Problem[] {
  const { pattern, minLength, maxLength, minimum, maximum } = field.validation ?? {};
  const problems: Problem[] = [];
  const fault = pattern === undefined ? null : patternFaults.get(pattern);
  if (fault)
    problems.push(
      createError(
        'PATTERN_BROKEN',
        `${formatFieldName(field)}에 직접 정한 모양: ${PATTERN_WORDS[fault]}`,
        locateField(field),
      ),
    );
  const isEmptyLength = minLength !== undefined && maxLength !== undefined && minLength > maxLength;
  const isEmptyRange = minimum !== undefined && maximum !== undefined && Number(minimum) > Number(maximum);
  if (isEmptyLength || isEmptyRange)
    problems.push(
      createError(
        'RANGE_EMPTY',
        `${formatFieldName(field)}에는 아무것도 쓸 수 없어요. 범위를 고쳐주세요.`,
        locateField(field),
      ),
    );
  return problems;
}

function lintOwners({ receivers, fields }: Draft): Problem[] {
  return receivers
    .filter(({ role }) => role === 'SIGNER')
    .flatMap(({ receiverUuid, name }) => {
      const own = fields.filter((field) => field.receiverUuid === receiverUuid);
      if (own.length === 0)
        return [createError('RECEIVER_WITHOUT_FIELD', `${name} 님의 칸이 없어요`, { receiverUuid })];
      if (own.some(isMark)) return [];
      return [
        createWarning('SIGNER_WITHOUT_SIGNATURE', `${name} 님이 서명하거나 도장 찍을 칸이 없어요`, { receiverUuid }),
      ];
    });
}

function lintOverlaps(fields: readonly Field[]): Problem[] {
  const byPage = new Map<string, Field[]>();
  for (const field of fields) {
    const key = `${field.fileId} ${field.page}`;
    byPage.set(key, [...(byPage.get(key) ?? []), field]);
  }
  return [...byPage.values()].flatMap((onPage) => {
    const sorted = onPage.toSorted((one, other) => one.rect.y - other.rect.y);
    return sorted.flatMap((field, place) => {
      const problems: Problem[] = [];
      // Sorted by top edge: once a field starts below this one, no later one can overlap it.
      for (let next = place + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.rect.y >= field.rect.y + field.rect.height) break;
        if (computeOverlap(field.rect, other.rect) <= NOTICED_OVERLAP) continue;
        const words = `${formatFieldName(field)}과 ${formatFieldName(other)}이 겹쳐 있어요.`;
        problems.push(createWarning('FIELD_OVERLAP', words, { ...locateField(field), otherFieldId: other.fieldId }));
      }
      return problems;
    });
  });
}

const isInside = ({ x, y, width, height }: Rect, page: PageSize) =>
  x > -0.5 && y > -0.5 && x + width < page.width + 0.5 && y + height < page.height + 0.5;
