import { layoutText, type Layout } from '../fonts/layout.ts';
import type { PageInfo } from '../geometry.ts';
import { formatNumber as n } from '../pdf/serialize.ts';
import type { FilledField } from './drawing.types.ts';
import { fieldText } from './field-text.ts';
import { imageOperators, markOperators } from './marks.ts';
import type { DrawingResources } from './resources.ts';
import { lineOperators, type TextDrawn } from './text.ts';
import { uprightIn, type Upright } from './upright.ts';

const INK = '0.063 0.067 0.094';
const PADDING = 2;
const USUAL_SIZE = 11;

type Drawn = { operators: string; overflows: boolean };

/** What stands in a field's place. */
export function drawField(
  field: FilledField,
  page: PageInfo,
  resources: DrawingResources,
  record: (drawn: TextDrawn) => void,
): Drawn {
  const { value } = field;
  const box = uprightIn(field.rect, page);
  if (isText(field)) return drawText(field, box, resources, record);
  return { operators: pictureOperators(field.kind, value, box, resources), overflows: false };
}

const isText = ({ kind, value }: FilledField) =>
  typeof value === 'string' && value !== '' && kind !== 'IMAGE' && kind !== 'CHECKBOX' && kind !== 'RADIO';

function pictureOperators(
  kind: FilledField['kind'],
  value: FilledField['value'],
  box: Upright,
  resources: DrawingResources,
): string {
  if (value === null || value === '' || value === false) return '';
  if (typeof value === 'object') {
    return `${box.matrix}\n${markOperators(value, box, (fileId) => resources.image(fileId))}`;
  }
  if (kind === 'RADIO') return `${box.matrix}\n${dot(box)}`;
  if (kind === 'IMAGE' && typeof value === 'string') {
    return `${box.matrix}\n${imageOperators(resources.image(value), box)}`;
  }
  return kind === 'CHECKBOX' ? `${box.matrix}\n${tick(box)}` : '';
}

function drawText(
  field: FilledField,
  box: Upright,
  resources: DrawingResources,
  record: (drawn: TextDrawn) => void,
): Drawn {
  const { size, lines, overflows } = layoutField(field, box);
  const padding = paddingIn(box);
  const shown = lines.map((line) =>
    lineOperators(resources.fonts, { ...line, x: line.x + padding }, faceOf(field), size, record),
  );
  return { operators: `${box.matrix}\n${INK} rg\n${shown.join('\n')}`, overflows };
}

type Written = Pick<FilledField, 'kind' | 'value' | 'fontSize' | 'align' | 'face' | 'format' | 'inWords'>;
type Size = Pick<Upright, 'width' | 'height'>;

const faceOf = ({ face = 'SANS' }: Written) => face;
const paddingIn = ({ width }: Size) => Math.min(PADDING, width / 10);

/** How a field's text stands in a box of this size, as whoever looks at the page sees it. */
export const layoutField = (field: Written, box: Size): Layout =>
  layoutText(
    fieldText(field),
    {
      face: faceOf(field),
      size: field.fontSize ?? USUAL_SIZE,
      align: field.align ?? (field.kind === 'AMOUNT' || field.kind === 'NUMBER' ? 'RIGHT' : 'LEFT'),
      multiline: field.kind === 'MULTILINE',
    },
    { width: box.width - 2 * paddingIn(box), height: box.height },
  );

function tick({ width, height }: Upright) {
  const side = Math.min(width, height) * 0.8;
  const [left, bottom] = [(width - side) / 2, (height - side) / 2];
  const at = (x: number, y: number) => `${n(left + x * side)} ${n(bottom + y * side)}`;
  return `${INK} RG 1 J 1 j ${n(side * 0.13)} w ${at(0.1, 0.5)} m ${at(0.38, 0.2)} l ${at(0.92, 0.84)} l S`;
}

function dot({ width, height }: Upright) {
  const size = Math.min(width, height) * 0.5;
  const [x, y] = [n(width / 2), n(height / 2)];
  return `${INK} RG 1 J ${n(size)} w ${x} ${y} m ${x} ${y} l S`;
}
