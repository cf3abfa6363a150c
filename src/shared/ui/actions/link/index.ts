export { ExternalLink, Link, LinkButton } from './link';
