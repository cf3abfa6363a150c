import { visuallyHidden } from '@/shared/styles';
import * as styles from './bar-chart.css';

export interface BarChartProps {
  /** Describes the chart in a full sentence. */
  label: string;
  /** From oldest to newest. The last bar is current. */
  bars: readonly { key: string; label: string; value: number }[];
  unit: string;
  axis: readonly string[];
}

const HEIGHT = 100;
const STEP = 10;
const BAR = 7;
/** Keeps days with a value of 0 visible. */
const MIN_HEIGHT = 2;

export function BarChart({ label, bars, unit, axis }: BarChartProps) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const width = Math.max(1, bars.length) * STEP - (STEP - BAR);
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ key, value }, place) => {
          const height = Math.max(MIN_HEIGHT, (value / max) * (HEIGHT - 2));
          return (
            <rect
              key={key}
              className={styles.bar}
              data-now={place === bars.length - 1 || undefined}
              x={place * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
        <line className={styles.base} x1={0} y1={HEIGHT} x2={width} y2={HEIGHT} />
      </svg>
      <div className={styles.axis} aria-hidden>
        {axis.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </div>
      {/* The hidden box is necessary because a table ignores a height smaller than its rows and would make the page
          longer. */}
      <div className={visuallyHidden}>
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map(({ key, label: name, value }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  {value.toLocaleString('ko-KR')}
                  {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
