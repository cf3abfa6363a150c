/** Six digits within a random title, an id or an address are not a code. */
const CODE = /(?<![\w.-])\d{6}(?![\w@-]|\.\d)/;

export const findCode = (text: string | null | undefined): string | null => CODE.exec(text ?? '')?.[0] ?? null;
