export { Row, Stack, type RowProps, type StackProps } from './stack';
