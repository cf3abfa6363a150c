import { Misuse, PathUnreadable } from './command.ts';
import { findCommand, USAGE } from './commands.ts';

/** `dojang <command> …`: work beside a server or without one. 0: an answer was given, refusals included; 2: it was called wrongly; 1: it can't work. */
const [name, ...given] = process.argv.slice(2);
const wantsJson = given.includes('--json');

/** What is wrong with the configuration or with what it names, in words already. */
const TOLD = new Set(['ConfigError', 'InstallationError', 'SealKeyError', 'TimestampError']);

try {
  const run = await findCommand(name);
  const { answer, words } = await run(given);
  process.stdout.write(wantsJson ? `${JSON.stringify(answer)}\n` : `${words.join('\n')}\n`);
} catch (error) {
  if (error instanceof Misuse) {
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    process.exitCode = 2;
  } else if (error instanceof PathUnreadable) {
    const { errorCode, message } = error;
    if (wantsJson) process.stdout.write(`${JSON.stringify({ errorCode, message })}\n`);
    process.stderr.write(`${message}\n`);
    process.exitCode = 2;
  } else if (error instanceof Error && TOLD.has(error.name)) {
    const { name, message } = error;
    const errorCode = 'code' in error ? error.code : name;
    if (wantsJson) process.stdout.write(`${JSON.stringify({ errorCode, message })}\n`);
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else {
    throw error;
  }
}
