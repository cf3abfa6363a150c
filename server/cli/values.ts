import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Annotation, FilledField, Mark, PageSeal, PreparedImage } from '../documents/compose/drawing.types.ts';
import { prepareImage } from '../documents/compose/images.ts';
import { FIELD_KINDS } from '../documents/fields.ts';
import { Misuse, PathUnreadable } from './command.ts';

const number = v.pipe(v.number(), v.finite());
const size = v.pipe(number, v.minValue(0.1));
const rect = v.strictObject({ x: number, y: number, width: size, height: size });
const box = v.strictTuple([number, number, number, number]);
const color = v.strictTuple([number, number, number]);
const rotation = v.picklist([0, 90, 180, 270]);
const page = v.pipe(v.number(), v.integer(), v.minValue(1));

const sealMark = v.strictObject({
  kind: v.literal('SEAL'),
  text: v.pipe(v.string(), v.minLength(1)),
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
    strokes: v.array(v.strictObject({ points: v.array(number), width: size })),
  }),
  v.strictObject({
    kind: v.literal('TYPED'),
    text: v.pipe(v.string(), v.minLength(1)),
    face: v.optional(v.picklist(['PEN', 'BRUSH', 'BATANG', 'MYEONGJO']), 'PEN'),
  }),
  sealMark,
  v.strictObject({ kind: v.literal('IMAGE'), fileId: v.string() }),
]);

const field = v.strictObject({
  page,
  rect,
  kind: v.picklist(FIELD_KINDS),
  value: v.nullable(v.union([v.string(), v.boolean(), mark])),
  fontSize: v.exactOptional(size),
  align: v.exactOptional(v.picklist(['LEFT', 'CENTER', 'RIGHT'])),
  face: v.exactOptional(v.picklist(['SANS', 'SERIF'])),
  format: v.exactOptional(v.string()),
  inWords: v.exactOptional(v.boolean()),
});

const place = {
  pageIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rect: box,
  rotation: v.optional(rotation, 0),
};
const ink = { color, opacity: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1)), 1) };
const annotation = v.variant('type', [
  v.strictObject({ type: v.literal('INK'), ...place, ...ink, thickness: size, paths: v.array(v.array(number)) }),
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

export type Values = {
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

/** What stands on the first page when nothing else is asked for. */
export const DEFAULT_VALUES: Values = {
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

export async function readValues(file: string): Promise<Values> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new PathUnreadable('PATH_UNREADABLE', `파일을 읽지 못했어요. 경로를 확인해주세요: ${file}`, error);
  });
  try {
    return v.parse(valuesFile, JSON.parse(text));
  } catch (error) {
    const issue = error instanceof v.ValiError ? error.issues[0] : null;
    const where = issue ? `${v.getDotPath(issue) ?? ''}: ${issue.message}` : String(error);
    throw new Misuse(`${file} does not hold values. ${where}`, { cause: error });
  }
}

/** Marks and stamps name their pictures by paths, counted from the file of the values. */
export async function readImages({ fields, annotations }: Values, from: string): Promise<Map<string, PreparedImage>> {
  const ids = [
    ...fields.flatMap(({ kind, value }) => imagesOf(kind, value)),
    ...annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.bitmapId] : [])),
  ];
  const images = new Map<string, PreparedImage>();
  for (const id of new Set(ids)) {
    const file = path.resolve(path.dirname(from), id);
    const bytes = await readFile(file).catch((error: unknown) => {
      throw new PathUnreadable('PATH_UNREADABLE', `그림을 읽지 못했어요. 경로를 확인해주세요: ${file}`, error);
    });
    images.set(id, await prepareImage(bytes));
  }
  return images;
}

function imagesOf(kind: FilledField['kind'], value: string | boolean | Mark | null): string[] {
  if (typeof value === 'string') return kind === 'IMAGE' ? [value] : [];
  return typeof value === 'object' && value?.kind === 'IMAGE' ? [value.fileId] : [];
}
