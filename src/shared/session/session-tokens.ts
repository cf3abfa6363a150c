import { siblingTabs } from './sibling-tabs';
import { tokenStorage, type Tokens } from './token-storage';

/** All tokens enter and leave the tab here, which also notifies the other tabs. */
export function keepTokens(tokens: Tokens) {
  tokenStorage.save(tokens);
  siblingTabs.announce(tokens);
}

export function forgetTokens() {
  tokenStorage.clear();
  siblingTabs.announceEnd();
}
