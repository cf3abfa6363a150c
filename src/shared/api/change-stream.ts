import { EventSourceParserStream } from 'eventsource-parser/stream';
import { API_BASE } from '@/shared/config';
import { fetchWithAuth, tokenStorage } from '@/shared/session';
import { refreshSession } from './session-control';

const KINDS = ['contract', 'file', 'act', 'batch', 'directUrl', 'alert', 'again'] as const;

/** A change to something that the user can see. `again` means that changes may have been missed. */
export type Change = { kind: (typeof KINDS)[number]; id: string | null };

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;
const OPENED = 'opened';

// Has no timeout, because the response never ends.
const openStream = fetchWithAuth((request) => fetch(request), refreshSession);

/** Why no more changes are reported. */
type StreamEnd = 'stopped' | 'signedOut' | 'membershipEnded';

/**
 * Reports changes until stopped, refused or the session ends. Expired tokens and lost connections close the stream,
 * which is then reopened with increasing delays.
 */
export async function followChanges(onChange: (change: Change) => void, signal: AbortSignal): Promise<StreamEnd> {
  let lastId: string | null = null;
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted && tokenStorage.read()) {
    try {
      const response = await openStream(
        new Request(`${API_BASE}/alerts/stream`, { signal, headers: lastId ? { 'Last-Event-ID': lastId } : {} }),
      );
      const refusal = await readRefusal(response);
      if (refusal) return refusal;
      if (response.ok && response.body) {
        // Without an ID, a stream that is lost before its first change would be reopened as if nothing was missed.
        lastId ??= OPENED;
        const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
        const reader = events.getReader();
        for (let next = await reader.read(); !next.done; next = await reader.read()) {
          pause = FIRST_PAUSE_MS;
          lastId = next.value.id ?? lastId;
          const change = readChange(next.value.event, next.value.data);
          if (change) onChange(change);
        }
      }
    } catch {
      // The next iteration handles a lost connection.
    }
    await later(pause, signal);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }
  return signal.aborted ? 'stopped' : 'signedOut';
}

/** Returns null unless asking again would be refused again. The tokens have been refreshed before a 401 arrives here. */
async function readRefusal(response: Response): Promise<StreamEnd | null> {
  if (response.status === 401) return 'signedOut';
  if (response.status !== 403) return null;
  const body: unknown = await response.json().catch(() => null);
  const isEnded =
    typeof body === 'object' && body !== null && 'errorCode' in body && body.errorCode === 'MEMBERSHIP_ENDED';
  return isEnded ? 'membershipEnded' : 'stopped';
}

function readChange(event: string | undefined, data: string): Change | null {
  const kind = KINDS.find((known) => known === event);
  if (!kind) return null;
  const value: unknown = JSON.parse(data);
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return { kind, id: typeof id === 'string' ? id : null };
}

const later = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
