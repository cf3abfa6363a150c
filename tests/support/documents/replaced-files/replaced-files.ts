import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** In points from the top left of the displayed page: x, y, width, height. */
type Seen = { page: number; rect: [number, number, number, number] };
export type ReplacedFile = {
  original: string;
  file: string;
  /** `place` is where a person would put the field on the revised file, or null if there is no such place. */
  fields: (Seen & { words: string; place: Seen | null })[];
};

const RECT = { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 };
const SEEN = { page: { type: 'integer', minimum: 1 }, rect: RECT };
const FIELD = {
  ...SEEN,
  words: { type: 'string' },
  place: { type: ['object', 'null'], properties: SEEN, required: ['page', 'rect'] },
};
const isReplacedFile = new Ajv2020({ allowUnionTypes: true }).compile<ReplacedFile>({
  type: 'object',
  properties: {
    original: { type: 'string' },
    file: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: FIELD, required: ['page', 'rect', 'words', 'place'] },
    },
  },
  required: ['original', 'file', 'fields'],
  additionalProperties: false,
});

export async function readReplacedFile(name: string) {
  const labels: unknown = JSON.parse(await readFile(path.join(import.meta.dirname, `${name}.json`), 'utf8'));
  if (!isReplacedFile(labels)) throw new Error(JSON.stringify(isReplacedFile.errors));
  const [before, after] = await Promise.all([
    readFile(path.join(import.meta.dirname, '../foreign-forms', labels.original)),
    readFile(path.join(import.meta.dirname, labels.file)),
  ]);
  return { before, after, fields: labels.fields };
}
