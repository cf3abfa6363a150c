import type { ComponentProps } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { link, type LinkVariants } from './link.css';

export interface LinkProps extends RouterLinkProps {
  tone?: LinkVariants['tone'];
  inline?: boolean;
}

const classes = (variants: LinkVariants, className: string | undefined) =>
  [link(variants), className].filter(Boolean).join(' ');

export const Link = ({ tone, inline, className, ...attributes }: LinkProps) => (
  <RouterLink {...attributes} className={classes({ tone, inline }, className)} />
);

export interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  tone?: LinkVariants['tone'];
  inline?: boolean;
}

export const ExternalLink = ({ tone, inline, className, children, ...attributes }: ExternalLinkProps) => (
  <a target="_blank" rel="noreferrer" {...attributes} className={classes({ tone, inline }, className)}>
    {children}
  </a>
);

export interface LinkButtonProps extends ComponentProps<'button'> {
  tone?: LinkVariants['tone'];
}

export const LinkButton = ({ tone, className, ...attributes }: LinkButtonProps) => (
  <button type="button" {...attributes} className={classes({ tone }, className)} />
);
