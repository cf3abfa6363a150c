export { QrCode } from './qr-code';
export { makeQrPng, makeQrSvg } from './qr-files';
export { PRINTED_BORDER } from './qr-path';
