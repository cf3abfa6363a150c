import { isTick, isTickKind } from '../../../rules/field-kinds.ts';
import * as rules from '../../../rules/field-layout.ts';
import type { TextLayout } from '../../../rules/text-layout.ts';
import { createTextMeasure } from '../fonts/layout.ts';
import type { PageInfo } from '../geometry.ts';
import { formatNumber as n } from '../pdf/serialize.ts';
import type { FilledField } from './drawing.types.ts';
import { buildImageOperators, buildMarkOperators } from './marks.ts';
import type { DrawingResources } from './resources.ts';
import { buildLineOperators, type DrawnText } from './text.ts';
import { toUprightBox, type UprightBox } from './upright.ts';

const INK = '0.063 0.067 0.094';

type Drawn = { operators: string; overflows: boolean };

export function drawField(
  field: FilledField,
  page: PageInfo,
  resources: DrawingResources,
  record: (drawn: DrawnText) => void,
): Drawn {
  const { value } = field;
  const box = toUprightBox(field.rect, page);
  if (isText(field)) return drawText(field, box, resources, record);
  return { operators: pictureOperators(field.kind, value, box, resources), overflows: false };
}

const isText = (field: FilledField): field is FilledField & { value: string } =>
  typeof field.value === 'string' && field.value !== '' && field.kind !== 'IMAGE' && !isTick(field);

function pictureOperators(
  kind: FilledField['kind'],
  value: FilledField['value'],
  box: UprightBox,
  resources: DrawingResources,
): string {
  if (value === null || value === '' || value === false) return '';
  if (typeof value === 'object') {
    return `${box.matrix}\n${buildMarkOperators(value, box, (fileId) => resources.image(fileId))}`;
  }
  if (kind === 'IMAGE' && typeof value === 'string') {
    return `${box.matrix}\n${buildImageOperators(resources.image(value), box)}`;
  }
  return isTickKind(kind) ? `${box.matrix}\n${strokeOperators(rules.createTickStroke(kind, box))}` : '';
}

function drawText(
  field: Written,
  box: UprightBox,
  resources: DrawingResources,
  record: (drawn: DrawnText) => void,
): Drawn {
  const { size, lines, overflows } = layoutField(field, box);
  const shown = lines.map((line) => buildLineOperators(resources.fonts, line, faceOf(field), size, record));
  return { operators: `${box.matrix}\n${INK} rg\n${shown.join('\n')}`, overflows };
}

type Written = rules.FieldWithText & Pick<FilledField, 'face'>;

const faceOf = ({ face = 'SANS' }: Written) => face;

export const layoutField = (field: Written, box: Pick<UprightBox, 'width' | 'height'>): TextLayout =>
  rules.layoutField(field, box, createTextMeasure(faceOf(field)));

function strokeOperators({ width, points }: rules.Stroke) {
  const path = points.map(([x, y], index) => `${n(x)} ${n(y)} ${index === 0 ? 'm' : 'l'}`);
  return `${INK} RG 1 J 1 j ${n(width)} w ${path.join(' ')} S`;
}
