import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COMMANDS, type Driver } from './driver.ts';

const PREFERENCES: Record<string, string | number | boolean> = {
  'marionette.port': 0,
  'intl.accept_languages': 'ko-KR, ko',
  'network.dns.localDomains': 'sign.dojang.example',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
};

/** Talks to Firefox's Marionette socket directly, because Debian has no package for geckodriver. */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'dojang-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn('firefox-esr', ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, TZ: 'Asia/Seoul' },
  });
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const connection = await open(await portOf(profile, gone));
  await connection('WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } } });
  return {
    send: async (command, parameters = {}) => {
      const answer = await connection(`WebDriver:${COMMANDS[command].marionette}`, parameters);
      // Not every response wraps its value.
      return 'value' in answer ? answer.value : answer;
    },
    stop: async () => {
      browser.kill();
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the port that Firefox chose and wrote to its profile. */
async function portOf(profile: string, gone: Promise<void>): Promise<number> {
  let isGone = false;
  void gone.then(() => (isGone = true));
  for (;;) {
    const text = await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (text) return Number(text);
    if (isGone) throw new Error('Firefox has ended before it could be reached.');
    await wait(50);
  }
}

type Ask = { resolve: (result: Result) => void; reject: (reason: Error) => void };
type Result = ReturnType<typeof JSON.parse>;

/**
 * Opens a connection. Each message is its length, a colon and JSON: `[0, id, command, parameters]` to Firefox, and `[1,
 * id, error, result]` from it.
 */
async function open(port: number) {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const made = connect(port, '127.0.0.1', () => resolve(made)).once('error', reject);
  });
  const asked = new Map<number, Ask>();
  let counter = 0;
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(':');
      const length = Number(rest.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || rest.length < colon + 1 + length) return;
      receive(JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString()));
      rest = rest.subarray(colon + 1 + length);
    }
  });
  socket.on('close', () => {
    for (const { reject } of asked.values()) reject(new Error('Firefox has closed its connection.'));
  });

  /** Handles a response. Firefox's greeting, which comes first, isn't an array. */
  function receive(message: Result) {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const ask = asked.get(id);
    asked.delete(id);
    if (error) ask?.reject(new Error(`${error.error}: ${error.message}`));
    else ask?.resolve(result);
  }

  return (command: string, parameters: Record<string, unknown>) =>
    new Promise<Result>((resolve, reject) => {
      counter += 1;
      asked.set(counter, { resolve, reject });
      const message = JSON.stringify([0, counter, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
