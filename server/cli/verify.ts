import { verifyChain } from '../audit/verify-chain.ts';
import { verify as verifyFile } from '../documents/verify/verify.ts';
import { readArguments, readFileUpTo, type CommandResult } from './command.ts';
import { readTrustedCertificates } from './sealing.ts';

/** The same limit as for the public check page. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

export async function runVerifyCommand(given: string[]): Promise<CommandResult> {
  const { file, values } = readArguments(given, { sha256: { type: 'string' } });
  const bytes = await readFileUpTo(file, MAX_FILE_BYTES);
  const answer = verifyFile(bytes, {
    ...(await readTrustedCertificates()),
    verifyChain,
    expected: values.sha256 === undefined ? null : { sha256: values.sha256 },
  });
  return { answer, words: [...answer.words.split('\n'), `SHA-256 ${answer.sha256}`] };
}
