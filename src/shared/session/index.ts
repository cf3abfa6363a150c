export { fetchAsReceiver, onReceiverRefused } from './fetch-as-receiver';
export { fetchWithAuth } from './fetch-with-auth';
export { memberDevice, receiverDevice } from './devices';
export { receiverSession } from './receiver-session';
export { withRefreshLock } from './refresh-lock';
export { forgetTokens, keepTokens } from './session-tokens';
export { siblingTabs } from './sibling-tabs';
export { tokenRefreshMachine } from './token-refresh.machine';
export { tokenStorage, type Tokens } from './token-storage';
