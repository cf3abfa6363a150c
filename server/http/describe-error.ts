const PERSONAL = [
  /[^\s<>"'=]+@[^\s<>"'=]+\.[^\s<>"'=]+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /"[^"]*"/g,
  /'[^']*'/g,
  /(?<![\w-])(?:\+82[-. ]?|0)\d{1,2}[-. ]?\d{3,4}[-. ]?\d{4}(?![\w-])/g,
];

/** The reply code of a mail server, and the enhanced code that may follow it. */
const REPLY_CODES = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/;

/** Describes an error for the log. Drops quoted text, because libraries quote their input, such as an address. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return {
    type: error.name,
    ...(code && { code }),
    ...(constraint && { constraint }),
    message: describeMessage(error),
    at: (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)),
  };
}

function describeMessage(error: Error): string {
  const reply = findServerReply(error);
  if (reply !== null) return `the mail server answered ${REPLY_CODES.exec(reply)?.[0] ?? 'without a code'}`;
  return PERSONAL.reduce((text, pattern) => text.replaceAll(pattern, '…'), error.message).slice(0, 500);
}

/** Finds what a mail server answered. Its free text may name people in any form, so no pattern can mask it. */
function findServerReply(error: Error): string | null {
  if ('response' in error && typeof error.response === 'string') return error.response;
  return error.cause instanceof Error ? findServerReply(error.cause) : null;
}
