import * as v from 'valibot';

export const customerKeySchema = v.pipe(v.string(), v.regex(/^[\w\-=.@,]{2,300}$/));
export const orderIdSchema = v.pipe(v.string(), v.regex(/^[\w\-=.]{6,64}$/));
export const orderNameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
export const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_000_000_000));

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
const common = {
  successUrl: address,
  failUrl: address,
  customerName: v.optional(v.string()),
  customerEmail: v.optional(v.string()),
  windowTarget: v.optional(v.picklist(['iframe', 'self'])),
  _skipAuth: v.optional(v.picklist(['FORCE_SUCCESS', 'FORCE_FAIL'])),
};

const options = v.variant('kind', [
  v.object({ kind: v.literal('BILLING'), customerKey: customerKeySchema, ...common }),
  v.object({
    kind: v.literal('PAYMENT'),
    amount: amountSchema,
    orderId: orderIdSchema,
    orderName: orderNameSchema,
    ...common,
  }),
]);
export type WindowOptions = v.InferOutput<typeof options>;

const asked = v.object({
  clientKey: v.string(),
  kind: v.picklist(['BILLING', 'PAYMENT']),
  method: v.picklist(['카드', 'CARD']),
  options: v.record(v.string(), v.unknown()),
});

/** Parses a window request. Returns null where Toss answers INVALID_PARAMETER. */
export function readWindow(body: unknown): { clientKey: string; options: WindowOptions } | null {
  const read = v.safeParse(asked, body);
  if (!read.success) return null;
  const given = v.safeParse(options, { ...read.output.options, kind: read.output.kind });
  return given.success ? { clientKey: read.output.clientKey, options: given.output } : null;
}
