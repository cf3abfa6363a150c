export { ExternalLink, Link, LinkButton, type ExternalLinkProps, type LinkButtonProps, type LinkProps } from './link';
