import { lstat, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

type Link = { source: string; target: string };

/**
 * Links the embedded package's libraries. npm packages can't contain symbolic links, so an install script creates them,
 * but scripts may be disabled and node_modules read-only. In that case, the links go into our own folder, which the
 * loader also searches.
 */
export async function ensureLibraryLinks(packageFolder: string, ownFolder: string): Promise<Record<string, string>> {
  const links = await readLinks(packageFolder);
  try {
    for (const { source, target } of links) {
      await linkOnce(path.basename(source), path.join(packageFolder, target));
    }
    return {};
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }

  await mkdir(ownFolder, { recursive: true, mode: 0o755 });
  for (const { source, target } of links) {
    await linkOnce(path.join(packageFolder, source), path.join(ownFolder, path.basename(target)));
  }
  // The loader looks for a linked library's dependencies next to the link.
  const folders = [ownFolder, path.join(packageFolder, 'native/lib'), process.env['LD_LIBRARY_PATH']];
  return { LD_LIBRARY_PATH: folders.filter(Boolean).join(path.delimiter) };
}

async function readLinks(packageFolder: string): Promise<Link[]> {
  const file = path.join(packageFolder, 'native/pg-symlinks.json');
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text);
}

async function linkOnce(pointsTo: string, place: string) {
  const there = await lstat(place).catch(() => null);
  if (there) return;
  await symlink(pointsTo, place).catch((error: NodeJS.ErrnoException) => {
    // Another process that started at the same time created it.
    if (error.code !== 'EEXIST') throw error;
  });
}

const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));
