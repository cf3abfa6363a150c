import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';
import { COMMANDS, type Driver } from './driver.ts';
import { findWebKit } from './find-webkit.ts';

/** Repaints part of the page. WebKit takes a screenshot only when something repaints, and hangs on a static page. */
const REPAINT = `
  const mark = document.createElement('i');
  mark.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 1px; height: 1px';
  document.documentElement.append(mark);
  let left = 60;
  const turn = () => {
    mark.style.background = left % 2 ? '#fefefe' : '#fff';
    left -= 1;
    if (left > 0) requestAnimationFrame(turn);
    else mark.remove();
  };
  turn();`;

/** Starts WebKit's MiniBrowser on a virtual display. */
export async function startWebKit(): Promise<Driver> {
  const found = findWebKit();
  if (!found) throw new Error('No WebKit was found (Debian: webkit2gtk-driver).');
  const { driver, browser: binary } = found;
  const home = await mkdtemp(path.join(tmpdir(), 'dojang-webkit-'));
  const { server, display } = await startDisplay();
  const port = await freePort();
  const driven = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      LANGUAGE: 'ko',
      TZ: 'Asia/Seoul',
      GDK_BACKEND: 'x11',
      // CI machines have no graphics card and don't allow nested sandboxes.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const gone = ended(driven);
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin, gone);
  const { sessionId } = await call(`${origin}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  });
  const session = `${origin}/session/${sessionId}`;
  return {
    send: async (command, { id = '', ...parameters } = {}) => {
      const { method, path: place } = COMMANDS[command];
      if (command === 'screenshot') await call(`${session}/execute/sync`, 'POST', { script: REPAINT, args: [] });
      return call(`${session}${place.replace('{id}', String(id))}`, method, parameters);
    },
    stop: async () => {
      await call(session, 'DELETE').catch(() => undefined);
      driven.kill();
      await gone;
      server.kill();
      await ended(server);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function call(address: string, method: string, body?: object) {
  const response = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts a display server, which picks and reports a free display number. */
async function startDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-terminate', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = server.stdio[3];
  const display = await new Promise<string>((resolve, reject) => {
    said?.once('data', (chunk: Buffer) => resolve(`:${String(chunk).trim()}`));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { server, display };
}

async function answers(origin: string, gone: Promise<void>) {
  let isGone = false;
  void gone.then(() => (isGone = true));
  while (
    !(await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (isGone) throw new Error('WebKitWebDriver has ended before it could be reached.');
    await wait(50);
  }
}
