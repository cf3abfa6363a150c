import { walkOwnSide } from './support/own-side-journey.ts';
import { test } from './support/test.ts';

// Every kind of field, engines and an accessibility check at each stop take their time.
test.setTimeout(240_000);

test('on a phone one fills in every kind of one’s own fields in one pass, and they are sealed as they were seen', ({
  page,
  request,
}, testInfo) => walkOwnSide({ page, request }, testInfo));
