export { StatCard, StatRow } from './stat-card';
