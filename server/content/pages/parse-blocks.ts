import type { Block, HeadingBlock } from './blocks.types.ts';
import type { SourceLine, RejectLine } from './content-error.ts';
import { parseTexts } from './parse-texts.ts';

const HEADING = /^(#{2,3}) +(.+?)(?: +\{#([a-z0-9-]+)\})?$/;
const BULLET = /^- +(.+)$/;
const NUMBER = /^\d+\. +(.+)$/;
const PICTURE = /^!\[([^\]]+)\]\(([a-z0-9][a-z0-9-]{0,59}\.(?:png|webp))\)$/;
/** Markdown that this parser doesn't support and that would appear as plain text. */
const FOREIGN: readonly [RegExp, string][] = [
  [/^# /, 'The title is in the front matter. Headings begin with ## or ###.'],
  [/^#{4,}/, 'Headings begin with ## or ###.'],
  [/^\s+\S/, 'A line may not be indented: lists have one level.'],
  [/^(?:```|~~~|>|\||\*\s|\+\s|---)/, 'Only headings, lists, bold text, links and pictures are allowed.'],
  [/^!/, 'A picture is ![what it shows](file-in-pictures.webp), alone on its line.'],
];

/** Parses a page's body. Blank lines separate blocks, and the lines of a paragraph are joined. */
export function parseBlocks(lines: readonly SourceLine[], refuse: RejectLine): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const { number, text } of lines) {
    const block = text.trim() === '' ? null : parseLine({ number, text: text.trimEnd() }, refuse);
    if (!block || !isOpen || !append(blocks.at(-1), block)) {
      if (block) blocks.push(block);
    }
    isOpen = block !== null;
  }
  requireUniqueAnchors(blocks, lines, refuse);
  return blocks;
}

function parseLine({ number, text }: SourceLine, refuse: RejectLine): Block {
  const parse = (part: string) => parseTexts(part, (reason) => refuse(number, reason));
  const [, marks, title = '', anchor] = HEADING.exec(text) ?? [];
  if (marks !== undefined) {
    const words = parse(title)
      .map((piece) => piece.text)
      .join('');
    return { type: 'HEADING', id: anchor ?? createAnchor(words), level: marks.length === 2 ? 2 : 3, text: words };
  }
  const [, description, picture] = PICTURE.exec(text) ?? [];
  if (description !== undefined && picture !== undefined) return { type: 'PICTURE', picture, description };
  const [, bullet] = BULLET.exec(text) ?? [];
  if (bullet !== undefined) return { type: 'LIST', isOrdered: false, items: [parse(bullet)] };
  const [, step] = NUMBER.exec(text) ?? [];
  if (step !== undefined) return { type: 'LIST', isOrdered: true, items: [parse(step)] };
  for (const [pattern, reason] of FOREIGN) if (pattern.test(text)) refuse(number, reason);
  return { type: 'PARAGRAPH', texts: parse(text) };
}

function append(before: Block | undefined, block: Block) {
  if (before?.type === 'LIST' && block.type === 'LIST' && before.isOrdered === block.isOrdered) {
    before.items.push(...block.items);
    return true;
  }
  if (before?.type === 'PARAGRAPH' && block.type === 'PARAGRAPH') {
    before.texts.push({ text: ' ', isBold: false, href: null }, ...block.texts);
    return true;
  }
  return false;
}

const createAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function requireUniqueAnchors(blocks: readonly Block[], lines: readonly SourceLine[], refuse: RejectLine) {
  const known = new Set<string>();
  const headings = lines.filter(({ text }) => HEADING.test(text.trimEnd()));
  blocks
    .filter((block): block is HeadingBlock => block.type === 'HEADING')
    .forEach(({ id, text }, index) => {
      if (id === '' || known.has(id))
        refuse(headings[index]?.number ?? 1, `The heading "${text}" needs an anchor of its own: {#name}.`);
      known.add(id);
    });
}
