import { spyOn } from 'storybook/test';
import type { components } from '#openapi';

type ErrorCode = components['schemas']['ErrorCode'];

export const succeed = (result: unknown): Response =>
  Response.json({ code: 200, isSuccess: true, message: '', result });

type Details = Omit<components['schemas']['ErrorBody'], 'code' | 'isSuccess' | 'errorCode' | 'message'>;

export const refuse = (status: number, errorCode: ErrorCode, message: string, details: Details = {}): Response =>
  Response.json({ code: status, isSuccess: false, errorCode, message, ...details }, { status });

/**
 * Leaves requests to the API pending forever. Otherwise a request that a story doesn't mock would reach whatever is
 * listening on this machine, and its response could arrive during a later story.
 */
export function blockApiCalls(): () => void {
  const send = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return send(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
  });
  return () => spy.mockRestore();
}

/**
 * Answers requests whose method and path suffix match a key. All other requests are passed to the previous `fetch`.
 * Returns a function that restores it, for a story's `beforeEach`.
 */
export function answerCalls(answers: Record<string, () => Response | Promise<Response>>): () => void {
  const send = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const called = `${request.method} ${new URL(request.url).pathname}`;
    const found = Object.entries(answers).find(([key]) => {
      const [method = '', path = ''] = key.split(' ');
      return called.startsWith(`${method} `) && called.endsWith(path);
    });
    return found ? found[1]() : send(request);
  });
  return () => spy.mockRestore();
}
