import {
  createDocumentEngine,
  type DocumentEngine,
  type DocumentEngineOptions,
} from '../../../server/documents/engine.ts';
import type { IntakeOutcome } from '../../../server/documents/intake.types.ts';

type Taken = Exclude<IntakeOutcome, { status: 'REFUSED' }>;

/**
 * An engine with shortcuts for what tests check about an intake. `failures` lists child processes that ended
 * unexpectedly.
 */
export function createTestEngine(options: DocumentEngineOptions = {}) {
  const failures: string[] = [];
  const onFailure: DocumentEngineOptions['onFailure'] = ({ reason, message }) => failures.push(`${reason}: ${message}`);
  const engine: DocumentEngine = createDocumentEngine({ ...options, onFailure });
  return {
    ...engine,
    failures,
    async take(upload: Buffer): Promise<Taken> {
      const intake = await engine.intake(upload);
      if (intake.status === 'REFUSED') throw new Error(`Refused: ${intake.refusal.errorCode}`);
      return intake;
    },
    /** Fails if a child process ended unexpectedly. */
    async closeUnharmed() {
      await engine.close();
      if (failures.length > 0) throw new Error(`A child ended: ${failures.join('; ')}`);
    },
  };
}

export const stored = ({ normalisedSha256, normalised }: Taken) => ({
  sha256: normalisedSha256,
  read: () => normalised,
});
export const codesOf = ({ notices }: Taken) => notices.map(({ code }) => code);
