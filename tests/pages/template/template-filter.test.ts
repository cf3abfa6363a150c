import { describe, expect, test } from 'vitest';
import { countFilters, readFilter, toQuery, writeFilter } from '@/pages/template/list/model/template-filter';

const FOLDER = '0198c0de-0000-7000-8000-0000000000b1';
const read = (search: string) => readFilter(new URLSearchParams(search));

describe('the filter of templates', () => {
  test('is read from the address and written back without what is usual', () => {
    const address = {
      search: '근로',
      slots: '2',
      folder: FOLDER,
      state: 'DRAFT',
      sort: 'TITLE',
      view: 'rows',
      page: '3',
    };
    expect(writeFilter(readFilter(new URLSearchParams(address)))).toEqual(address);
    expect(writeFilter(read(''))).toEqual({});
  });
  test('ignores what an address cannot say', () => {
    expect(read('maker=me&slots=9&folder=x&state=PUBLISHED&sort=NEW&view=tree&page=0')).toEqual(read(''));
  });
  test('asks the server for a page of the tab', () => {
    expect(toQuery('MINE', read(`slots=2&folder=${FOLDER}&state=RETIRED&search=근로`))).toEqual({
      tab: 'MINE',
      sort: 'USED',
      page: 1,
      size: 20,
      slots: 2,
      folder: FOLDER,
      state: 'RETIRED',
      search: '근로',
    });
  });
  test('counts its filters without the search', () => {
    expect(countFilters(read(`slots=2&folder=${FOLDER}&search=근로&sort=TITLE`))).toBe(2);
  });
});
