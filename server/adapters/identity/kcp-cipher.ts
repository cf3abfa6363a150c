import { createCipheriv, createDecipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);
const ROUNDS = 10_000;

/** Derives the AES key from the shared secret and the initialisation vector from the site code. */
export async function deriveKcpKeys(encKey: string, siteCode: string, rv: string) {
  const salt = Buffer.from(rv, 'base64');
  const [key, iv] = await Promise.all([
    derive(encKey, salt, ROUNDS, 32, 'sha256'),
    derive(siteCode, salt, ROUNDS, 32, 'sha256'),
  ]);
  return { key, iv: iv.subarray(0, 16) };
}

export async function encryptForKcp(
  encKey: string,
  siteCode: string,
  text: string,
  rv = randomBytes(16).toString('base64'),
) {
  const { key, iv } = await deriveKcpKeys(encKey, siteCode, rv);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return { rv, data: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64') };
}

export async function decryptFromKcp(encKey: string, siteCode: string, rv: string, data: string) {
  const { key, iv } = await deriveKcpKeys(encKey, siteCode, rv);
  const decipher = createDecipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8');
}
