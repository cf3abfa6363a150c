import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const words: ProblemMessages = {
  missing: {
    SIGNATURE: 'Bubuhkan tanda tangan di sini.',
    SEAL: 'Bubuhkan stempel di sini.',
    INITIALS: 'Bubuhkan paraf di sini.',
    CHECKBOX: 'Centang kotak ini.',
    RADIO: 'Pilih salah satu.',
    LIST: 'Pilih salah satu.',
    IMAGE: 'Tambahkan gambar.',
    FILE: 'Tambahkan file.',
  },
  empty: 'Kolom ini wajib diisi.',
  kind: {
    EMAIL: 'Periksa alamat email.',
    PHONE: 'Masukkan nomor lengkap.',
    BUSINESS_NUMBER: 'Periksa nomor registrasi usaha.',
    NUMBER: 'Masukkan angka.',
    AMOUNT: 'Masukkan jumlah dalam won dengan angka.',
    DATE: 'Periksa tanggal.',
    LIST: 'Pilih salah satu dari daftar.',
    CHECKBOX: 'Pilih lagi.',
    RADIO: 'Pilih lagi.',
  },
  form: 'Formatnya tidak valid. Periksa dan coba lagi.',
  birth: 'Masukkan tanggal antara tahun 1900 dan hari ini.',
  parts: 'Harga sebelum pajak ditambah PPN 10% harus sama dengan total.',
  year: (year) => `Masukkan tanggal pada tahun ${year}, tahun yang tercetak di dokumen.`,
  formula: {
    BLANK: (formula, operand) => `“${formula}” tidak bisa dihitung selama “${operand}” kosong.`,
    ZERO: (formula, operand) => `“${formula}” tidak bisa dihitung jika “${operand}” adalah 0.`,
    OTHER: (formula) =>
      `“${formula}” tidak bisa dihitung dari nilai yang ada. Periksa isian Anda, atau tanyakan kepada pengirim.`,
  },
  room: 'Terlalu panjang untuk kolom ini. Persingkat.',
  tooShort: (length) => `Masukkan minimal ${length} karakter.`,
  tooLong: (length) => `Maksimal ${length} karakter.`,
  tooLow: (bound) => `Masukkan ${bound} atau lebih.`,
  tooHigh: (bound) => `Masukkan ${bound} atau kurang.`,
  unprintable: (characters) => `Ada karakter yang tidak dapat dicetak: ${characters}`,
  invisible: 'Ada karakter tersembunyi yang tidak dapat dicetak.',
};

export const id = createProblemWriter(words);
