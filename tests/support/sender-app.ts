import { verify } from './contracts.ts';
import { signUp } from './people.ts';
import { createTestApp } from './test-app.ts';

type Options = Parameters<typeof createTestApp>[0];

export async function createSenderApp(options: Options = {}) {
  const api = await createTestApp({ takesFilesIn: true, ...options });
  const owner = await signUp(api);
  await verify(api, owner);
  return { api, owner };
}
