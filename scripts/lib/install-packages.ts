import { existsSync } from 'node:fs';
import { runForCode } from './run.ts';

/** On Debian as root missing programs are installed; elsewhere somebody has to. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runForCode('apt-get', ['update'], { env });
  await runForCode('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}
