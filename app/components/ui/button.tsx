import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export type ButtonVariant = 'accent' | 'dark' | 'outline' | 'outline-on-dark' | 'quiet';

const BASE =
	'inline-flex min-h-11 items-center justify-center gap-3 rounded-sm px-6 text-body font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60';

const VARIANTS: Record<ButtonVariant, string> = {
	accent: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed',
	dark: 'bg-main text-on-main hover:bg-main-hover',
	outline: 'border border-ink text-ink hover:bg-row',
	'outline-on-dark': 'border border-on-main text-on-main hover:bg-main-hover',
	quiet: 'px-2 text-ink hover:text-accent-ink',
};

/** Classes of a button, for elements that only look like one. */
export function buttonClass(variant: ButtonVariant, extra = ''): string {
	return `${BASE} ${VARIANTS[variant]} ${extra}`;
}

type ButtonProps = ComponentPropsWithRef<'button'> & { variant?: ButtonVariant; children: ReactNode };

export function Button({ variant = 'accent', type = 'button', className = '', ...props }: ButtonProps) {
	return <button type={type} className={buttonClass(variant, className)} {...props} />;
}

type ButtonLinkProps = Omit<LinkProps, 'className'> & { variant?: ButtonVariant; className?: string };

/** A link that leads on as a button would. */
export function ButtonLink({ variant = 'accent', className = '', ...props }: ButtonLinkProps) {
	return <Link className={buttonClass(variant, className)} {...props} />;
}
