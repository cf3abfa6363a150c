const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAX_SEARCH_CHARACTERS = 100;

/** Returns 1 for an invalid page number. */
export function readPage(params: URLSearchParams, max: number): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= max ? page : 1;
}

export const readSearch = (params: URLSearchParams): string =>
  params.get('search')?.slice(0, MAX_SEARCH_CHARACTERS) ?? '';

export function readUuid(params: URLSearchParams, name: string): string | null {
  const value = params.get(name);
  return value !== null && UUID.test(value) ? value : null;
}

export const readChoice = <Value extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly { value: Value }[],
): Value | null => choices.find(({ value }) => value === params.get(name))?.value ?? null;
