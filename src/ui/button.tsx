import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

interface ButtonProps extends ComponentProps<'button'> {
  icon?: string;
  look?: 'plain' | 'primary' | 'quiet';
  children: ReactNode;
}

const looks = { plain: '', primary: 'btn-primary', quiet: 'btn-quiet' };

export function Button({ icon, look = 'plain', className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`btn ${looks[look]} ${className}`} {...rest}>
      {icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: string;
  label: string;
}

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={`btn btn-quiet btn-icon ${className}`} {...rest}>
      <Icon icon={icon} />
    </button>
  );
}
