import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { loginLive, signUpLive } from './live-sign-up.ts';
import { startLiveServer, type LiveServer } from './live-server.ts';

type Plan = { dataDir: string; port: number; accounts: number; kills: number; together?: number };

/**
 * Lets people sign up while the server is repeatedly killed. Everybody whose sign-up was confirmed must exist in the
 * end. People without an answer try again with another address.
 */
export async function signUpUnderFire({ dataDir, port, accounts, kills, together = 4 }: Plan) {
  let server: LiveServer = await startLiveServer({ dataDir, port });
  const acknowledged: string[] = [];
  const restartsMs: number[] = [];
  let unanswered = 0;

  async function person() {
    while (acknowledged.length < accounts) {
      const email = `${randomUUID()}@hanbit.example`;
      const answered = await signUpLive(server.origin, email).then(
        () => true,
        () => false,
      );
      if (answered) acknowledged.push(email);
      else {
        unanswered += 1;
        await sleep(100);
      }
    }
  }

  async function killer() {
    for (let kill = 0; kill < kills; kill += 1) {
      // Spreads the kills over the run, so that they hit different steps.
      const due = (accounts * (kill + Math.random())) / kills;
      while (acknowledged.length < Math.min(due, accounts - 1)) await sleep(10);
      await sleep(Math.random() * 300);
      await server.kill(kill % 2 === 0 ? 'process' : 'group');
      server = await startLiveServer({ dataDir, port });
      restartsMs.push(server.readyInMs);
    }
  }

  await Promise.all([killer(), ...Array.from({ length: together }, person)]);
  const lost: string[] = [];
  for (const email of acknowledged) {
    await loginLive(server.origin, email).catch(() => lost.push(email));
  }
  const exitCode = await server.stop();
  return { acknowledged: acknowledged.length, lost, unanswered, restartsMs, exitCode };
}
