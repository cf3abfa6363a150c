import { spawn } from 'node:child_process';
import { ROOT, createToolEnvironment } from './run.ts';

export type TimedTest = { name: string; seconds: number };
export type FailedTest = {
  name: string;
  why: string;
  /** Other output of a journey: its requests, and its page's content. */
  context?: readonly string[];
};
export type StepOutcome = {
  passed: number;
  failed: number;
  tests?: TimedTest[];
  /** Printed at the end, because a long run's output may be cut off. */
  failures?: readonly FailedTest[];
  /** Tests that this machine can't run, so their result is unknown. */
  notRun?: readonly string[];
};
export type CheckStep = { name: string; work: () => Promise<StepOutcome> };
export type StepResult = StepOutcome & { name: string; seconds: number };

/**
 * Continues after failures, so that one run shows everything that is wrong. Steps that share the terminal run one at a
 * time.
 */
export async function runSteps(steps: readonly CheckStep[], together = 1): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps.entries()];
  async function runWaitingSteps() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, step] = next;
      results[place] = await runStep(step);
    }
  }
  await Promise.all(Array.from({ length: together }, runWaitingSteps));
  return results;
}

async function runStep({ name, work }: CheckStep): Promise<StepResult> {
  console.log(`\n▶ ${name}`);
  const begin = performance.now();
  const outcome = await work().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { name, ...outcome, seconds: (performance.now() - begin) / 1000 };
}

export const sumOutcomes = (results: readonly StepOutcome[]) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
});

export const createToolStep = (command: string, args: readonly string[]) => async (): Promise<StepOutcome> => {
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
      env: { ...createToolEnvironment(), ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
