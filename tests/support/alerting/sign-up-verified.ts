import { verify } from '../contracts.ts';
import { signUp } from '../people.ts';
import type { TestApp } from '../test-app.ts';

export async function signUpVerified(api: TestApp) {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}
