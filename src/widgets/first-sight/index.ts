export { FirstSight } from './ui/first-sight';
