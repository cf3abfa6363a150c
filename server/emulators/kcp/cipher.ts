import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';

/** Shares no code with the adapter, so that the emulator doesn't repeat the adapter's mistakes. */
export function createCipher(siteCode: string, encKey: string) {
  const keys = (rv: string) => {
    const salt = Buffer.from(rv, 'base64');
    return {
      key: pbkdf2Sync(encKey, salt, 10_000, 32, 'sha256'),
      iv: pbkdf2Sync(siteCode, salt, 10_000, 32, 'sha256').subarray(0, 16),
    };
  };

  return {
    decrypt(rv: string, data: string): string {
      const { key, iv } = keys(rv);
      const decipher = createDecipheriv('aes-256-cbc', key, iv);
      return decipher.update(data, 'base64', 'utf8') + decipher.final('utf8');
    },
    encrypt(text: string) {
      const rv = randomBytes(16).toString('base64');
      const { key, iv } = keys(rv);
      const cipher = createCipheriv('aes-256-cbc', key, iv);
      return { rv, data: cipher.update(text, 'utf8', 'base64') + cipher.final('base64') };
    },
  };
}
