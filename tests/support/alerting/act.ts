import type { Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';

export type Act = {
  api: TestApp;
  /** The email sent immediately: the action's own, or the alert's. */
  mail: string;
  /** Runs before the action. */
  prepare: () => Promise<Person>;
  perform: (person: Person) => Promise<unknown>;
};
