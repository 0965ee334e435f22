import { OFFLINE_ATTRIBUTION, STILL_ALPS } from '../map/attribution';
import type { PlaceMapView } from './place-map-view';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const HALO =
	'absolute -translate-y-1/2 whitespace-nowrap [text-shadow:0_0_2px_var(--color-paper),0_0_4px_var(--color-paper),0_0_8px_var(--color-paper)]';

/** Where a place lies in the Alps, and the airports one comes from. */
export function PlaceMap({ map, name }: { map: PlaceMapView; name: string }) {
	return (
		<div role="img" aria-label={map.label} className="relative aspect-[3/2] overflow-hidden bg-light1">
			<img {...STILL_ALPS} alt="" decoding="async" className="size-full object-cover" />
			{map.airports.map((airport) => (
				<span key={airport.name} className="absolute" style={{ left: percent(airport.x), top: percent(airport.y) }}>
					<span className="absolute -top-1 -left-1 size-2 rounded-full border border-ink2 bg-paper" />
					<span className={`${HALO} text-label text-ink2 ${airport.isLeft ? 'right-2.5' : 'left-2.5'}`}>
						{airport.name}
					</span>
				</span>
			))}
			<span className="absolute" style={{ left: percent(map.place.x), top: percent(map.place.y) }}>
				<span className="absolute -top-1.5 -left-1.5 size-3 rounded-full border-2 border-white bg-main" />
				<span className={`${HALO} text-small font-semibold text-ink ${map.place.isLeft ? 'right-4' : 'left-4'}`}>
					{name}
				</span>
			</span>
			<span className="absolute right-0 bottom-0 bg-sheet/80 px-2 py-0.5 text-[0.6875rem] text-ink2 leading-4">
				{OFFLINE_ATTRIBUTION}
			</span>
		</div>
	);
}
