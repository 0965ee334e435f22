/** The mark beside or above a price that is below the public one (OFFER-18). */
export function SpecialOffer({ className, children }: { className: string; children: string }) {
	return (
		<mark
			className={`inline-block rounded-chip bg-accent px-1.75 py-px align-[0.0625rem] text-[0.6875rem]/4.5 font-bold tracking-[0.04em] whitespace-nowrap text-on-accent ${className}`}
		>
			{children}
		</mark>
	);
}
