import { walkStore } from './support/store-journey.ts';
import { test } from './support/test.ts';

test('a form of the store is copied, sent, signed and sealed', ({ page, request, browser }) =>
  walkStore({ page, request, browser }));
