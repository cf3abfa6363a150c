import { hash, verify, type Options } from '@node-rs/argon2';
import { normalizePassword } from '../../../rules/password.ts';

const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(normalizePassword(password), OPTIONS);

let decoy: Promise<string> | null = null;

/** Checks a password. Without a hash, checks a decoy, so that response times don't reveal whether an account exists. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash || (await decoy), normalizePassword(password));
  return right && Boolean(passwordHash);
}
