import { walkAlone, walkOwnSide } from './support/own-side-journey.ts';
import { test } from './support/test.ts';

// Covers every kind of field, with conversions and an accessibility check on every page.
test.setTimeout(240_000);

test('on a phone one fills in every kind of one’s own fields in one pass, and they are sealed as they were seen', ({
  page,
  request,
}, testInfo) => walkOwnSide({ page, request }, testInfo));

test('on a phone a certificate that the sender alone stamps is sealed as soon as it is sent', ({
  page,
  request,
}, testInfo) => walkAlone({ page, request }, testInfo));
