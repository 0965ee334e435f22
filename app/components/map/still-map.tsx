import type { CSSProperties } from 'react';
import { Icon } from '../ui/icon';
import { OFFLINE_ATTRIBUTION, STILL_ALPS } from './attribution.ts';
import { stillPosition } from './still-position.ts';

/** Names set over the still; the same in both languages, because the picture has to do without words from outside. */
const PLACES: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
	['Chamonix', 45.924, 6.869],
	['Megève', 45.857, 6.617],
	['Courchevel', 45.415, 6.635],
	['Val d’Isère', 45.448, 6.98],
	['Verbier', 46.096, 7.229],
	['Gstaad', 46.472, 7.287],
	['Zermatt', 46.021, 7.749],
	['St. Moritz', 46.491, 9.836],
	['Davos', 46.803, 9.836],
	['Lech', 47.208, 10.142],
	['Innsbruck', 47.268, 11.394],
	['Kitzbühel', 47.446, 12.393],
	['Cortina d’Ampezzo', 46.541, 12.136],
	['Bern', 46.948, 7.447],
	['Salzburg', 47.8, 13.045],
	['Torino', 45.07, 7.686],
	['Verona', 45.438, 10.992],
	['Bolzano', 46.498, 11.354],
	['Lyon', 45.764, 4.835],
];

/** Shares of the picture: names this near to each other or to the property would touch, so the later one is left out. */
const CLEAR = { x: 0.17, y: 0.052 };

/** The places that can be named without touching the property's name or each other. */
export function clearPlaces(property: { x: number; y: number }): { name: string; x: number; y: number }[] {
	const shown: { name: string; x: number; y: number }[] = [];
	for (const [name, latitude, longitude] of PLACES) {
		const at = stillPosition(latitude, longitude);
		if (!at) continue;
		const touches = [property, ...shown].some(
			(other) => Math.abs(other.x - at.x) < CLEAR.x && Math.abs(other.y - at.y) < CLEAR.y,
		);
		if (!touches && at.x > 0.06 && at.x < 0.94) shown.push({ name, ...at });
	}
	return shown;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * The Alps as a picture with the property marked: shown before the map loads, without script and without WebGL. It covers its box, and
 * slides so that the property stays in sight.
 */
export function StillMap({
	latitude,
	longitude,
	name,
	label,
	place,
}: {
	latitude: number;
	longitude: number;
	name: string;
	label: string;
	/** Told instead of the picture where it does not reach. */
	place?: string | undefined;
}) {
	const property = stillPosition(latitude, longitude);
	if (!property)
		return (
			<p className="absolute inset-0 grid content-center justify-items-center gap-1 px-6 text-center">
				<Icon name="pin" size={24} />
				<span className="serif text-h4">{name}</span>
				{place ? <span className="text-ink2 text-small">{place}</span> : null}
			</p>
		);
	// The side with more room takes the name.
	const isRight = property.x > 0.6;
	return (
		<div role="img" aria-label={label} className="absolute inset-0 overflow-hidden bg-light1">
			<div
				className="absolute aspect-3/2 w-(--still)"
				// Covers the box, and shifts to show the property, but never so far that the box shows an end.
				style={
					{
						'--still': 'max(100cqw, 150cqh)',
						left: `clamp(100cqw - var(--still), 50cqw - ${property.x.toFixed(4)} * var(--still), 0px)`,
						top: `clamp(100cqh - var(--still) / 1.5, 50cqh - ${(property.y / 1.5).toFixed(4)} * var(--still), 0px)`,
					} as CSSProperties
				}
			>
				<img {...STILL_ALPS} alt="" decoding="async" className="size-full object-cover" />
				{clearPlaces(property).map((place) => (
					<span
						key={place.name}
						className="-translate-x-1/2 -translate-y-1/2 absolute whitespace-nowrap font-medium text-ink2 text-label [text-shadow:0_0_2px_var(--color-paper),0_0_4px_var(--color-paper),0_0_6px_var(--color-paper)]"
						style={{ left: percent(place.x), top: percent(place.y) }}
					>
						{place.name}
					</span>
				))}
				<span className="absolute" style={{ left: percent(property.x), top: percent(property.y) }}>
					<span className="-top-4 -left-4 absolute size-8 rounded-full border border-accent-ink bg-accent/25" />
					<span className="-top-1.5 -left-1.5 absolute size-3 rounded-full border-2 border-white bg-main" />
					<span
						className={`-translate-y-1/2 absolute top-0 whitespace-nowrap font-semibold text-ink text-small [text-shadow:0_0_2px_var(--color-paper),0_0_4px_var(--color-paper),0_0_8px_var(--color-paper)] ${isRight ? 'right-6' : 'left-6'}`}
					>
						{name}
					</span>
				</span>
			</div>
			<span className="absolute right-0 bottom-0 bg-sheet/80 px-2 py-0.5 text-[0.6875rem] text-ink2 leading-4">
				{OFFLINE_ATTRIBUTION}
			</span>
		</div>
	);
}
