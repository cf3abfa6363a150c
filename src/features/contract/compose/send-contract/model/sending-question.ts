const ASKED = 'sending';
const AT = 'at';

/** Returns a URL that reopens the final confirmation with the chosen time. */
export function toSendingQuestion(page: string, scheduledAt: string | null): string {
  const query = new URLSearchParams({ [ASKED]: '1', ...(scheduledAt !== null && { [AT]: scheduledAt }) });
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}

/** Returns null if the URL doesn't open the confirmation. */
export function readSendingQuestion(params: URLSearchParams): { scheduledAt: string | null } | null {
  if (!params.has(ASKED)) return null;
  const at = params.get(AT);
  return { scheduledAt: at !== null && !Number.isNaN(Date.parse(at)) ? at : null };
}
