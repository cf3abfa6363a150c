import { spawn } from 'node:child_process';
import { ROOT, toolEnvironment } from './run.ts';

export type Outcome = { passed: number; failed: number };
type Step = { name: string; work: () => Promise<Outcome> };
export type Result = Outcome & { name: string; seconds: number };

/** One after the other, on after a failure: a run shows everything that is wrong. */
export async function runSteps(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, work } of steps) {
    console.log(`\n▶ ${name}`);
    const begin = performance.now();
    const outcome = await work().catch((error: unknown) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    results.push({ name, ...outcome, seconds: (performance.now() - begin) / 1000 });
  }
  return results;
}

export function printTable(results: readonly Result[]) {
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed > 0 ? '✗' : '✓';
    const numbers = `${passed} passed, ${failed} failed`;
    console.log(`${mark} ${name.padEnd(24)} ${numbers.padEnd(26)} ${seconds.toFixed(1).padStart(7)} s`);
  }
}

export const sum = (results: readonly Outcome[]): Outcome => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
});

/** A tool that either passes or says why not; what it says matters only then. */
export const tool = (command: string, args: readonly string[]) => async (): Promise<Outcome> => {
  const { code, output } = await runQuietly(command, args);
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output.trimEnd());
  return { passed: 0, failed: 1 };
};

export function runQuietly(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...toolEnvironment(), ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
