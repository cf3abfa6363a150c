import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Annotation, FilledField, Mark, PageSeal, PreparedImage } from '../documents/compose/drawing.types.ts';
import { prepareImage } from '../documents/compose/images.ts';
import { FIELD_KINDS } from '../../rules/field-kinds.ts';
import type { PageInfo } from '../documents/geometry.ts';
import { MAX_FILE_BYTES } from '../documents/intake/words.ts';
import { PathError, readFileUpTo } from './command.ts';

/** Far outside any page, but still a valid number in a PDF. */
const MAX_COORDINATE = 1_000_000;
const number = v.pipe(v.number(), v.minValue(-MAX_COORDINATE), v.maxValue(MAX_COORDINATE));
const size = v.pipe(number, v.minValue(0.1));
const rect = v.strictObject({ x: number, y: number, width: size, height: size });
const box = v.strictTuple([number, number, number, number]);
const part = v.pipe(v.number(), v.minValue(0), v.maxValue(255));
const color = v.strictTuple([part, part, part]);
/** Alternating x and y coordinates. A dot is a single point. */
const points = v.pipe(
  v.array(number),
  v.minLength(2),
  v.check((all) => all.length % 2 === 0, 'x and y belong together'),
);
const letters = v.pipe(v.string(), v.regex(/\S/u, 'needs letters'));
const rotation = v.picklist([0, 90, 180, 270]);
const page = v.pipe(v.number(), v.integer(), v.minValue(1));

const sealMark = v.strictObject({
  kind: v.literal('SEAL'),
  text: letters,
  shape: v.picklist(['ROUND', 'SQUARE', 'OVAL']),
  face: v.optional(v.picklist(['MYEONGJO', 'BATANG', 'BRUSH']), 'MYEONGJO'),
  corporateText: v.exactOptional(v.string()),
  sizeMm: v.pipe(number, v.minValue(5), v.maxValue(60)),
});

const mark = v.variant('kind', [
  v.strictObject({
    kind: v.literal('DRAWN'),
    width: size,
    height: size,
    strokes: v.pipe(v.array(v.strictObject({ points, width: size })), v.minLength(1)),
  }),
  v.strictObject({
    kind: v.literal('TYPED'),
    text: letters,
    face: v.optional(v.picklist(['PEN', 'BRUSH', 'BATANG', 'MYEONGJO']), 'PEN'),
  }),
  sealMark,
  v.strictObject({ kind: v.literal('IMAGE'), fileId: v.string() }),
]);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const dateGap = v.strictObject({ start: share, end: share });

const field = v.strictObject({
  page,
  rect,
  kind: v.picklist(FIELD_KINDS),
  value: v.nullable(v.union([v.string(), v.boolean(), mark])),
  fontSize: v.exactOptional(size),
  align: v.exactOptional(v.picklist(['LEFT', 'CENTER', 'RIGHT'])),
  face: v.exactOptional(v.picklist(['SANS', 'SERIF'])),
  format: v.exactOptional(v.string()),
  dateGaps: v.exactOptional(
    v.strictObject({
      year: dateGap,
      month: dateGap,
      day: dateGap,
      shortYear: v.exactOptional(v.boolean()),
      printedYear: v.exactOptional(v.pipe(v.number(), v.integer())),
    }),
  ),
  inWords: v.exactOptional(v.boolean()),
});

const place = {
  pageIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rect: box,
  rotation: v.optional(rotation, 0),
};
const ink = { color, opacity: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1)), 1) };
const annotation = v.variant('type', [
  v.strictObject({
    type: v.literal('INK'),
    ...place,
    ...ink,
    thickness: size,
    paths: v.pipe(v.array(points), v.minLength(1)),
  }),
  v.strictObject({ type: v.literal('HIGHLIGHT'), ...place, ...ink, quadPoints: v.array(number) }),
  v.strictObject({ type: v.literal('STAMP'), ...place, bitmapId: v.string() }),
]);

const valuesFile = v.strictObject({
  fields: v.array(field),
  annotations: v.optional(v.array(annotation), []),
  pageSeal: v.exactOptional(v.strictObject({ edge: v.picklist(['LEFT', 'RIGHT', 'TOP']), mark: sealMark })),
  footer: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
});

export type SealValues = {
  fields: FilledField[];
  annotations: Annotation[];
  pageSeal?: PageSeal;
  footer?: string;
  title?: string;
};

const DEFAULT_STROKES = [
  [20, 70, 40, 30, 60, 80, 85, 35, 110, 75, 140, 40],
  [150, 20, 152, 90],
  [150, 55, 190, 50, 230, 62],
].map((points) => ({ points, width: 4 }));

const DEFAULT_VALUES: SealValues = {
  fields: [
    { page: 1, rect: { x: 60, y: 60, width: 240, height: 22 }, kind: 'TEXT', value: '도장으로 서명한 문서' },
    {
      page: 1,
      rect: { x: 60, y: 90, width: 160, height: 60 },
      kind: 'SIGNATURE',
      value: { kind: 'DRAWN', width: 250, height: 100, strokes: DEFAULT_STROKES },
    },
  ],
  annotations: [],
};

const DEFAULT_REACH = { width: 360, height: 210 };

export function createDefaultValues({ width, height }: Pick<PageInfo, 'width' | 'height'>): SealValues {
  const scale = Math.min(1, width / DEFAULT_REACH.width, height / DEFAULT_REACH.height);
  const fields = DEFAULT_VALUES.fields.map((field) => {
    const { x, y, width: wide, height: high } = field.rect;
    return { ...field, rect: { x: x * scale, y: y * scale, width: wide * scale, height: high * scale } };
  });
  return { ...DEFAULT_VALUES, fields };
}

/** Thrown if the values can't be filled in, which the command returns as a result rather than a failure. */
export class InvalidValuesError extends Error {
  override name = 'InvalidValuesError';
  readonly errorCode: string;

  constructor(errorCode: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.errorCode = errorCode;
  }
}

export async function readValues(file: string): Promise<SealValues> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new PathError('PATH_UNREADABLE', `파일을 읽지 못했어요. 경로를 확인해주세요: ${file}`, error);
  });
  try {
    return v.parse(valuesFile, JSON.parse(text, whole));
  } catch (error) {
    const issue = error instanceof v.ValiError ? error.issues[0] : null;
    const where = issue ? `${v.getDotPath(issue) ?? ''}: ${issue.message}` : String(error);
    throw new InvalidValuesError(
      'VALUES_INVALID',
      `채울 값을 담은 파일이 맞지 않아요. 고쳐서 다시 해주세요. ${where}`,
      error,
    );
  }
}

/** Rejects lone surrogates, which can be neither printed nor encoded. */
function whole(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && /\p{Cs}/u.test(value)) throw new TypeError('a text ends within a letter');
  return value;
}

type Redraw = (bytes: Uint8Array) => Promise<{ image: Uint8Array; refusal: null } | { image: null; refusal: Refusal }>;
type Refusal = { errorCode: string; message: string };

/**
 * Reads the images that the values refer to, relative to the values file. Re-encodes them with `redraw`, because they
 * are untrusted.
 */
export async function readImages(
  { fields, annotations }: SealValues,
  from: string,
  redraw: Redraw,
): Promise<Map<string, PreparedImage>> {
  const ids = [
    ...fields.flatMap(({ kind, value }) => imagesOf(kind, value)),
    ...annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.bitmapId] : [])),
  ];
  const images = new Map<string, PreparedImage>();
  for (const id of new Set(ids)) {
    const file = path.resolve(path.dirname(from), id);
    const { image, refusal } = await redraw(await readFileUpTo(file, MAX_FILE_BYTES));
    if (refusal) throw new InvalidValuesError(refusal.errorCode, `${id}: ${refusal.message}`);
    images.set(id, await prepareImage(image));
  }
  return images;
}

function imagesOf(kind: FilledField['kind'], value: string | boolean | Mark | null): string[] {
  if (typeof value === 'string') return kind === 'IMAGE' ? [value] : [];
  return typeof value === 'object' && value?.kind === 'IMAGE' ? [value.fileId] : [];
}

/** Rounding may push a field slightly past the page's edge. */
const SLACK = 1;

export function checkPositions({ fields, annotations }: SealValues, pages: readonly PageInfo[]): void {
  for (const number of [...fields.map(({ page: of }) => of), ...annotations.map(({ pageIndex }) => pageIndex + 1)]) {
    if (number > pages.length)
      throw new InvalidValuesError('PAGE_MISSING', `${number}쪽은 이 문서에 없어요. 쪽 번호를 확인해주세요.`);
  }
  const outside = fields.findIndex(({ page: of, rect: { x, y, width, height } }) => {
    const { width: wide = 0, height: high = 0 } = pages[of - 1] ?? {};
    return Math.min(x, y) < -SLACK || x + width > wide + SLACK || y + height > high + SLACK;
  });
  if (outside !== -1)
    throw new InvalidValuesError(
      'FIELD_OUTSIDE',
      `${outside + 1}번째 칸이 쪽 밖으로 나가요. 자리를 쪽 안으로 옮겨주세요.`,
    );
}
