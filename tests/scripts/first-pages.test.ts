import { describe, expect, it } from 'vitest';
import { createFileNames } from '../../scripts/lib/first-pages.ts';

const graphOf = (imports: Readonly<Record<string, readonly string[]>>) => ({
  getModuleInfo(id: string) {
    const imported = imports[id.slice('/src/'.length)];
    return imported ? { importedIds: imported.map((name) => `/src/${name}`) } : null;
  },
});

describe('names of files', () => {
  const graph = graphOf({
    letter: ['link', 'date'],
    signing: ['page', 'date'],
    landing: ['link'],
    list: ['table', 'page'],
    page: ['zoom'],
    zoom: ['page'],
    link: [],
    date: [],
    table: [],
  });
  const nameOf = createFileNames('/src', { letter: ['letter'], signing: ['signing'] }, ['landing']);
  const name = (module: string) => nameOf(`/src/${module}`, graph);

  it('say which pages need a module, directly or not', () => {
    expect(['letter', 'date', 'signing', 'page', 'zoom'].map(name)).toEqual([
      'letter',
      'letter-signing',
      'signing',
      'signing',
      'signing',
    ]);
  });

  it('are not given to what a lean page needs as well, or none of the pages', () => {
    expect(['landing', 'link', 'list', 'table'].map(name)).toEqual([null, null, null, null]);
  });

  it('need pages that are there', () => {
    const wrong = createFileNames('/src', { letter: ['moved'] }, []);
    expect(() => wrong('/src/letter', graph)).toThrow('There is no module /src/moved.');
  });
});
