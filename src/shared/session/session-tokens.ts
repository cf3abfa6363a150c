import { siblingTabs } from './sibling-tabs';
import { tokenStorage, type Tokens } from './token-storage';

/** Passes new tokens on to the other tabs. All tokens enter the tab here. */
export function storeTokens(tokens: Tokens) {
  tokenStorage.save(tokens);
  siblingTabs.announce(tokens);
}

export function discardTokens() {
  tokenStorage.clear();
  siblingTabs.announceEnd();
}
