import { spyOn } from 'storybook/test';
import type { components } from '#openapi';

type ErrorCode = components['schemas']['ErrorCode'];

export const succeed = (result: unknown): Response =>
  Response.json({ code: 200, isSuccess: true, message: '', result });

type Details = Omit<components['schemas']['ErrorBody'], 'code' | 'isSuccess' | 'errorCode' | 'message'>;

export const refuse = (status: number, errorCode: ErrorCode, message: string, details: Details = {}): Response =>
  Response.json({ code: status, isSuccess: false, errorCode, message, ...details }, { status });

/**
 * Leaves calls to the server open for ever. Otherwise what no story answers would reach whatever happens to listen on
 * the machine, and the answer would come in the middle of a later story.
 */
export function holdCalls(): () => void {
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
 * Answers the calls whose method and path end like the key, because a story has no server. All other calls stay open.
 * Returns what a story's `beforeEach` needs to put `fetch` back.
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
