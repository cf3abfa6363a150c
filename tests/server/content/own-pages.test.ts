import { matchPath } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../../src/shared/routes/paths.ts';
import type { Block } from '../../../server/content/pages/blocks.types.ts';
import { openContentLibrary } from '../../../server/content/pages/open-content.ts';
import type { ContentFolder } from '../../../server/content/pages/read-content.ts';
import { SCREEN_GUIDES } from '../../../src/entities/help/guide/model/screen-guides.ts';

const MAX_PICTURE_BYTES = 60_000;
const MAX_PICTURES_OF_PAGE = 2;

let content: ContentFolder;
let all: { id: string; blocks: readonly Block[] }[];
beforeAll(async () => {
  content = await (await openContentLibrary(null)).read();
  all = [
    ...content.notices.map(({ noticeId: id, blocks }) => ({ id, blocks })),
    ...content.guides.map(({ guideId: id, blocks }) => ({ id, blocks })),
    ...content.faqs.map(({ faqId: id, blocks }) => ({ id, blocks })),
  ];
});

const textsOf = (block: Block) =>
  block.type === 'PARAGRAPH' ? block.texts : block.type === 'LIST' ? block.items.flat() : [];
const anchorsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.type === 'HEADING' ? [block.id] : []));
const hasPlace = (guideId: string | null, anchor: string) => {
  const guide = content.guides.find((page) => page.guideId === guideId);
  return guide !== undefined && (anchor === '' || anchorsOf(guide.blocks).includes(anchor));
};

describe('the pages of this version', () => {
  it('are at least six notices, twelve pages of the guide and eighteen questions', () => {
    expect(content.notices.length).toBeGreaterThanOrEqual(6);
    expect(content.guides.length).toBeGreaterThanOrEqual(12);
    expect(content.faqs.length).toBeGreaterThanOrEqual(18);
  });

  it('link to screens and places that exist', () => {
    const links = all.flatMap(({ id, blocks }) =>
      blocks.flatMap(textsOf).flatMap(({ href }) => (href?.startsWith('/') ? [{ id, href }] : [])),
    );
    expect(links.length).toBeGreaterThan(10);
    const broken = links.filter(({ href }) => {
      const { pathname, searchParams, hash } = new URL(href, 'https://dojang.test');
      if (pathname === paths.guide && searchParams.has('page'))
        return !hasPlace(searchParams.get('page'), hash.slice(1));
      return !Object.values(paths).some((pattern) => matchPath(pattern, pathname));
    });
    expect(broken).toEqual([]);
  });

  it('have the places to which the help of the console leads', () => {
    const missing = Object.entries(SCREEN_GUIDES).filter(([, place]) => !hasPlace(place.guideId, place.anchor ?? ''));
    expect(missing).toEqual([]);
  });

  it('name no price, which only the plans know', () => {
    const written = all.filter(({ blocks }) => /[\d,]+ ?원(?!본)/.test(JSON.stringify(blocks)));
    expect(written.map(({ id }) => id)).toEqual([]);
  });

  it('have few and small pictures', () => {
    const large = [...content.pictures].filter(([, { bytes }]) => bytes.length >= MAX_PICTURE_BYTES);
    expect(large.map(([name]) => name)).toEqual([]);
    const crowded = all.filter(
      ({ blocks }) => blocks.filter(({ type }) => type === 'PICTURE').length > MAX_PICTURES_OF_PAGE,
    );
    expect(crowded.map(({ id }) => id)).toEqual([]);
  });

  it('call the certificate by its one name', () => {
    expect(all.filter(({ blocks }) => JSON.stringify(blocks).includes('서명 과정 증명서'))).toEqual([]);
  });
});
