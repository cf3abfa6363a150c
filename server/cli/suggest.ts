import { createDocumentEngine } from '../documents/engine.ts';
import { MAX_FILE_BYTES } from '../documents/intake/words.ts';
import { mergeSuggestions } from '../documents/suggest/merge-suggestions.ts';
import { readArguments, readFileUpTo, type CommandResult } from './command.ts';

export async function runSuggestCommand(given: string[]): Promise<CommandResult> {
  const { file } = readArguments(given, {});
  const bytes = await readFileUpTo(file, MAX_FILE_BYTES);
  const engine = createDocumentEngine();
  try {
    const { refusal, normalised, normalisedSha256, suggestions: ofForm } = await engine.intake(bytes);
    if (refusal) {
      const words = [`${file}: 쓸 수 없어요.`, `  ${refusal.message} (${refusal.errorCode})`];
      return { answer: { suggestions: [], refusal }, words };
    }
    const { suggestions: ofPages } = await engine.readDocument({ sha256: normalisedSha256, read: () => normalised });
    const suggestions = mergeSuggestions(ofForm, ofPages);
    return {
      answer: { suggestions, refusal },
      words: [
        `${file}: 칸을 놓을 만한 곳 ${suggestions.length}군데`,
        ...suggestions.map(({ page, kind, name, partyName, confidence, words }) => {
          const party = partyName ? `${partyName} ` : '';
          return `  ${page}쪽 ${party}${name} ${kind} ${Math.round(confidence * 100)}% “${words}”`;
        }),
      ],
    };
  } finally {
    await engine.close();
  }
}
