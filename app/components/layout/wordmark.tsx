import type { ReactNode } from 'react';
import type { BrandLogo } from '~/domain/brand/brand-logo';

/** The background of a brand's name: a light ground, the main colour (or a picture), or the menu bar. */
export type WordmarkGround = 'light' | 'main' | 'menu';

type Props = {
	name: string;
	logo: BrandLogo | null;
	ground: WordmarkGround;
	size?: 'header' | 'footer' | 'small';
};

const TEXT_SIZES = { header: 'text-[1.375rem] lg:text-[1.625rem]', footer: 'text-[1.5rem]', small: 'text-[1rem]' };

/** The brand's logo; a brand without one shows the product's mark, a mountain line with the sun, and its name spaced out. */
export function Wordmark({ name, logo, ground, size = 'header' }: Props) {
	if (logo) return <Logo name={name} logo={logo} ground={ground} isSmall={size === 'small'} />;
	return (
		<span className="inline-flex items-center gap-3">
			<Mountain strokeWidth={1.3} className="shrink-0" path="M1 21 11.500 8l5.500 7 4-5L33 21M1 25h32">
				<circle cx="19.500" cy="3.500" r="2.500" fill="currentColor" stroke="none" />
			</Mountain>
			<span className={`serif font-medium uppercase leading-none tracking-[0.16em] text-current! ${TEXT_SIZES[size]}`}>
				{name}
			</span>
		</span>
	);
}

type MountainProps = { strokeWidth: number; className: string; path: string; children?: ReactNode };

/** The product's mountain line. */
export function Mountain({ strokeWidth, className, path, children }: MountainProps) {
	return (
		<svg
			viewBox="0 0 34 26"
			width={34}
			height={26}
			fill="none"
			stroke="currentColor"
			strokeWidth={strokeWidth}
			aria-hidden="true"
			className={className}
		>
			<path d={path} strokeLinejoin="round" strokeLinecap="round" />
			{children}
		</svg>
	);
}

const HEIGHT = 40;

type LogoProps = { name: string; logo: BrandLogo; ground: WordmarkGround; isSmall: boolean };

function Logo({ name, logo, ground, isSmall }: LogoProps) {
	const { src, isPlated } =
		ground === 'light' ? { src: logo.onLight, isPlated: false } : ground === 'main' ? logo.onMain : logo.onMenu;
	const size = { width: Math.round((HEIGHT * logo.width) / logo.height), height: HEIGHT };
	const hasOther = !isSmall && src !== logo.onLight;
	return (
		<>
			<img
				src={src}
				alt={name}
				{...size}
				className={`brand-logo ${isSmall ? (isPlated ? 'h-10!' : 'h-8!') : ''} ${isPlated ? 'rounded-sm bg-white p-1.5' : ''} ${hasOther ? 'brand-logo-on-dark' : ''}`}
			/>
			{/* The open menu lays a light sheet under the bar. */}
			{hasOther ? (
				<img src={logo.onLight} alt={name} loading="lazy" {...size} className="brand-logo brand-logo-on-light" />
			) : null}
		</>
	);
}
