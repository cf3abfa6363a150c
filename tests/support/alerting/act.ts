import type { Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';

/** What a kind of alerts is about, done for real. */
export type Act = {
  api: TestApp;
  /** The mail that says it at once: the act's own, or the one of the alert. */
  mail: string;
  /** Somebody who may be alerted of it, before they are. */
  prepare: () => Promise<Person>;
  perform: (person: Person) => Promise<unknown>;
};
