/** Decrypts RC2 in CBC mode (RFC 2268). PKCS#12 files used it until about 2021, but OpenSSL has dropped it. */
export function decryptRc2Cbc(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Buffer {
  const words = expandKey(key);
  const input = Buffer.from(data);
  const output = Buffer.alloc(input.length);
  let previous = Buffer.from(iv);
  for (let offset = 0; offset + 8 <= input.length; offset += 8) {
    const block = input.subarray(offset, offset + 8);
    const plain = decryptBlock(words, block);
    for (let index = 0; index < 8; index += 1) {
      output[offset + index] = (plain[index] ?? 0) ^ (previous[index] ?? 0);
    }
    previous = block;
  }
  const padding = output.at(-1) ?? 0;
  const end = output.length - padding;
  if (padding < 1 || padding > 8 || output.subarray(end).some((byte) => byte !== padding)) {
    throw new RangeError('wrong padding');
  }
  return output.subarray(0, end);
}

const WORD = 0xffff;
const SHIFTS = [1, 2, 3, 5];

function decryptBlock(words: Uint16Array, block: Buffer): Buffer {
  const r = [0, 2, 4, 6].map((offset) => block.readUInt16LE(offset));
  const at = (index: number) => r[index & 3] ?? 0;
  const unmix = (round: number) => {
    for (let i = 3; i >= 0; i -= 1) {
      const shift = SHIFTS[i] ?? 0;
      const turned = (at(i) >>> shift) | (at(i) << (16 - shift));
      const mixed = (at(i + 3) & at(i + 2)) + (~at(i + 3) & at(i + 1));
      r[i] = (turned - (words[round * 4 + i] ?? 0) - mixed) & WORD;
    }
  };
  const unmash = () => {
    for (let i = 3; i >= 0; i -= 1) r[i] = (at(i) - (words[at(i + 3) & 63] ?? 0)) & WORD;
  };
  for (let round = 15; round >= 0; round -= 1) {
    unmix(round);
    if (round === 11 || round === 5) unmash();
  }
  const plain = Buffer.alloc(8);
  r.forEach((word, index) => plain.writeUInt16LE(word, index * 2));
  return plain;
}

function expandKey(key: Uint8Array): Uint16Array {
  const bytes = Buffer.alloc(128);
  bytes.set(key);
  const length = key.length;
  const byte = (index: number) => bytes[index] ?? 0;
  for (let i = length; i < 128; i += 1) bytes[i] = pi(byte(i - 1) + byte(i - length));
  bytes[128 - length] = pi(byte(128 - length));
  for (let i = 127 - length; i >= 0; i -= 1) bytes[i] = pi(byte(i + 1) ^ byte(i + length));
  return Uint16Array.from({ length: 64 }, (_, index) => bytes.readUInt16LE(index * 2));
}

const pi = (index: number) => PI_TABLE[index & 0xff] ?? 0;

const PI_TABLE = Buffer.from(
  [
    'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2',
    '179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82',
    '54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626',
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7',
    '08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec',
    'c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731',
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9',
    '0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
  ].join(''),
  'hex',
);
