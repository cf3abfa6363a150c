export { API_BASE, identityOrigins } from './env';
export { CHUNK_TIMEOUT_MS, IMAGE_TYPES, MAX_INVITEES, MAX_UPLOAD_BYTES, REQUEST_TIMEOUT_MS } from './limits';
