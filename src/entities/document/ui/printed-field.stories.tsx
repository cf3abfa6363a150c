import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { measurePrintedText } from '#rules/character-widths.ts';
import { NAMES_OF_THE_WORLD } from '../../../../tests/support/documents/names-of-the-world';
import { SHAPED_WIDTHS } from '../../../../tests/support/documents/shaped-widths';
import { PrintedField } from './printed-field';

const SIZE = 14;
const ROW = { width: 350, height: 24 };
const rows = Object.values(NAMES_OF_THE_WORLD).flatMap(([name, sentence], index) => [
  { value: name, x: 10, y: 10 + index * 52 },
  { value: sentence, x: 10, y: 34 + index * 52 },
]);

/** Values in every script in which people in Korea sign, as the sealed document will show them. */
const Scripts = () => (
  <div style={{ position: 'relative', width: 370, height: 960, background: 'white' }}>
    {rows.map(({ value, x, y }) => (
      <div key={value} style={{ position: 'absolute', left: x, top: y, ...ROW }}>
        <PrintedField
          field={{ kind: 'TEXT', fontSize: SIZE, align: 'LEFT' }}
          value={value}
          seen={{ ...ROW, x, y }}
          zoom={1}
        />
      </div>
    ))}
  </div>
);

const meta = { title: '문서/인쇄된 값', component: Scripts } satisfies Meta<typeof Scripts>;
export default meta;

export const AllScripts: StoryObj<typeof meta> = {
  name: '여러 나라의 글자',
  play: async ({ canvasElement }) => {
    await waitFor(
      async () => {
        for (const [text, width] of Object.entries(SHAPED_WIDTHS))
          await expect(measurePrintedText(text.normalize('NFC'), 1)).toBeCloseTo(width, 1);
      },
      { timeout: 10_000 },
    );
    for (const { value } of rows)
      await expect([...canvasElement.querySelectorAll('text')].map((text) => text.textContent)).toContain(
        value.normalize('NFC'),
      );
  },
};
