import { useId } from 'react';
import { vars } from '@/shared/styles';
import { ANYWHERE, type Chart, type ChartState } from './chart';

const BOX = { width: 132, height: 36 };
const STEP = { x: 250, y: 84 };
/** Space above the first row for arcs that go backwards. */
const ABOVE = 28;

const left = (state: ChartState) => state.column * STEP.x + 12;
const top = (state: ChartState) => state.row * STEP.y + 26;

type StateChartProps = { name: string; chart: Chart; current: string };

/** Draws the machine with the current state highlighted. */
export function StateChart({ name, chart, current }: StateChartProps) {
  const arrow = useId();
  const byId = new Map(chart.states.map((state) => [state.id, state]));
  return (
    <svg
      role="img"
      aria-label={`${name}, 지금은 ${current}`}
      viewBox={`0 ${-ABOVE} ${chart.columns * STEP.x} ${chart.rows * STEP.y + ABOVE}`}
      style={{ width: '100%', maxHeight: 420 }}
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8Z" fill={vars.text.tertiary} />
        </marker>
      </defs>
      {chart.edges.map((edge) => {
        const from = byId.get(edge.from);
        const to = byId.get(edge.to);
        return (
          from && to && <Edge key={`${edge.from} ${edge.to}`} from={from} to={to} labels={edge.labels} arrow={arrow} />
        );
      })}
      {chart.states.map((state) => (
        <g key={state.id} transform={`translate(${left(state)} ${top(state)})`}>
          <rect
            {...BOX}
            rx={10}
            fill={state.id === current ? vars.action.bg : vars.bg.raised}
            stroke={vars.border.control}
            strokeWidth={state.isFinal ? 3 : 1}
            strokeDasharray={state.id === ANYWHERE ? '4 3' : undefined}
          />
          <text
            x={BOX.width / 2}
            y={BOX.height / 2 + 4.5}
            textAnchor="middle"
            fontSize={13}
            fontWeight={600}
            fill={state.id === current ? vars.action.text : vars.text.primary}
          >
            {state.id}
          </text>
        </g>
      ))}
    </svg>
  );
}

type EdgeProps = { from: ChartState; to: ChartState; labels: readonly string[]; arrow: string };

function Edge({ from, to, labels, arrow }: EdgeProps) {
  const isForward = to.column > from.column;
  const start = {
    x: left(from) + (isForward ? BOX.width : BOX.width / 2),
    y: top(from) + (isForward ? BOX.height / 2 : 0),
  };
  const end = { x: left(to) + (isForward ? 0 : BOX.width / 2), y: top(to) + (isForward ? BOX.height / 2 : 0) };
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - (isForward ? 4 : 26) };
  const path = isForward
    ? `M${start.x} ${start.y} C${start.x + 36} ${start.y} ${end.x - 36} ${end.y} ${end.x} ${end.y}`
    : `M${start.x} ${start.y} C${start.x} ${middle.y - 12} ${end.x} ${middle.y - 12} ${end.x} ${end.y}`;
  return (
    <g>
      <path d={path} fill="none" stroke={vars.text.tertiary} markerEnd={`url(#${arrow})`} />
      <text x={middle.x} y={middle.y} textAnchor="middle" fontSize={10.5} fill={vars.text.secondary}>
        {labels.join(', ')}
      </text>
    </g>
  );
}
