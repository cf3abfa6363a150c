export const JSON_LIMIT = 1_048_576;
/** 10 MB, the specification's largest upload. */
export const UPLOAD_LIMIT = 10_485_760;
