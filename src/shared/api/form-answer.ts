import type { components } from '#openapi';

type ErrorAnswer = { data?: never; error: components['schemas']['ErrorBody']; response: Response };
type FormAnswer<Result> = { data: { isSuccess: true; result: Result }; error?: never; response: Response };

/** Converts the answer to a form to the shape that `unwrap` expects. */
export async function formAnswer<Result>(sending: Promise<Response>): Promise<FormAnswer<Result> | ErrorAnswer> {
  const response = await sending;
  // A proxy in between may answer with something other than JSON.
  const body = await response.json().catch(() => undefined);
  return response.ok ? { data: body, response } : { error: body, response };
}
