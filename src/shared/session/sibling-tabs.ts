import { tokenStorage, type Tokens } from './token-storage';

type Message = { type: 'ask' } | { type: 'tokens'; tokens: Tokens } | { type: 'ended' };

const CHANNEL = 'dojang-session';
const PRESENCE_LOCK = 'dojang-signed-in';
/**
 * How long to wait for another tab. With locks, we only wait if one is signed in and will answer, and without them,
 * there may be no other tab.
 */
const ANSWER_MS = 'locks' in navigator ? 5_000 : 300;

let channel: BroadcastChannel | null = null;
let onTokensAsked: ((tokens: Tokens) => void) | null = null;
let leavePresence: (() => void) | null = null;

const post = (message: Message) => channel?.postMessage(message);

/**
 * Shares a session between tabs that store tokens separately: a new tab copies a sibling's tokens, and refreshing and
 * signing out affect all tabs. With "stay signed in", local storage takes care of this.
 */
export const siblingTabs = {
  /** Resolves immediately if no other tab is signed in, as on a first visit. */
  async join(onEnded: () => void): Promise<void> {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data, onEnded));
    if (tokenStorage.read()) return enterPresence();
    if (!(await someTabIsSignedIn())) return;
    const tokens = await askForTokens();
    if (!tokens) return;
    tokenStorage.save(tokens);
    enterPresence();
  },
  announce(tokens: Tokens) {
    enterPresence();
    post({ type: 'tokens', tokens });
  },
  announceEnd() {
    leavePresence?.();
    leavePresence = null;
    post({ type: 'ended' });
  },
};

function receive(message: Message, onEnded: () => void) {
  const own = tokenStorage.read();
  if (message.type === 'tokens' && onTokensAsked) return onTokensAsked(message.tokens);
  if (!own) return;
  if (message.type === 'ask') post({ type: 'tokens', tokens: own });
  if (message.type === 'tokens' && !tokenStorage.isKept()) tokenStorage.save(message.tokens);
  if (message.type === 'ended') {
    tokenStorage.clear();
    onEnded();
  }
}

async function askForTokens() {
  const tokens = await new Promise<Tokens | null>((resolve) => {
    onTokensAsked = resolve;
    post({ type: 'ask' });
    setTimeout(() => resolve(null), ANSWER_MS);
  });
  onTokensAsked = null;
  return tokens;
}

async function someTabIsSignedIn() {
  if (!('locks' in navigator)) return true;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === PRESENCE_LOCK);
}

function enterPresence() {
  if (leavePresence || !('locks' in navigator)) return;
  const gone = new Promise<void>((resolve) => {
    leavePresence = resolve;
  });
  void navigator.locks.request(PRESENCE_LOCK, { mode: 'shared' }, () => gone);
}
