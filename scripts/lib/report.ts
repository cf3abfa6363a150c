import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.ts';
import type { StepResult } from './steps.ts';

const FILE = 'reports/last-run.md';
const SLOWEST = 20;
/** Lines shown per failure, from its start and its end: the reason comes first and the location last. */
const MAX_LINES = 60;

const seconds = (value: number) => `${value.toFixed(1)} s`;

const stageLine = ({ name, passed, failed, ...result }: StepResult) =>
  `| ${failed > 0 ? '✗' : '✓'} ${name} | ${passed} | ${failed} | ${seconds(result.seconds)} |`;

function slowestTests(results: readonly StepResult[]) {
  return results
    .flatMap(({ name, tests = [] }) => tests.map((test) => ({ ...test, stage: name })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
}

function listNamed(
  title: string,
  results: readonly StepResult[],
  namesOf: (result: StepResult) => readonly string[] | undefined,
) {
  const rows = results.flatMap((result) =>
    (namesOf(result) ?? []).map((test) => `| ${test.replaceAll('|', '\\|')} | ${result.name} |`),
  );
  return rows.length > 0 ? ['', `| **${title}** | Stage |`, '|---|---|', ...rows] : [];
}

/** Prints the failures in full, because nothing else can be inspected on a remote machine. */
const formatFailures = (results: readonly StepResult[]) =>
  results
    .flatMap(({ failures = [] }) => failures)
    .flatMap(({ name, why, context = [] }) => [
      '',
      `**${name}**`,
      ...[why, ...context].flatMap((text) => ['', '```', ...shorten(text), '```']),
    ]);

function shorten(why: string) {
  const lines = stripVTControlCharacters(why).split('\n');
  return lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES / 2), '…', ...lines.slice(-MAX_LINES / 2)];
}

/** Prints and stores every stage's duration and the slowest tests, to compare with the previous run. */
export async function writeReport(results: readonly StepResult[], totalSeconds: number) {
  const lines = [
    '| Stage | Passed | Failed | Time |',
    '|---|--:|--:|--:|',
    ...results.map(stageLine),
    `| Whole | | | ${seconds(totalSeconds)} |`,
  ];
  lines.push(...listNamed('Failed', results, ({ failures }) => failures?.map(({ name }) => name)));
  lines.push(...listNamed('Not run on this machine', results, ({ notRun }) => notRun));
  const slowest = slowestTests(results);
  if (slowest.length > 0) {
    lines.push('', '| Slowest tests | Stage | Time |', '|---|---|--:|');
    for (const { name, stage, ...test } of slowest)
      lines.push(`| ${name.replaceAll('|', '\\|')} | ${stage} | ${seconds(test.seconds)} |`);
  }
  lines.push(...formatFailures(results));
  const text = `${lines.join('\n')}\n`;
  console.log(`\n${text}`);
  await mkdir(path.dirname(path.join(ROOT, FILE)), { recursive: true });
  await writeFile(path.join(ROOT, FILE), text);
}
