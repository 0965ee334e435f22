import 'maplibre-gl/dist/maplibre-gl.css';
import '../../map/map.css';
import type { GeoJSONSource } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { pinBounds } from '../../map/pin-bounds';
import { collectionOf, LIT, PINS } from '../../map/pin-layers';
import { buildPinMap, showPins } from '../../map/pin-map';
import { MapCanvas, useBuiltMap } from '../../map/use-built-map';
import { HotelMapCard } from './hotel-map-card';
import { pointAt, pointFeature, samplePoints } from './hotel-points';
import { MapState } from './map-state';
import { useHotelPoints } from './use-hotel-points';
import { useLitRow } from './use-lit-row';
import { useMapCard } from './use-map-card';

export type HotelMapProps = {
	/** Query of the search, see `pointsQuery`. */
	requested: string;
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
export default function HotelMap({ requested, hasPeriod, addressOf, list, onReady, onFail }: HotelMapProps) {
	const { t } = useTranslation('hotel-list');
	const { mapStyleUrl, language } = useRoot();
	const { points, features, state } = useHotelPoints(requested);
	const [styles, setStyles] = useState(0);
	const [isShown, setIsShown] = useState(false);
	const [chosen, setChosen] = useState<string | null>(null);
	const hovered = useLitRow(list, chosen, points);
	const labels = {
		map: t('map.canvas'),
		scrollHint: t('map.scrollHint'),
		scrollHintMac: t('map.scrollHintMac'),
		touchHint: t('map.touchHint'),
	};
	const latest = useRef({ points, onReady });
	latest.current = { points, onReady };
	const built = useBuiltMap(`${mapStyleUrl}|${language}`, {
		build: (element) =>
			buildPinMap({
				element,
				styleUrl: mapStyleUrl,
				language: language as Language,
				labels,
				onStyle() {
					setStyles((count) => count + 1);
					setIsShown(false);
				},
				onChoose: (at) => setChosen(at === null ? null : (latest.current.points.ids[at] ?? null)),
			}),
		onFail,
		onRemove() {
			setStyles(0);
			setIsShown(false);
		},
	});
	const { map } = built;

	useEffect(() => {
		if (!map || styles === 0 || state === 'loading') return;
		map.getSource<GeoJSONSource>(PINS)?.setData(collectionOf(features));
		const bounds = pinBounds(points);
		if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: FIT_MAX_ZOOM, duration: 0 });
	}, [map, styles, state, features, points]);

	useEffect(() => {
		if (!map || styles === 0 || isShown || state === 'loading') return;
		const stop = new AbortController();
		showPins(map, stop.signal).then(() => {
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
	const close = () => {
		setChosen(null);
		// The button disappears with the card; the focus stays on the map.
		map?.getCanvas().focus({ preventScroll: true });
	};
	return (
		<>
			<MapCanvas {...built} labels={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') }} />
			{state === 'failed' ? <MapState>{t('map.failed')}</MapState> : null}
			<div className="pointer-events-none absolute bottom-7 left-3 grid max-w-[calc(100%-1.5rem)] justify-items-start gap-2 *:max-w-full min-[70rem]:top-0 min-[70rem]:w-[calc(100%-1.5rem)] min-[70rem]:content-end">
				{/* Beside the list it is at the top, which is in view before users scroll. */}
				<div
					aria-live="polite"
					className="min-[70rem]:absolute min-[70rem]:top-3 min-[70rem]:left-0 min-[70rem]:max-w-[calc(100%-5.5rem)]"
				>
					{card ? <HotelMapCard point={card} details={details} address={addressOf(card.id)} onClose={close} /> : null}
				</div>
				{hasPeriod && state === 'ready' ? (
					<Legend currency={points.stayPrices.some((price) => price !== null) ? points.currency : undefined} />
				) : null}
			</div>
		</>
	);
}

function Legend({ currency }: { currency: string | undefined }) {
	const { t } = useTranslation('hotel-list');
	return (
		<p className="flex flex-wrap gap-x-4 gap-y-1 rounded-control bg-work px-3 py-1.5 text-note shadow-panel">
			{currency ? (
				<span className="inline-flex items-center gap-1.5">
					<b className="rounded-full border border-ink px-2 font-semibold">{currency}</b> {t('map.free')}
				</span>
			) : null}
			<span className="inline-flex items-center gap-1.5">
				<i className="size-3 rounded-full border-2 border-accent-ink" /> {t('map.off')}
			</span>
		</p>
	);
}
