import { badge, type CountBadgeVariants } from './count-badge.css';

export interface CountBadgeProps {
  count: number;
  /** Higher counts are shown as "99+", for example. */
  max?: number;
  /** Vermilion is reserved for items waiting for the member's own seal. */
  tone?: CountBadgeVariants['tone'];
  small?: boolean;
  className?: string | undefined;
}

export const CountBadge = ({ count, max = 99, tone, small, className }: CountBadgeProps) =>
  count > 0 ? (
    <span className={[badge({ tone, small }), className].filter(Boolean).join(' ')}>
      {count > max ? `${max}+` : count}
    </span>
  ) : null;
