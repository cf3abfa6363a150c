import { existsSync } from 'node:fs';
import { runAndGetExitCode } from './run.ts';

/** Makes apt give up within seconds without a network, so that the run continues with what is installed. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];

/** Installs missing programs on Debian as root. Elsewhere, they must be installed by hand. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runAndGetExitCode('apt-get', [...PATIENCE, 'update'], { env });
  await runAndGetExitCode('apt-get', [...PATIENCE, 'install', '-y', '--no-install-recommends', ...packages], { env });
}
