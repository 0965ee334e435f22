const HEIGHT = 40;

type PriceHistogramProps = {
	/** Properties per bar of equal width. */
	buckets: readonly number[];
	/** Chosen ends as parts of the whole, 0 to 1. */
	min: number;
	max: number;
};

/** Bars of how many properties cost how much; those within the chosen range are coloured. Decoration: the fields say it. */
export function PriceHistogram({ buckets, min, max }: PriceHistogramProps) {
	const most = Math.max(1, ...buckets);
	const width = 100 / Math.max(1, buckets.length);
	const bars = (isInside: boolean) =>
		buckets
			.map((count, index) => {
				const middle = (index + 0.5) / buckets.length;
				if ((middle >= min && middle <= max) !== isInside || count === 0) return '';
				const height = Math.max(1.5, Math.round((count / most) * HEIGHT * 10) / 10);
				return `M${round(index * width)} ${HEIGHT}v${-height}h${round(width * 0.82)}v${height}z`;
			})
			.join('');
	return (
		<svg viewBox={`0 0 100 ${HEIGHT + 1}`} preserveAspectRatio="none" aria-hidden="true" className="block h-14 w-full">
			<path d={bars(false)} className="fill-line2" />
			<path d={bars(true)} className="fill-accent" />
			<path d={`M0 ${HEIGHT + 0.5}H100`} className="stroke-line2" strokeWidth={1} />
			<path d={`M${round(min * 100)} ${HEIGHT + 0.5}H${round(max * 100)}`} className="stroke-main" strokeWidth={1.2} />
		</svg>
	);
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
