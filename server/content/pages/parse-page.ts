import type { Block } from './blocks.types.ts';
import { ContentError, type SourceLine, type RejectLine } from './content-error.ts';
import { parseBlocks } from './parse-blocks.ts';

const FENCE = '---';
const FACT = /^([a-z]+): *(.*)$/;

type Fact = { value: string; line: number };
export type ContentPage = {
  id: string;
  file: string;
  facts: ReadonlyMap<string, Fact>;
  blocks: Block[];
  refuse: RejectLine;
};

/** Parses a file: front matter between two `---` lines, then the body. The file's name is the page's id. */
export function parsePage(file: string, id: string, source: string): ContentPage {
  const refuse: RejectLine = (line, reason) => {
    throw new ContentError(file, line, reason);
  };
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(id)) refuse(1, 'The name of a file has small letters, digits and hyphens.');
  const lines = source
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r?\n/)
    .map((text, index) => ({ number: index + 1, text }));
  const end = lines.findIndex(({ text }, index) => index > 0 && text === FENCE);
  if (lines[0]?.text !== FENCE || end < 0) refuse(1, 'The file begins with its facts, between two lines of ---.');
  const blocks = parseBlocks(lines.slice(end + 1), refuse);
  if (blocks.length === 0) refuse(end + 1, 'The page is empty.');
  return { id, file, facts: parseFacts(lines.slice(1, end), refuse), blocks, refuse };
}

function parseFacts(lines: readonly SourceLine[], refuse: RejectLine) {
  const facts = new Map<string, Fact>();
  for (const { number, text } of lines) {
    const [, name, value = ''] = FACT.exec(text.trimEnd()) ?? [];
    if (name === undefined || value === '') return refuse(number, 'A fact is written as name: value.');
    if (facts.has(name)) refuse(number, `${name} is there twice.`);
    facts.set(name, { value, line: number });
  }
  return facts;
}
