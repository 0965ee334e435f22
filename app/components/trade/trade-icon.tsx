/** Line icons that only the trade side shows; drawn like those of `ui/icon.tsx`. */
const PATHS = {
	clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.500V12l3 2',
	card: 'M3.500 6h17v12h-17zM3.500 10h17',
	flag: 'M6 20V4.500M6 5h11l-2.500 3.500L17 12H6',
	download: 'M12 4v10m-4-4 4 4 4-4M5 19h14',
	document: 'M6.500 4h7.500l4 4v12h-11.500zM14 4v4h4M9.500 12.500h5M9.500 16h5',
} as const;

export type TradeIconName = keyof typeof PATHS;

/** A decorative icon; what it means stands in words beside it. */
export function TradeIcon({ name, size = 18, className }: { name: TradeIconName; size?: number; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={size}
			height={size}
			fill="none"
			stroke="currentColor"
			strokeWidth={1.5}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			className={className}
		>
			<path d={PATHS[name]} />
		</svg>
	);
}
