import { verifyChain } from '../audit/verify-chain.ts';
import { verify as verifyFile } from '../documents/verify/verify.ts';
import { readArguments, readFileUpTo, type Report } from './command.ts';
import { readTrust } from './seal-keys.ts';

/** Far beyond what we seal; a file is held in memory to be looked at. */
const MOST_BYTES = 2 ** 30;

/** Whether a file was sealed by us, and what was done to it since. */
export async function verify(given: string[]): Promise<Report> {
  const { file } = readArguments(given, {});
  const bytes = await readFileUpTo(file, MOST_BYTES);
  const answer = verifyFile(bytes, { ...(await readTrust()), verifyChain });
  return { answer, words: [answer.words, `SHA-256 ${answer.sha256}`] };
}
