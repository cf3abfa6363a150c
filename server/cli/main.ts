import { UsageError, PathError } from './command.ts';
import { findCommand, findHelp, USAGE } from './commands.ts';

/**
 * Runs `dojang <command>`, with or without a running server.
 *
 * Exits with 0 if there is a result (even a rejection), 1 if the command failed, and 2 if its arguments are invalid.
 */
const [name, ...given] = process.argv.slice(2);
const wantsJson = given.includes('--json');

/** Errors shown without a stack trace. */
const TOLD = new Set(['AlimtalkError', 'ConfigError', 'OperatorError', 'SealKeyError', 'TimestampError']);

try {
  process.stdout.write(`${findHelp(name, given) ?? (await runCommand())}\n`);
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    process.exitCode = 2;
  } else if (error instanceof PathError) {
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

async function runCommand(): Promise<string> {
  const run = await findCommand(name);
  const { answer, words } = await run(given);
  return wantsJson ? JSON.stringify(answer) : words.join('\n');
}
