import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Check } from '@/shared/icons';

const draw = (attributes: object = {}) => renderToStaticMarkup(createElement(Check, attributes));

it('hides an icon from screen readers', () => {
  expect(draw()).toContain('aria-hidden="true"');
});

it('shows an icon that has a name', () => {
  expect(draw({ 'aria-label': '골랐어요' })).not.toContain('aria-hidden');
});

it('draws an icon in the given size, with the styles of all icons and its own', () => {
  const drawn = draw({ size: 12, className: 'mark' });
  expect(drawn).toContain('width="12" height="12"');
  expect(drawn).toContain('class="icon icon-check mark"');
  expect(drawn).toContain('<path d="M20 6 9 17l-5-5">');
});
