import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/lib/run.ts';

const run = promisify(execFile);
const LOCK = 'package-lock.json';

/** Checks out another commit for comparison, sharing node_modules if both lock files are the same. */
export async function checkOut(commit: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-commit-'));
  const root = path.join(folder, 'checkout');
  await run('git', ['worktree', 'add', '--detach', root, commit], { cwd: ROOT });
  const [own, other] = await Promise.all([ROOT, root].map((place) => readFile(path.join(place, LOCK), 'utf8')));
  if (own === other) await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
  return {
    root,
    async remove() {
      await run('git', ['worktree', 'remove', '--force', root], { cwd: ROOT });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
