export { StatCard, StatRow, type StatCardProps } from './stat-card';
