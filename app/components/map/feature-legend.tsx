import { LINES, type MapFeatures } from './feature-layers.ts';

/** What the lines on the map mean. */
export function FeatureLegend({ legend }: Pick<MapFeatures, 'legend'>) {
	return (
		<ul className="absolute top-3 left-3 flex max-w-[calc(100%-5.5rem)] flex-wrap gap-x-4 gap-y-0.5 rounded-sm bg-sheet/90 px-3 py-1.5 text-label">
			{legend.map(({ mark, label }) => (
				<li key={mark} className="flex items-center gap-2">
					<Sample mark={mark} />
					{label}
				</li>
			))}
		</ul>
	);
}

function Sample({ mark }: { mark: MapFeatures['legend'][number]['mark'] }) {
	const { colour, width, dashes } = LINES[mark];
	return (
		<svg aria-hidden="true" width="28" height="10" className="shrink-0">
			<line
				x1="0"
				y1="5"
				x2="28"
				y2="5"
				stroke={colour}
				strokeWidth={width}
				strokeDasharray={dashes?.map((dash) => dash * width).join(' ')}
			/>
			{mark === 'lift'
				? [5, 14, 23].map((x) => <line key={x} x1={x} y1="1" x2={x} y2="9" stroke={colour} strokeWidth="1" />)
				: null}
		</svg>
	);
}
