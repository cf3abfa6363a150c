const KEY = 'ownSigning';

const read = () => {
  const [contractId, receiverUuid] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  return contractId && receiverUuid ? { contractId, receiverUuid } : null;
};

const listeners = new Set<() => void>();

/** Remembers in this tab that a member came from the console to sign their own document. */
export const memberSigningSession = {
  keep: (contractId: string, receiverUuid: string) => sessionStorage.setItem(KEY, `${contractId} ${receiverUuid}`),
  contractId: () => read()?.contractId ?? null,
  contractIdOf(receiverUuid: string) {
    const own = read();
    return own?.receiverUuid === receiverUuid ? own.contractId : null;
  },
  /** Forgets the member's own document if a link for another receiver is opened in the same tab. */
  endUnless(receiverUuid: string) {
    if (read()?.receiverUuid === receiverUuid) return;
    sessionStorage.removeItem(KEY);
    for (const tell of listeners) tell();
  },
  subscribe: (onEnd: () => void) => {
    listeners.add(onEnd);
    return () => void listeners.delete(onEnd);
  },
};
