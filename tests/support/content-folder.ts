import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

export const noticeFile = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\nkind: 안내\ndate: ${date}\n${more}---\n${title}의 내용\n`;
export const drawPicture = (width = 4, height = 2) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();

export async function createContentFolder(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-content-'));
  const write = async (name: string, text: string | Buffer) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const [name, text] of Object.entries(files)) await write(name, text);
  return {
    folder,
    write,
    remove: (name: string) => rm(path.join(folder, name)),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
