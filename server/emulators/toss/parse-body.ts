import * as v from 'valibot';
import { TossError } from './errors.ts';
import type { GenerateKey } from './keys.ts';

export type CallContext = { publicBase: string; makeKey: GenerateKey; at: Date };

export function parseBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, parseJson(String(body)));
  if (!read.success) throw new TossError('INVALID_REQUEST');
  return read.output;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
