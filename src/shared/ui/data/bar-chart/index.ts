export { BarChart } from './bar-chart';
