import { describe, expect, it } from 'vitest';
import { PRIVACY_POLICY, TERMS_OF_SERVICE } from '@/widgets/legal-document';

describe.each([TERMS_OF_SERVICE, PRIVACY_POLICY])('$title', ({ sections, effectiveOn }) => {
  it('can be cited: every section has an address of its own', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('says in its last section from when it holds', () => {
    const [year, month, day] = effectiveOn.split('-').map(Number);
    expect(JSON.stringify(sections.at(-1)?.clauses)).toContain(`${year}년 ${month}월 ${day}일`);
  });

  it('has a cell for every head of its tables', () => {
    for (const { table } of sections) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.heads.length ?? 0);
    }
  });
});
