import 'maplibre-gl/dist/maplibre-gl.css';
import '../../map/map.css';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { isMotionReduced } from '../../map/is-motion-reduced';
import { ZoomButtons } from '../../map/zoom-buttons';
import { buildHotelMap, showHotels } from './hotel-map-build';
import { HotelMapCard } from './hotel-map-card';
import { collectionOf, HOTELS, LIT } from './hotel-map-layers';
import { pointAt, pointFeature, pointsBounds, pointsQuery, samplePoints } from './hotel-points';
import type { HotelQuery } from './list-view';
import { useHotelPoints } from './use-hotel-points';
import { useLitRow } from './use-lit-row';
import { useMapCard } from './use-map-card';

export type HotelMapProps = {
	query: HotelQuery;
	/** Hotels for demonstrations are shown. */
	includesDemos: boolean;
	hasPeriod: boolean;
	/** The address of a hotel's rooms. */
	addressOf: (id: string) => string;
	/** The list of cards; each of its items says its hotel in `data-hotel`. */
	list: RefObject<HTMLUListElement>;
	/** The map and its hotels can be seen. */
	onReady: () => void;
	/** The browser cannot draw it. */
	onFail: () => void;
};

/** Room for the zoom buttons, the legend and the width of a price. */
const PADDING = { top: 48, right: 64, bottom: 72, left: 48 };
/** A single hotel still shows its valley. */
const FIT_MAX_ZOOM = 10;

/** Every hotel of a search on the map, in step with the list beside it. Loaded by dynamic import only (`hotel-map-slot.tsx`). */
export default function HotelMap({ query, includesDemos, hasPeriod, addressOf, list, onReady, onFail }: HotelMapProps) {
	const { t } = useTranslation('hotel-list');
	const { mapStyleUrl, language } = useRoot();
	const requested = pointsQuery(query, includesDemos);
	const { points, features, state } = useHotelPoints(requested);
	const container = useRef<HTMLDivElement>(null);
	const [map, setMap] = useState<MapLibreMap | null>(null);
	const [styles, setStyles] = useState(0);
	const [isShown, setIsShown] = useState(false);
	const [limit, setLimit] = useState<'in' | 'out' | null>(null);
	const [chosen, setChosen] = useState<string | null>(null);
	const hovered = useLitRow(list, chosen, points);
	const labels = {
		map: t('map.canvas'),
		scrollHint: t('map.scrollHint'),
		scrollHintMac: t('map.scrollHintMac'),
		touchHint: t('map.touchHint'),
	};
	// The map is built once; words, hotels and callbacks are read when they are needed.
	const latest = useRef({ labels, points, onReady, onFail });
	latest.current = { labels, points, onReady, onFail };

	useEffect(() => {
		if (!container.current) return;
		const built = buildHotelMap({
			element: container.current,
			styleUrl: mapStyleUrl,
			language: language as Language,
			labels: latest.current.labels,
			onStyle() {
				setStyles((count) => count + 1);
				setIsShown(false);
			},
			onChoose: (at) => setChosen(at === null ? null : (latest.current.points.ids[at] ?? null)),
		});
		if (!built) {
			latest.current.onFail();
			return;
		}
		setMap(built);
		built.on('zoomend', () => {
			const zoom = built.getZoom();
			setLimit(zoom >= built.getMaxZoom() ? 'in' : zoom <= built.getMinZoom() ? 'out' : null);
		});
		return () => {
			setMap(null);
			setStyles(0);
			setIsShown(false);
			built.remove();
		};
	}, [mapStyleUrl, language]);

	useEffect(() => {
		if (!map || styles === 0 || state === 'loading') return;
		map.getSource<GeoJSONSource>(HOTELS)?.setData(collectionOf(features));
		const bounds = pointsBounds(points);
		if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: FIT_MAX_ZOOM, duration: 0 });
	}, [map, styles, state, features, points]);

	useEffect(() => {
		if (!map || styles === 0 || isShown || state === 'loading') return;
		const stop = new AbortController();
		showHotels(map, stop.signal).then(() => {
			if (stop.signal.aborted) return;
			setIsShown(true);
			latest.current.onReady();
		});
		return () => stop.abort();
	}, [map, styles, isShown, state]);

	useEffect(() => {
		if (!map || styles === 0) return;
		const lit = [chosen, hovered].flatMap((id) => {
			const at = id === null ? -1 : points.ids.indexOf(id);
			return at < 0 ? [] : [pointFeature(points, at)];
		});
		map.getSource<GeoJSONSource>(LIT)?.setData(collectionOf(isShown ? lit : samplePoints(points)));
	}, [map, styles, isShown, points, chosen, hovered]);

	const card = chosen === null ? null : pointAt(points, points.ids.indexOf(chosen));
	const details = useMapCard(requested, card?.id ?? null);
	const duration = () => (isMotionReduced() ? 0 : 200);
	const close = () => {
		setChosen(null);
		// The button disappears with the card; the focus stays on the map.
		map?.getCanvas().focus({ preventScroll: true });
	};
	return (
		<>
			<div ref={container} className="property-map hotel-map-canvas" />
			{map ? (
				<ZoomButtons
					labels={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') }}
					limit={limit}
					onZoomIn={() => map.zoomIn({ duration: duration() })}
					onZoomOut={() => map.zoomOut({ duration: duration() })}
				/>
			) : null}
			{state === 'failed' ? (
				<p role="status" className="hotel-map-state">
					{t('map.failed')}
				</p>
			) : null}
			<div className="hotel-map-low">
				<div aria-live="polite" className="hotel-map-chosen">
					{card ? <HotelMapCard point={card} details={details} address={addressOf(card.id)} onClose={close} /> : null}
				</div>
				{hasPeriod && state === 'ready' ? (
					<Legend currency={points.nightlyPrices.some((price) => price !== null) ? points.currency : undefined} />
				) : null}
			</div>
		</>
	);
}

function Legend({ currency }: { currency: string | undefined }) {
	const { t } = useTranslation('hotel-list');
	return (
		<p className="hotel-map-legend">
			{currency ? (
				<span>
					<b>{currency}</b> {t('map.free')}
				</span>
			) : null}
			<span>
				<i /> {t('map.off')}
			</span>
		</p>
	);
}
