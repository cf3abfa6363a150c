import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ELEMENT, type Driver } from './driver.ts';
import { look, type Found, type Wanted } from './look.ts';

const library = readFileSync(
  new URL('../../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', import.meta.url),
  'utf8',
);
/** One script with both the library and our function, because every WebDriver script runs in its own realm. */
const LOOK = `${library}
const library = globalThis.TestingLibraryDom ?? window.TestingLibraryDom;
window.dojangLook = (wanted) => (${look.toString()})(wanted, library);`;
const PATIENCE_MS = 25_000;

type Name = string | RegExp;

/** A page as people use it: by roles and names, with a real pointer and real keys. */
export class Screen {
  readonly driver: Driver;
  readonly origin: string;
  readonly pictures: string;

  constructor(driver: Driver, origin: string, pictures: string) {
    this.driver = driver;
    this.origin = origin;
    this.pictures = pictures;
  }

  open = (path: string) => this.driver.send('navigate', { url: new URL(path, this.origin).href });

  resize = (width: number, height: number) => this.driver.send('resize', { x: 0, y: 0, width, height });

  /**
   * Opens a second window and returns a function that switches back. A tab won't do, because WebKit's driver hangs on a
   * covered tab.
   */
  async openWindow(path: string): Promise<() => Promise<null>> {
    const here = await this.driver.send<string>('window');
    const { handle } = await this.driver.send<{ handle: string }>('openWindow', { type: 'window' });
    await this.driver.send('switchTo', { handle });
    await this.open(path);
    return () => this.driver.send('switchTo', { handle: here });
  }

  run = <Value>(script: string, ...args: readonly unknown[]): Promise<Value> =>
    this.driver.send<Value>('execute', { script, args, newSandbox: false, sandbox: null });

  find = async (wanted: Wanted): Promise<Found | null> => {
    if (!(await this.run<boolean>('return typeof window.dojangLook === "function"'))) await this.run(LOOK);
    return this.run<Found | null>('return window.dojangLook(arguments[0])', wanted).catch((reason: unknown) => {
      // The element was removed before it could be returned, so this looks for its replacement.
      if (String(reason).includes('stale element reference')) return this.find(wanted);
      throw reason;
    });
  };

  async see(role: string, name?: Name, rest: Partial<Wanted> = {}): Promise<Found> {
    let found: Found | null = null;
    const wanted = { role, ...(name !== undefined && { name: writeName(name) }), ...rest };
    await expect
      .poll(
        async () => {
          found = await this.find(wanted);
          return found !== null;
        },
        { message: `${role} ${String(name ?? '')}`, timeout: PATIENCE_MS },
      )
      .toBe(true);
    return found ?? Promise.reject(new Error(`No ${role} ${String(name)}.`));
  }

  seeAny = (wanted: readonly Wanted[]) =>
    expect
      .poll(async () => (await Promise.all(wanted.map(this.find))).some((found) => found !== null), {
        message: wanted.map(({ role }) => role).join(' or '),
        timeout: PATIENCE_MS,
      })
      .toBe(true);

  seeText = (text: Name) => this.see('', undefined, { text: writeName(text) });

  gone = (role: string, name?: Name) =>
    expect
      .poll(() => this.find({ role, ...(name !== undefined && { name: writeName(name) }) }), { timeout: PATIENCE_MS })
      .toBeNull();

  async press(role: string, name?: Name, rest: Partial<Wanted> = {}) {
    // Retries until the element has stopped moving and nothing covers it.
    await expect
      .poll(async () => this.click(await this.see(role, name, rest)), { timeout: PATIENCE_MS })
      .toBe('pressed');
  }

  /** Presses one element until another appears or the first disappears. */
  async reach(goal: Wanted, by: Wanted) {
    await expect
      .poll(
        async () => {
          if (await this.find(goal)) return 'there';
          const found = await this.find(by);
          return found ? this.click(found) : 'neither the goal nor the way';
        },
        { timeout: PATIENCE_MS },
      )
      .toBe('there');
  }

  private click = ({ element }: Found) =>
    this.driver.send('click', { id: element[ELEMENT] }).then(
      () => 'pressed',
      (reason: unknown) => String(reason),
    );

  fill = async (role: string, name: Name, text: string) => this.enter(await this.see(role, name), text);

  fillLabelled = async (label: Name, text: string) =>
    this.enter(await this.see('', undefined, { label: writeName(label) }), text);

  private async enter({ own }: Found, text: string) {
    await this.run('arguments[0].focus(); arguments[0].select()', own);
    await this.driver.send('type', { id: own[ELEMENT], text });
    await expect
      .poll(() => this.run<string>('return arguments[0].value', own), { timeout: PATIENCE_MS })
      .toContain(text);
  }

  /** Selects a file in the picker with this label, which may be hidden. */
  async choose(label: string, file: string) {
    const input = await this.run<Found['own']>(
      `return [...document.querySelectorAll('input[type=file]')].find((one) => one.getAttribute('aria-label') === arguments[0]) ?? document.querySelector('input[type=file]')`,
      label,
    );
    await this.driver.send('type', { id: input[ELEMENT], text: file });
  }

  async keys(selector: string, text: string) {
    const element = await this.run<Found['own']>('return document.querySelector(arguments[0])', selector);
    await this.driver.send('type', { id: element[ELEMENT], text });
  }

  address = async () => new URL(await this.run<string>('return location.href'));

  goesTo = (path: RegExp) =>
    expect.poll(async () => (await this.address()).pathname, { timeout: PATIENCE_MS }).toMatch(path);

  /** Drags the mouse along points in CSS pixels of the window. */
  async drag(points: readonly (readonly [number, number])[]) {
    const [start, ...rest] = points.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) }));
    if (!start) return;
    const actions = [
      move(start),
      { type: 'pointerDown', button: 0 },
      ...rest.map(move),
      { type: 'pointerUp', button: 0 },
    ];
    const parameters = { pointerType: 'mouse' };
    await this.driver.send('perform', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
  }

  async picture(name: string) {
    const png = await this.driver.send<string>('screenshot', { full: false });
    await writeFile(`${this.pictures}/${name.replaceAll(/[/?]/g, ' ').trim()}.png`, png, 'base64');
  }
}

const writeName = (name: Name): NonNullable<Wanted['name']> =>
  typeof name === 'string' ? { exact: name } : { source: name.source };

const move = (at: { x: number; y: number }) => ({ type: 'pointerMove', duration: 20, origin: 'viewport', ...at });
