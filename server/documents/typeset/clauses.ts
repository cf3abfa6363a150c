import { PAGE_MARGIN, CONTENT_WIDTH } from './form-page.ts';
import type { Clause, ClauseParagraph, Form } from './form.types.ts';
import { breakProse, drawProse, HEADING_STYLE, PROSE_STYLE, type ProseStyle } from './prose.ts';
import { keepLinesTogether, type Strip } from './strips.ts';

const CIRCLED = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨', '⑩'];
const INDENT = 6;
const HANGING = 15;

type Place = { left: number; above: number; marker?: string };

/** Lays out a paragraph as strips. The marker is in a hanging indent. */
export function layOutParagraphStrips(
  text: string,
  { left, above, marker }: Place,
  form: Form,
  look: ProseStyle = PROSE_STYLE,
  isCentered = false,
): Strip[] {
  const hanging = marker === undefined ? 0 : HANGING;
  const width = CONTENT_WIDTH - left - hanging;
  const lines = breakProse(text, width, look, form);
  const strips = lines.map((line, index): Strip => ({
    height: look.leading,
    above: index === 0 ? above : 0,
    isTied: false,
    draw(page, top) {
      const baseline = top + look.leading * 0.72;
      const x = PAGE_MARGIN + left;
      if (index === 0 && marker !== undefined)
        page.sheet.text(marker, x, baseline, { face: look.face, size: look.size });
      drawProse(page, line, x + hanging + (isCentered ? (width - line.width) / 2 : 0), baseline, look, form);
    },
  }));
  return keepLinesTogether(strips);
}

/** Lays out a bold heading, which stays on the page of what follows. */
export const layOutHeading = (text: string, form: Form): Strip[] =>
  layOutParagraphStrips(text, { left: 0, above: 12 }, form, HEADING_STYLE).map((strip, index) => ({
    ...strip,
    isTied: true,
    isStart: index === 0,
  }));

/** Lays out clauses as strips, numbered from `first`. */
export const layOutClauses = (clauses: readonly Clause[], first: number, form: Form): Strip[] =>
  clauses.flatMap(({ title, paragraphs }, index) => [
    ...layOutHeading(`제${first + index}조 (${title})`, form),
    ...paragraphs.flatMap((paragraph, place) =>
      levelStrips(paragraph, paragraphs.length === 1 ? undefined : markerOf(place, title), form),
    ),
  ]);

function levelStrips(paragraph: ClauseParagraph, marker: string | undefined, form: Form): Strip[] {
  const { text, items } = typeof paragraph === 'string' ? { text: paragraph, items: [] } : paragraph;
  const own = layOutParagraphStrips(text, { left: INDENT, above: 2, ...(marker !== undefined && { marker }) }, form);
  const below = items.flatMap((item, index) =>
    layOutParagraphStrips(item, { left: INDENT + HANGING, above: 1, marker: `${index + 1}.` }, form),
  );
  // The first item stays on the page of the text that introduces it.
  return below.length === 0 ? own : [...own.slice(0, -1), ...own.slice(-1).map(tied), ...below];
}

const tied = (strip: Strip): Strip => ({ ...strip, isTied: true });

function markerOf(index: number, title: string): string {
  const marker = CIRCLED[index];
  if (marker === undefined) throw new RangeError(`${title} has more paragraphs than there are circled numbers`);
  return marker;
}
