/** A code stands by itself: six digits within a random title, an identifier or an address are none. */
const CODE = /(?<![\w.-])\d{6}(?![\w@-]|\.\d)/;

/** Finds the code in the text of a message. */
export const findCode = (text: string | null | undefined): string | null => CODE.exec(text ?? '')?.[0] ?? null;
