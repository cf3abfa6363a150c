/** The same statement as in `final-confirmation.ts`, whose version covers every language. */
export const id = 'Saya sudah membaca semuanya dan setuju membuat kontrak dengan tanda tangan elektronik.';
