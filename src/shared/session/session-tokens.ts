import { siblingTabs } from './sibling-tabs';
import { tokenStorage, type Tokens } from './token-storage';

/** Tokens enter and leave this tab here, and the other tabs are notified. */
export function keepTokens(tokens: Tokens) {
  tokenStorage.save(tokens);
  siblingTabs.announce(tokens);
}

export function forgetTokens() {
  tokenStorage.clear();
  siblingTabs.announceEnd();
}
