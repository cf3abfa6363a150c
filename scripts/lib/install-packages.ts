import { existsSync } from 'node:fs';
import { runAndGetExitCode } from './run.ts';

/**
 * Without a network, makes the installation fail within seconds, so that the run continues with the programs that are
 * installed.
 */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];

/** Installs missing programs, if this is Debian and we are root. Otherwise, somebody has to install them by hand. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runAndGetExitCode('apt-get', [...PATIENCE, 'update'], { env });
  await runAndGetExitCode('apt-get', [...PATIENCE, 'install', '-y', '--no-install-recommends', ...packages], { env });
}
