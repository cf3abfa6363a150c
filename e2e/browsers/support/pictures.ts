import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../../browser-pictures');

export function picturesOf({ project, file }: TestInfo): string {
  const folder = path.join(FOLDER, project.name, path.basename(file).replace(/\..*/, ''));
  mkdirSync(folder, { recursive: true });
  return folder;
}
