import type { components } from '#openapi';

type ErrorAnswer = { data?: never; error: components['schemas']['ErrorBody']; response: Response };
type FormAnswer<Result> = { data: { isSuccess: true; result: Result }; error?: never; response: Response };

/** Converts the response to a form submission into the shape that `unwrap` expects. */
export async function toFormResponse<Result>(sending: Promise<Response>): Promise<FormAnswer<Result> | ErrorAnswer> {
  const response = await sending;
  // A proxy may return something other than JSON.
  const body = await response.json().catch(() => undefined);
  return response.ok ? { data: body, response } : { error: body, response };
}
