import { existsSync } from 'node:fs';
import { runForCode } from './run.ts';

/** Without a network, the installation fails within seconds and the run continues with the installed programs. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];

/** Installs missing programs on Debian as root. Elsewhere somebody has to install them by hand. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runForCode('apt-get', [...PATIENCE, 'update'], { env });
  await runForCode('apt-get', [...PATIENCE, 'install', '-y', '--no-install-recommends', ...packages], { env });
}
