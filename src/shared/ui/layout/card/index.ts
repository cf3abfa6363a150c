export { Card, CardLink, type CardProps } from './card';
