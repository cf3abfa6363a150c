import { open, writeFile } from 'node:fs/promises';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

export type CommandResult = { answer: object; words: string[] };
export type Command = (given: string[]) => Promise<CommandResult>;

export class UsageError extends Error {
  override name = 'UsageError';
}

export class PathError extends Error {
  override name = 'PathError';
  readonly errorCode: 'PATH_UNREADABLE' | 'PATH_UNWRITABLE';

  constructor(errorCode: PathError['errorCode'], message: string, cause: unknown) {
    super(message, { cause });
    this.errorCode = errorCode;
  }
}

/** Accepts exactly one file, the given options and `--json`. */
export function readArguments<Options extends ParseArgsOptionsConfig>(given: string[], options: Options) {
  const { values, positionals } = readOptions(given, options);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('Exactly one FILE is needed.');
  return { file, values };
}

/** Accepts any number of positional arguments, the given options and `--json`. */
export function readOptions<Options extends ParseArgsOptionsConfig>(given: string[], options: Options) {
  try {
    const config = { args: given, allowPositionals: true, options: { ...options, json: { type: 'boolean' } } } as const;
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Reads at most `limit` + 1 bytes, which is enough to recognise a file as too large. */
export async function readFileUpTo(file: string, limit: number): Promise<Buffer> {
  try {
    await using handle = await open(file, 'r');
    const buffer = Buffer.allocUnsafe(Math.min((await handle.stat()).size, limit) + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
      if (bytesRead === 0) return buffer.subarray(0, length);
      length += bytesRead;
    }
  } catch (error) {
    throw new PathError('PATH_UNREADABLE', `파일을 읽지 못했어요. 경로를 확인해주세요: ${file}`, error);
  }
}

export async function writeOutputFile(file: string, bytes: Uint8Array) {
  await writeFile(file, bytes).catch((error: unknown) => {
    throw new PathError('PATH_UNWRITABLE', `파일을 쓰지 못했어요. 경로를 확인해주세요: ${file}`, error);
  });
}
