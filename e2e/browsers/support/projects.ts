import type { Engine, EngineOptions } from './test.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 500, height: 844 };

export const engineProject = (name: string, engine: Engine, form: 'desk' | 'phone') => ({
  name,
  testDir: 'e2e/browsers',
  testMatch: '*.browsers.ts',
  testIgnore: [form === 'desk' ? '*.phone.*' : '*.desk.*', '*chromium*', '*older*'].map((name) => `**/${name}`),
  use: { engine, size: form === 'desk' ? DESK : PHONE } satisfies EngineOptions,
});
