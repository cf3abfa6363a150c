import type { BrowserContext } from '@playwright/test';

const MAX_LINES = 30;

/**
 * Records requests and their responses. Unanswered requests stay in the list, so that a failure report shows whether
 * the page or the server was waiting.
 */
export function recordRequests(context: BrowserContext): () => string {
  const begin = performance.now();
  const lines = new Map<object, string>();
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/'))
      lines.set(request, `${seconds()} s ${request.method()} ${url.pathname} (no answer)`);
  });
  const settle = (request: object, outcome: string) => {
    const line = lines.get(request);
    if (line) lines.set(request, line.replace('(no answer)', `${outcome} at ${seconds()} s`));
  };
  context.on('response', (response) => settle(response.request(), String(response.status())));
  context.on('requestfailed', (request) => settle(request, request.failure()?.errorText ?? 'failed'));
  return () => [...lines.values()].slice(-MAX_LINES).join('\n');
}
