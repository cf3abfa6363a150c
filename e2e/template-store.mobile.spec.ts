import { walkStore } from './support/store-journey.ts';
import { test } from './support/test.ts';

test('on a phone a form of the store is copied, changed, sent, signed and sealed, and its versions leave the contract alone', ({
  page,
  request,
  browser,
}) => walkStore({ page, request, browser }, { title: '단시간근로자 근로계약서', slot: '근로자' }));
