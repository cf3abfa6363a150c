import { REQUEST_TIMEOUT_MS } from '@/shared/config';
import { ApiError } from './api-error';

export type SendFormOptions = {
  /** Called with the fraction of the body that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Uses XMLHttpRequest, because fetch doesn't report progress. Every progress event restarts the timeout, so slow
 * connections never time out.
 */
export const postForm = (request: Request, form: FormData, { onProgress, signal }: SendFormOptions) =>
  new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => call.abort();
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ApiError('TIMEOUT'));
        call.abort();
      }, REQUEST_TIMEOUT_MS);
    };
    const fail = (error: unknown) => reject(ApiError.from(error));

    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      listen();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    call.addEventListener('load', () =>
      resolve(
        new Response(call.responseText, {
          status: call.status,
          headers: { 'content-type': call.getResponseHeader('content-type') ?? 'application/json' },
        }),
      ),
    );
    call.addEventListener('error', () => fail(new TypeError('The connection was lost.')));
    call.addEventListener('abort', () => fail(new DOMException('The upload was stopped.', 'AbortError')));
    call.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });

    signal.addEventListener('abort', stop);
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    listen();
    call.send(form);
    if (signal.aborted) stop();
  });
