import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import { iconButton } from './icon-button.css';

export interface IconLinkProps extends Omit<LinkProps, 'children' | 'className'> {
  /** The accessible name, which is also the tooltip. */
  label: string;
  icon: ReactNode;
  tipSide?: 'top' | 'bottom' | 'right';
}

export const IconLink = ({ label, icon, tipSide = 'top', ...attributes }: IconLinkProps) => (
  <Tooltip content={label} side={tipSide} repeatsName>
    <Link {...attributes} className={iconButton()} aria-label={label}>
      {icon}
    </Link>
  </Tooltip>
);
