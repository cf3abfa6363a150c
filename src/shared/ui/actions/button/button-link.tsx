import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ButtonContent } from './button-content';
import { button, type ButtonVariants } from './button.css';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariants['variant'];
  size?: ButtonVariants['size'];
  fullWidth?: boolean;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, fullWidth, icon, trailingIcon, className, children, ...attributes } = props;
  return (
    <Link {...attributes} className={[button({ variant, size, fullWidth }), className].filter(Boolean).join(' ')}>
      <ButtonContent icon={icon} trailingIcon={trailingIcon}>
        {children}
      </ButtonContent>
    </Link>
  );
}
