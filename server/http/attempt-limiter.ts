import { createHash } from 'node:crypto';
import { DomainError, type ErrorCode } from '../contract/domain-error.ts';

export const MINUTE_MS = 60_000;
const KEYS_MAX = 20_000;
const WAITING_FACTOR = 10;

type Window = { since: number; taken: number; open: number; waiting: (() => void)[] };
type Try = {
  name: string;
  network: string;
  /** What the secret unlocks. Null if other code counts its attempts. */
  subject: string | null;
  /** Errors that say nothing about the secret. */
  harmless?: ReadonlySet<ErrorCode> | undefined;
};

/**
 * Limits attempts per minute, for each network and kind of secret.
 *
 * An attempt takes a slot, and returns it unless the secret was wrong. Without a free slot, attempts wait for those in
 * progress, so sending a thousand at once doesn't bypass the limit. Correct attempts count separately per unlocked
 * object, which only somebody with the secret can reach.
 */
export function createAttemptLimiter(max: number, now: () => number = Date.now) {
  const wrong = createWindows(now);
  const right = createWindows(now);

  const takePlace = async (key: string): Promise<Window> => {
    for (;;) {
      const window = wrong.of(key);
      if (window.taken < max) {
        window.taken += 1;
        window.open += 1;
        return window;
      }
      if (window.open === 0 || window.waiting.length >= max * WAITING_FACTOR) throw limited(window, now());
      await new Promise<void>((resolve) => window.waiting.push(resolve));
    }
  };

  return async function judge<Result>({ name, network, subject, harmless }: Try, handle: () => Promise<Result>) {
    const place = await takePlace(`${name} ${network}`);
    const opened = subject === null ? null : hashOf(`${name} ${subject}`);
    let isWrong = false;
    try {
      const known = opened && right.peek(opened);
      if (known && known.taken >= max) throw limited(known, now());
      isWrong = true;
      const result = await handle();
      isWrong = false;
      return result;
    } catch (error) {
      if (error instanceof DomainError && harmless?.has(error.code)) isWrong = false;
      throw error;
    } finally {
      if (opened && !isWrong) right.of(opened).taken += 1;
      giveBack(place, isWrong);
    }
  };
}

function giveBack(place: Window, isWrong: boolean) {
  place.open -= 1;
  if (!isWrong) place.taken -= 1;
  for (const goOn of place.waiting.splice(0)) goOn();
}

function createWindows(now: () => number) {
  const windows = new Map<string, Window>();
  const peek = (key: string) => {
    const window = windows.get(key);
    return window && now() - window.since < MINUTE_MS ? window : null;
  };
  return {
    peek,
    of(key: string): Window {
      const window = peek(key) ?? { since: now(), taken: 0, open: 0, waiting: [] };
      // Maps keep insertion order, so the first key is the least recently used.
      windows.delete(key);
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > KEYS_MAX && oldest !== undefined) windows.delete(oldest);
      return window;
    },
  };
}

const limited = ({ since }: Window, at: number) =>
  new DomainError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil((since + MINUTE_MS - at) / 1000)) });

/** Only hashes of secrets stay in memory. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
