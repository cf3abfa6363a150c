import { createElement, type ComponentProps, type FunctionComponent } from 'react';

type Shape = readonly [
  'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect',
  Record<string, string>,
];
type IconProps = ComponentProps<'svg'> & { size?: number };
export type Icon = FunctionComponent<IconProps>;

/** Screen readers skip icons without a name, because the text next to them says the same. */
export function createIcon(name: string, ...shapes: readonly Shape[]): Icon {
  return function DrawnIcon({ size = 24, className, children, ...attributes }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['icon', `icon-${name}`, className].filter(Boolean).join(' '),
        'aria-hidden': isNamed(attributes) ? undefined : true,
        ...attributes,
      },
      ...shapes.map(([tag, lines]) => createElement(tag, lines)),
      children,
    );
  };
}

const isNamed = (attributes: ComponentProps<'svg'>) =>
  Object.keys(attributes).some((name) => name.startsWith('aria-') || name === 'role');
