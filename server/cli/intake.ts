import { createDocumentEngine } from '../documents/engine.ts';
import { MAX_FILE_BYTES } from '../documents/intake/words.ts';
import { readArguments, readFileUpTo, writeOutputFile, type CommandResult } from './command.ts';

const STATUS_WORDS = {
  READY: '쓸 수 있어요.',
  NEEDS_CONFIRMATION: '바뀐 내용을 확인하면 쓸 수 있어요.',
  REFUSED: '쓸 수 없어요.',
};

export async function runIntakeCommand(given: string[]): Promise<CommandResult> {
  const { file, values } = readArguments(given, { out: { type: 'string' } });
  const bytes = await readFileUpTo(file, MAX_FILE_BYTES);
  const engine = createDocumentEngine();
  try {
    const begun = performance.now();
    const { status, kind, pages, notices, refusal, sha256, normalised, normalisedSha256 } = await engine.intake(bytes);
    const milliseconds = Math.round(performance.now() - begun);
    if (values.out !== undefined && normalised) await writeOutputFile(values.out, normalised);
    const pageCount = refusal ? null : pages.length;
    return {
      answer: { status, kind, pageCount, pages, notices, refusal, sha256, normalisedSha256, milliseconds },
      words: [
        `${file}: ${STATUS_WORDS[status]}`,
        ...(refusal ? [`  ${refusal.message} (${refusal.errorCode})`] : [`  ${kind}, ${pages.length}쪽`]),
        ...notices.map(({ code, message }) => `  ${message} (${code})`),
        ...(values.out !== undefined && normalised ? [`  정리한 파일: ${values.out}`] : []),
      ],
    };
  } finally {
    await engine.close();
  }
}
