export { Row, Stack } from './stack';
