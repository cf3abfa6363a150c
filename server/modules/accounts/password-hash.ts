import { hash, verify, type Options } from '@node-rs/argon2';
import { normalizePassword } from '../../../rules/password.ts';

/** argon2id is the package's default algorithm. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(normalizePassword(password), OPTIONS);

let decoy: Promise<string> | null = null;

/** Takes as long without a hash, so that the time does not reveal whether there is an account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash || (await decoy), normalizePassword(password));
  return right && Boolean(passwordHash);
}
