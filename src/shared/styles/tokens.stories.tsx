import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { getContrast } from './contrast';
import * as styles from './tokens-page.css';
import { duration, ease, palette, radius, receiverColors, shadows, space, typography } from './tokens';

const leaves = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[name, value]];
    return typeof value === 'object' && value !== null ? leaves(value, name) : [];
  });

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
);

const Theme = ({ mode }: { mode: 'light' | 'dark' }) => (
  <div className={styles.theme} data-theme={mode}>
    {mode === 'light' ? '밝게' : '어둡게'}
    <ul className={styles.swatches}>
      {leaves(palette[mode]).map(([name, value]) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ backgroundColor: value }} />
          <span className={styles.name}>{name}</span>
          {value}
          {value.startsWith('#') && <span>바탕과 {getContrast(value, palette[mode].bg.surface).toFixed(2)} : 1</span>}
        </li>
      ))}
    </ul>
  </div>
);

type Type = { fontSize: string; lineHeight: number; fontWeight: number; letterSpacing: string };
const TYPES: [string, Type][] = [
  ['display.lg', typography.display.lg],
  ['display.md', typography.display.md],
  ['title.xl', typography.title.xl],
  ['title.lg', typography.title.lg],
  ['title.md', typography.title.md],
  ['title.sm', typography.title.sm],
  ['body.lg', typography.body.lg],
  ['body.md', typography.body.md],
  ['body.sm', typography.body.sm],
  ['label.md', typography.label.md],
  ['label.sm', typography.label.sm],
  ['caption', typography.caption],
];

const TokensPage = () => (
  <div className={styles.page}>
    <Section title="색">
      <div className={styles.themes}>
        <Theme mode="light" />
        <Theme mode="dark" />
      </div>
    </Section>
    <Section title="받는 분 색">
      <div className={styles.row}>
        {receiverColors.map(({ name, fill, onFill }, index) => (
          <div key={name} className={styles.swatch}>
            <span className={styles.receiver} style={{ backgroundColor: fill, color: onFill }}>
              {index + 1}
            </span>
            {name}
          </div>
        ))}
      </div>
    </Section>
    <Section title="글자">
      {TYPES.map(([name, { fontSize, lineHeight, fontWeight, letterSpacing }]) => (
        <div key={name} className={styles.swatch}>
          {name} · {fontSize} · {fontWeight}
          <p className={styles.name} style={{ fontSize, lineHeight, fontWeight, letterSpacing }}>
            계약서를 보내면 도장이 돌아와요
          </p>
        </div>
      ))}
    </Section>
    <Section title="간격">
      {Object.entries(space).map(([name, value]) => (
        <div key={name} className={styles.swatch}>
          {name} · {value}
          <div className={styles.bar} style={{ width: value }} />
        </div>
      ))}
    </Section>
    <Section title="모서리">
      <div className={styles.row}>
        {Object.entries(radius).map(([name, value]) => (
          <div key={name} className={styles.swatch}>
            <div className={styles.square} style={{ borderRadius: value }} />
            {name} · {value}
          </div>
        ))}
      </div>
    </Section>
    <Section title="높이">
      <div className={styles.row}>
        {Object.entries(shadows.light).map(([name, value]) => (
          <div key={name} className={styles.swatch}>
            <div className={styles.raised} style={{ boxShadow: value }} />
            {name}
          </div>
        ))}
      </div>
    </Section>
    <Section title="움직임 (올려놓아 보세요)">
      <div className={styles.row}>
        {Object.entries(duration).map(([name, value]) => (
          <div key={name} className={styles.swatch}>
            {name} · {value}
            <div className={styles.motionTrack}>
              <div
                className={styles.motionDot}
                style={{
                  transitionDuration: value,
                  transitionTimingFunction: name === 'stamp' ? ease.press : ease.standard,
                }}
              />
            </div>
          </div>
        ))}
      </div>
    </Section>
  </div>
);

const meta = { title: '디자인/토큰', component: TokensPage } satisfies Meta<typeof TokensPage>;
export default meta;

export const Tokens: StoryObj<typeof meta> = { name: '토큰' };
