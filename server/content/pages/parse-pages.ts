import type { components } from '#openapi';
import type { Block } from './blocks.types.ts';
import type { ContentPage } from './parse-page.ts';
import { createFactReader } from './read-facts.ts';

const KINDS = { '새 기능': 'FEATURE', 안내: 'INFORMATION', 약관: 'TERMS' } as const satisfies Record<
  string,
  components['schemas']['NoticeKind']
>;
const KIND_WORDS = ['새 기능', '안내', '약관'] as const satisfies readonly (keyof typeof KINDS)[];

export type NoticePage = {
  noticeId: string;
  title: string;
  kind: components['schemas']['NoticeKind'];
  date: string;
  isPinned: boolean;
  blocks: Block[];
};
export type GuidePage = {
  guideId: string;
  title: string;
  task: string;
  summary: string;
  keywords: string;
  order: number;
  blocks: Block[];
};
export type FaqPage = {
  faqId: string;
  question: string;
  group: string;
  keywords: string;
  order: number;
  /** Shows the FAQ only if billing is on, or only if it is off. Null shows it always. */
  billing: 'on' | 'off' | null;
  blocks: Block[];
};

export function parseNoticePage(page: ContentPage): NoticePage {
  const facts = createFactReader(page, ['title', 'kind', 'date', 'pinned']);
  const title = facts.requireFact('title');
  facts.requireFact('kind');
  const kind = facts.findOneOf('kind', KIND_WORDS) ?? '안내';
  const isPinned = facts.findOneOf('pinned', ['yes', 'no']) === 'yes';
  return { noticeId: page.id, title, kind: KINDS[kind], date: facts.requireDay(), isPinned, blocks: page.blocks };
}

export function parseGuidePage(page: ContentPage): GuidePage {
  const facts = createFactReader(page, ['title', 'task', 'summary', 'keywords', 'order']);
  return {
    guideId: page.id,
    title: facts.requireFact('title'),
    task: facts.requireFact('task'),
    summary: facts.requireFact('summary'),
    keywords: facts.find('keywords') ?? '',
    order: facts.requireOrder(),
    blocks: page.blocks,
  };
}

export function parseFaqPage(page: ContentPage): FaqPage {
  const facts = createFactReader(page, ['title', 'group', 'keywords', 'order', 'billing']);
  return {
    faqId: page.id,
    question: facts.requireFact('title'),
    group: facts.requireFact('group'),
    keywords: facts.find('keywords') ?? '',
    order: facts.requireOrder(),
    billing: facts.findOneOf('billing', ['on', 'off']),
    blocks: page.blocks,
  };
}
