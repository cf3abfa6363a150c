import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from './content-error.ts';
import {
  parseFaqPage,
  parseGuidePage,
  parseNoticePage,
  type FaqPage,
  type GuidePage,
  type NoticePage,
} from './parse-pages.ts';
import { parsePage, type ContentPage } from './parse-page.ts';
import { hasPlaceholders, listUnknownPlaceholders } from './price-placeholders.ts';
import { readPictures, type ContentPictures } from './read-pictures.ts';

export type ContentFolder = {
  notices: readonly NoticePage[];
  guides: readonly GuidePage[];
  faqs: readonly FaqPage[];
  pictures: ContentPictures;
};

export async function readContent(folder: string): Promise<ContentFolder> {
  const [notices, guides, faqs] = [
    await readPages(folder, 'notices'),
    await readPages(folder, 'guides'),
    await readPages(folder, 'faqs'),
  ];
  const described = {
    notices: notices.map(parseNoticePage).sort((a, b) => compare(b.date, a.date) || compare(a.noticeId, b.noticeId)),
    guides: guides.map(parseGuidePage).sort((a, b) => a.order - b.order || compare(a.guideId, b.guideId)),
    faqs: faqs.map(parseFaqPage).sort((a, b) => a.order - b.order || compare(a.faqId, b.faqId)),
  };
  for (const page of [...notices, ...guides]) requireNoFacts(page);
  for (const page of faqs) requireKnownFacts(page);
  return {
    ...described,
    pictures: await readPictures(path.join(folder, 'pictures'), [...notices, ...guides, ...faqs]),
  };
}

/** Reads the pages of one kind. A missing folder is fine, because an installation may only have notices. */
async function readPages(folder: string, kind: string): Promise<ContentPage[]> {
  const names = await readdir(path.join(folder, kind), { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith('.md')).sort();
  const known = new Map<string, string>();
  const pages: ContentPage[] = [];
  for (const name of files) {
    const file = path.join(folder, kind, name);
    const id = path.basename(name, '.md');
    const twin = known.get(id);
    if (twin !== undefined) throw new ContentError(file, 1, `${twin} has the same name.`);
    known.set(id, file);
    pages.push(parsePage(file, id, await readFile(file, 'utf8')));
  }
  return pages;
}

function requireKnownFacts(page: ContentPage) {
  const [unknown] = listUnknownPlaceholders(page.blocks);
  if (unknown !== undefined) page.refuse(1, `{{${unknown}}} is no fact of the plans.`);
  if (page.facts.get('billing')?.value !== 'on') requireNoFacts(page);
}

/** Rejects prices on pages that also appear without billing, when there are no prices. */
function requireNoFacts(page: ContentPage) {
  if (hasPlaceholders(page.blocks)) page.refuse(1, 'Only a question with billing: on can name facts of the plans.');
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
