import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { fileQueries } from '@/entities/file';
import { splitPoints, fromUserSpace, fromUserBox } from '../model/user-space';

type ShapeProps<Type extends Annotation['type']> = {
  annotation: Extract<Annotation, { type: Type }>;
  page: DocumentPage;
};

const rgb = (color: readonly number[]) => `rgb(${color.join(' ')})`;

export function AnnotationShape({ annotation, page }: { annotation: Annotation; page: DocumentPage }) {
  switch (annotation.type) {
    case 'INK':
      return <Ink annotation={annotation} page={page} />;
    case 'HIGHLIGHT':
      return <Highlight annotation={annotation} page={page} />;
    case 'STAMP':
      return <StampPicture annotation={annotation} page={page} />;
  }
}

const Ink = ({ annotation: { paths, color, opacity, thickness }, page }: ShapeProps<'INK'>) => (
  <g
    fill="none"
    stroke={rgb(color)}
    strokeOpacity={opacity}
    strokeWidth={thickness}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {paths.map((path, index) => (
      <path key={index} d={toSvgPath(splitPoints(path).map((point) => fromUserSpace(point, page)))} />
    ))}
  </g>
);

/** Draws a curve through the midpoints between the points, as the server does. */
export function toSvgPath(points: readonly { x: number; y: number }[]): string {
  const [first, second] = points;
  if (!first) return '';
  const parts = [`M ${first.x} ${first.y}`];
  if (points.length < 3) parts.push(`L ${(second ?? first).x} ${(second ?? first).y}`);
  for (let at = 1; at < points.length - 1; at += 1) {
    const [control, next] = [points[at], points[at + 1]];
    if (!control || !next) break;
    const isLast = at === points.length - 2;
    const to = isLast ? next : { x: (control.x + next.x) / 2, y: (control.y + next.y) / 2 };
    parts.push(`Q ${control.x} ${control.y} ${to.x} ${to.y}`);
  }
  return parts.join(' ');
}

const Highlight = ({ annotation: { quadPoints, color, opacity }, page }: ShapeProps<'HIGHLIGHT'>) => (
  <g fill={rgb(color)} fillOpacity={opacity} style={{ mixBlendMode: 'multiply' }}>
    {Array.from({ length: Math.floor(quadPoints.length / 8) }, (_, index) => {
      const [one, two, three, four] = splitPoints(quadPoints.slice(8 * index, 8 * index + 8)).map((point) =>
        fromUserSpace(point, page),
      );
      if (!one || !two || !three || !four) return null;
      return (
        <path
          key={index}
          d={`M ${one.x} ${one.y} L ${two.x} ${two.y} L ${four.x} ${four.y} L ${three.x} ${three.y} Z`}
        />
      );
    })}
  </g>
);

/** Receivers need URLs for stamps, because they can't request files. Null for members, who can. */
export const StampUrls = createContext<((bitmapId: string) => string | null) | null>(null);

function StampPicture(props: ShapeProps<'STAMP'>) {
  const addressOf = use(StampUrls);
  if (!addressOf) return <MembersStamp {...props} />;
  return <Picture {...props} address={addressOf(props.annotation.bitmapId)} />;
}

function MembersStamp(props: ShapeProps<'STAMP'>) {
  const { data } = useQuery(fileQueries.detail(props.annotation.bitmapId));
  return <Picture {...props} address={data?.documentUrl ?? data?.originalUrl ?? null} />;
}

function Picture({ annotation: { rect }, page, address }: ShapeProps<'STAMP'> & { address: string | null }) {
  const { x, y, width, height } = fromUserBox(rect, page);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      {address && (
        <image href={address} x={x} y={y} width={width} height={height} preserveAspectRatio="xMidYMid meet" />
      )}
    </>
  );
}
