export { applyStyleNonce, readStyleNonce } from './csp-nonce';
