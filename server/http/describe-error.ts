const PERSONAL = [/[^\s<>"'=]+@[^\s<>"'=]+\.[^\s<>"'=]+/g, /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, /"[^"]*"/g, /'[^']*'/g];

/** Describes an error for the log. Drops quoted text, because libraries quote their input, such as an address. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return {
    type: error.name,
    ...(code && { code }),
    ...(constraint && { constraint }),
    message: PERSONAL.reduce((text, pattern) => text.replaceAll(pattern, '…'), error.message).slice(0, 500),
    at: (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at ')),
  };
}
