import { describe, expect, it } from 'vitest';
import { getContrast } from '@/shared/styles/contrast';
import { palette } from '@/shared/styles/tokens';

describe.each(['light', 'dark'] as const)('%s colours', (mode) => {
  const { bg, text, accent, seal, danger, success, warning, neutral, action, focus, border } = palette[mode];

  it.each([
    ['text on surface', text.primary, bg.surface],
    ['tertiary text on canvas', text.tertiary, bg.canvas],
    ['button', action.text, action.bg],
    ['accent badge', accent.text, accent.soft],
    ['seal badge', seal.text, seal.soft],
    ['seal button', seal.onFill, seal.fill],
    ['danger badge', danger.text, danger.soft],
    ['danger button', danger.onFill, danger.fill],
    ['success badge', success.text, success.soft],
    ['warning badge', warning.text, warning.soft],
    ['neutral badge', neutral.text, neutral.soft],
  ])('%s is at least 4.5', (_name, foreground, background) => {
    expect(getContrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['focus ring', focus.ring],
    ['border of controls', border.control],
  ])('%s is at least 3', (_name, colour) => {
    expect(getContrast(colour, bg.surface)).toBeGreaterThanOrEqual(3);
  });
});
