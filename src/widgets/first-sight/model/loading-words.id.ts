export const id = 'Memuat dokumen';
