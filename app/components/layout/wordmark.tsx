/** The mark: a mountain line with the sun, and the brand's name spaced out. A brand with its own logo shows that instead. */
export function Wordmark({
	name,
	logoSrc,
	size = 'header',
}: {
	name: string;
	logoSrc: string | null;
	size?: 'header' | 'footer';
}) {
	if (logoSrc) return <img src={logoSrc} alt={name} className="h-10 w-auto" />;
	const text = size === 'header' ? 'text-[1.375rem] lg:text-[1.625rem]' : 'text-[1.5rem]';
	return (
		<span className="inline-flex items-center gap-3">
			<svg
				viewBox="0 0 34 26"
				width={34}
				height={26}
				fill="none"
				stroke="currentColor"
				strokeWidth={1.3}
				aria-hidden="true"
				className="shrink-0"
			>
				<path d="M1 21 11.500 8l5.500 7 4-5L33 21M1 25h32" strokeLinejoin="round" strokeLinecap="round" />
				<circle cx="19.500" cy="3.500" r="2.500" fill="currentColor" stroke="none" />
			</svg>
			<span className={`serif font-medium uppercase leading-none tracking-[0.16em] text-current! ${text}`}>{name}</span>
		</span>
	);
}
