export const VERIFIED_PHONE = 'verified-phone';
