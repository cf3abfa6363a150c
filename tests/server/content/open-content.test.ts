import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openContentLibrary } from '../../../server/content/pages/open-content.ts';
import { createContentFolder, drawPicture, noticeFile } from '../../support/content-folder.ts';

type Folder = Awaited<ReturnType<typeof createContentFolder>>;
const folders: Folder[] = [];
async function make(files: Record<string, string | Buffer>) {
  const made = await createContentFolder(files);
  folders.push(made);
  return made;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.close();
});

const titlesOf = (notices: readonly { title: string }[]) => notices.map(({ title }) => title);

const guide = (title: string, order: number) =>
  `---\ntitle: ${title}\ntask: 시작\nsummary: 요약\norder: ${order}\n---\n글\n`;

describe('a folder of pages', () => {
  it('is sorted by date, and by order', async () => {
    const { folder } = await make({
      'notices/old.md': noticeFile('옛 글', '2026-01-01'),
      'notices/new.md': noticeFile('새 글', '2026-02-01'),
      'guides/b.md': guide('나중', 20),
      'guides/a.md': guide('먼저', 10),
    });
    const { notices, guides } = await (await openContentLibrary(folder)).read();
    expect(titlesOf(notices)).toEqual(['새 글', '옛 글']);
    expect(titlesOf(guides)).toEqual(['먼저', '나중']);
  });

  it('knows the pictures that are shown, and no other file', async () => {
    const { folder } = await make({
      'notices/a.md': `${noticeFile('글', '2026-01-01')}\n![화면](seen.webp)\n`,
      'pictures/seen.webp': await drawPicture(40, 20),
      'pictures/unseen.webp': await drawPicture(),
    });
    const { pictures } = await (await openContentLibrary(folder)).read();
    expect([...pictures.keys()]).toEqual(['seen.webp']);
    expect(pictures.get('seen.webp')).toMatchObject({ width: 40, height: 20, contentType: 'image/webp' });
  });

  it.each([
    ['HTML', { 'notices/a.md': noticeFile('글', '2026-01-01') + '\n<b>굵게</b>\n' }, 'notices/a.md:8', 'HTML'],
    ['a missing title', { 'guides/a.md': '---\norder: 1\n---\n글\n' }, 'guides/a.md:1', 'title is missing'],
    [
      'an id that is there twice',
      { 'notices/a.md': noticeFile('글', '2026-01-01'), 'notices/2025/a.md': noticeFile('글', '2025-01-01') },
      'notices/a.md:1',
      'has the same name',
    ],
    [
      'a picture that is missing',
      { 'notices/a.md': `${noticeFile('글', '2026-01-01')}\n![화면](gone.webp)\n` },
      'notices/a.md:1',
      'gone.webp is not in the folder',
    ],
    [
      'a picture that is none',
      { 'notices/a.md': `${noticeFile('글', '2026-01-01')}\n![화면](a.png)\n`, 'pictures/a.png': '<svg/>' },
      'notices/a.md:1',
      'a.png is not what its name says',
    ],
    [
      'an unknown price',
      { 'faqs/a.md': '---\ntitle: 값\ngroup: 요금\norder: 1\nbilling: on\n---\n{{gold.price}}\n' },
      'faqs/a.md:1',
      '{{gold.price}} is no fact',
    ],
    [
      'a price where nothing may be sold',
      { 'faqs/a.md': '---\ntitle: 값\ngroup: 요금\norder: 1\n---\n{{standard.price}}\n' },
      'faqs/a.md:1',
      'billing: on',
    ],
  ])('stops the start for %s', async (_, files: Record<string, string>, place, reason) => {
    const { folder } = await make(files);
    const opening = openContentLibrary(folder);
    await expect(opening).rejects.toThrow(`${path.join(folder, place)} can't be used: `);
    await expect(opening).rejects.toThrow(reason);
  });

  it('must be there', async () => {
    await expect(openContentLibrary('/there/is/none')).rejects.toThrow("/there/is/none:1 can't be used");
  });

  it('is read again after a change, and keeps its pages over a mistake', async () => {
    const { folder, write, remove } = await make({ 'notices/a.md': noticeFile('처음', '2026-01-01') });
    const troubles: unknown[] = [];
    const library = await openContentLibrary(folder, (error) => troubles.push(error));
    await write('notices/b.md', noticeFile('더한 글', '2026-02-01'));
    expect(titlesOf((await library.read()).notices)).toEqual(['더한 글', '처음']);

    await write('notices/b.md', `${noticeFile('고친 글', '2026-02-01')}<b>`);
    expect(titlesOf((await library.read()).notices)).toEqual(['더한 글', '처음']);
    expect(titlesOf((await library.read()).notices)).toEqual(['더한 글', '처음']);
    expect(troubles).toEqual([expect.objectContaining({ name: 'ContentError' })]);

    await remove('notices/b.md');
    expect(titlesOf((await library.read()).notices)).toEqual(['처음']);
  });
});
