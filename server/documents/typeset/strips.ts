import { CONTENT_BOTTOM, type FormPage } from './form-page.ts';

/** A part that never splits across pages: a line of text or a table row. */
export type Strip = {
  height: number;
  /** The space above the strip, left out at the top of a page. */
  above: number;
  /** True if the next strip has to be on the same page. */
  isTied: boolean;
  /** True if a clause, table or paragraph starts here. */
  isStart?: boolean;
  /** Repeated above this strip if it continues a table from the previous page. */
  repeated?: Strip;
  draw: (page: FormPage, top: number) => void;
};

/** Keeps the last clause, table or paragraph on the page of what follows. */
export function keepLastWithNext(strips: readonly Strip[]): Strip[] {
  const start = strips.findLastIndex(({ isStart }) => isStart);
  return strips.map((strip, index) => (index >= Math.max(start, 0) ? { ...strip, isTied: true } : strip));
}

/** Keeps a paragraph's first two lines together, and its last two. */
export const keepLinesTogether = (strips: readonly Strip[]): Strip[] =>
  strips.map((strip, index) => ({
    ...strip,
    isTied: strip.isTied || (strips.length > 1 && (index === 0 || index === strips.length - 2)),
  }));

export function typesetStrips(page: FormPage, strips: readonly Strip[]): void {
  for (let from = 0; from < strips.length;) {
    const end = strips.findIndex(({ isTied }, index) => index >= from && !isTied);
    const chain = strips.slice(from, end < 0 ? undefined : end + 1);
    const fitsPage = heightOf(chain, page.topY) + page.topY <= CONTENT_BOTTOM;
    if (fitsPage && page.y + heightOf(chain, page.y === page.topY ? page.topY : 0) > page.bottom) turn(page, chain[0]);
    for (const strip of chain) set(page, strip);
    from += chain.length;
  }
}

function set(page: FormPage, strip: Strip): void {
  if (page.y + spaceAbove(page, strip) + strip.height > page.bottom) turn(page, strip);
  const top = page.y + spaceAbove(page, strip);
  strip.draw(page, top);
  page.y = top + strip.height;
}

function turn(page: FormPage, next: Strip | undefined): void {
  page.turn();
  if (next?.repeated) set(page, next.repeated);
}

const spaceAbove = (page: FormPage, { above }: Strip) => (page.y === page.topY ? 0 : above);

const heightOf = (chain: readonly Strip[], pageTop: number) =>
  chain.reduce((sum, { above, height }, index) => sum + height + (index === 0 && pageTop > 0 ? 0 : above), 0);
