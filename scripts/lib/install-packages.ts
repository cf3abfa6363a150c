import { existsSync } from 'node:fs';
import { runForCode } from './run.ts';

/** A machine without a network finds out in seconds, and goes on with what it has. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];

/** On Debian as root missing programs are installed; elsewhere somebody has to. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runForCode('apt-get', [...PATIENCE, 'update'], { env });
  await runForCode('apt-get', [...PATIENCE, 'install', '-y', '--no-install-recommends', ...packages], { env });
}
