export const REQUEST_TIMEOUT_MS = 20_000;
export const CHUNK_TIMEOUT_MS = 120_000;
export const MAX_UPLOAD_BYTES = 10_485_760;
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;
export const MAX_INVITEES = 20;
