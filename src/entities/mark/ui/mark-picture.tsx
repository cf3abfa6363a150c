import { useEffect, useState } from 'react';
import { TYPED_SIGNATURE_SCALE } from '#rules/field-layout.ts';
import { loadMarkOutline, type MarkOutline } from '../api/mark-outline';
import type { DrawnMark, Mark, OutlinedMark } from '../model/mark';
import { toStrokePath } from '../model/stroke-path';
import * as styles from './mark-picture.css';

type MarkPictureProps = {
  mark: Mark;
  /** Null until the URL of the mark's picture is known. */
  pictureUrl?: string | null | undefined;
  zoom?: number;
};

/** Shows a mark as it will be sealed, scaled to its container. The caller provides the accessible name. */
export function MarkPicture({ mark, pictureUrl, zoom }: MarkPictureProps) {
  switch (mark.kind) {
    case 'DRAWN':
      return <Drawn mark={mark} />;
    case 'IMAGE':
      return pictureUrl ? <img className={styles.picture} src={pictureUrl} alt="" draggable={false} /> : null;
    case 'TYPED':
    case 'SEAL':
      return <Outlined key={JSON.stringify(mark)} mark={mark} zoom={zoom} />;
  }
}

const TYPED_SIZE = { width: `${TYPED_SIGNATURE_SCALE * 100}%`, height: `${TYPED_SIGNATURE_SCALE * 100}%` };

const Drawn = ({ mark: { width, height, color, strokes } }: { mark: DrawnMark }) => (
  <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden>
    {strokes.map((stroke, index) => (
      <path
        key={index}
        className={styles.strokes[color ?? 'BLACK']}
        d={toStrokePath(stroke.points)}
        strokeWidth={stroke.width}
      />
    ))}
  </svg>
);

function Outlined({ mark, zoom }: { mark: OutlinedMark; zoom: number | undefined }) {
  const [outline, setOutline] = useState<MarkOutline | null>(null);
  useEffect(() => {
    let isGone = false;
    loadMarkOutline(mark).then(
      (known) => !isGone && setOutline(known),
      // Offline, or if no font has the character, the plain text is shown instead.
      () => !isGone && setOutline(null),
    );
    return () => {
      isGone = true;
    };
  }, [mark]);

  const isSeal = mark.kind === 'SEAL';
  if (!outline)
    return (
      <span className={isSeal ? `${styles.letters} ${styles.sealLetters}` : styles.letters} aria-hidden>
        {mark.text}
      </span>
    );
  const { width, height, shapes } = outline;
  const size =
    zoom === undefined ? {} : isSeal ? { width: width * zoom, height: height * zoom, maxWidth: 'none' } : TYPED_SIZE;
  return (
    <svg className={styles.picture} style={size} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {shapes.map(({ path, strokeWidth }, index) => (
        <path
          key={index}
          className={isSeal ? styles.seal : styles.ink}
          d={path}
          {...(strokeWidth === null ? { strokeWidth: 0 } : { strokeWidth, fill: 'none', style: { fill: 'none' } })}
        />
      ))}
    </svg>
  );
}
