import { countGraphemes } from '../../../rules/graphemes.ts';
import { DomainError } from '../../contract/domain-error.ts';

const NOTE_MAX = 200;

export function normalizeNote(text: string | undefined): string | null {
  const note = (text ?? '').normalize('NFC').trim();
  if (countGraphemes(note) <= NOTE_MAX) return note || null;
  const message = `${NOTE_MAX}자까지 적을 수 있어요.`;
  throw new DomainError('VALIDATION', { fieldErrors: [{ field: 'note', message }] });
}
