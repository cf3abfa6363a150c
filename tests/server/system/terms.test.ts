import { expect, test } from 'vitest';
import { AGREEMENT_VERSIONS } from '../../../server/content/terms.ts';
import { PRIVACY_POLICY } from '../../../src/widgets/legal-document/model/privacy.ts';
import { TERMS_OF_SERVICE } from '../../../src/widgets/legal-document/model/terms.ts';

test('people agree to the texts that are published', () => {
  expect(AGREEMENT_VERSIONS).toMatchObject({
    TERMS: TERMS_OF_SERVICE.effectiveOn,
    PRIVACY: PRIVACY_POLICY.effectiveOn,
  });
});
