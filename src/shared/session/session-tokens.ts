import { siblingTabs } from './sibling-tabs';
import { tokenStorage, type Tokens } from './token-storage';

/** All tokens enter and leave the tab here, which also notifies the other tabs. */
export function storeTokens(tokens: Tokens) {
  tokenStorage.save(tokens);
  siblingTabs.announce(tokens);
}

export function discardTokens() {
  tokenStorage.clear();
  siblingTabs.announceEnd();
}
