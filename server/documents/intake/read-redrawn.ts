import * as v from 'valibot';
import { REFUSAL_CODES } from '../intake.types.ts';
import type { RedrawnImage } from './redraw-image.ts';

const kind = v.picklist(['PNG', 'JPEG']);
const redrawn = v.strictObject({ kind, image: v.instance(Uint8Array), refusal: v.null() });
const refused = v.strictObject({ kind: v.nullable(kind), image: v.null(), refusal: v.picklist(REFUSAL_CODES) });

/** Validates the child process's result, because the child has opened an untrusted image. */
export const readRedrawnImage = (value: unknown): RedrawnImage => v.parse(v.union([redrawn, refused]), value);
