import { verify } from '../contracts.ts';
import { signUp } from '../people.ts';
import type { TestApp } from '../test-app.ts';

/** Creates a person who may send contracts. */
export async function signUpVerified(api: TestApp) {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}
