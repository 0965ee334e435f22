import 'maplibre-gl/dist/maplibre-gl.css';
import '../../map/map.css';
import type { GeoJSONSource } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelArea } from '~/domain/hotel-search/hotel-filter';
import type { Language } from '~/domain/language/language';
import { pinBounds } from '../../map/pin-bounds';
import { collectionOf, LIT, PINS } from '../../map/pin-layers';
import { buildPinMap, showPins } from '../../map/pin-map';
import { type AreaSearch, FITTED, useAreaSearch } from '../../map/use-area-search';
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
	/** The part of the map that is searched; null: the places of the search. */
	area: HotelArea | null;
	/** The address of the same search in a part of the map. */
	areaAddress: (area: HotelArea) => string;
	isSearching: boolean;
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
export default function HotelMap(props: HotelMapProps) {
	const { requested, hasPeriod, area, areaAddress, isSearching, addressOf, list, onReady, onFail } = props;
	const { t } = useTranslation('hotel-list');
	const { mapStyleUrl, language } = useRoot();
	const { points, features, state } = useHotelPoints(requested);
	const [styles, setStyles] = useState(0);
	const [isShown, setIsShown] = useState(false);
	const [chosen, setChosen] = useState<string | null>(null);
	const hasMoved = useRef(false);
	const hovered = useLitRow(list, chosen, points);
	const labels = {
		map: t('map.canvas'),
		scrollHint: t('map.scrollHint'),
		scrollHintMac: t('map.scrollHintMac'),
		touchHint: t('map.touchHint'),
	};
	const latest = useRef({ points, onReady, area });
	latest.current = { points, onReady, area };
	const built = useBuiltMap(`${mapStyleUrl}|${language}`, {
		build: (element) =>
			buildPinMap({
				element,
				styleUrl: mapStyleUrl,
				language: language as Language,
				labels,
				from: t('map.from'),
				onStyle() {
					setStyles((count) => count + 1);
					setIsShown(false);
				},
				onChoose: (at) => setChosen(at === null ? null : (latest.current.points.ids[at] ?? null)),
			}),
		onFail,
		onRemove() {
			hasMoved.current = false;
			setStyles(0);
			setIsShown(false);
		},
	});
	const { map } = built;

	useEffect(() => {
		if (!map || styles === 0 || state === 'loading') return;
		map.getSource<GeoJSONSource>(PINS)?.setData(collectionOf(features));
		const { area: part } = latest.current;
		// What was searched stays as it is in sight; only a map that is new goes there.
		if (part) {
			if (!hasMoved.current) map.fitBounds([part.west, part.south, part.east, part.north], { duration: 0 }, FITTED);
		} else {
			const bounds = pinBounds(points);
			if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: FIT_MAX_ZOOM, duration: 0 }, FITTED);
		}
		hasMoved.current = true;
	}, [map, styles, state, features, points]);
	const areaSearch = useAreaSearch(isShown ? map : null, {
		hasArea: area !== null,
		addressOf: areaAddress,
		memory: 'hotel-search-on-move',
	});

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
			{isShown ? <FollowControl {...areaSearch} isBusy={isSearching} /> : null}
			{state === 'failed' ? <MapState>{t('map.failed')}</MapState> : null}
			<div className="pointer-events-none absolute bottom-7 left-3 grid max-w-[calc(100%-1.5rem)] justify-items-start gap-2 *:max-w-full min-[70rem]:top-0 min-[70rem]:w-[calc(100%-1.5rem)] min-[70rem]:content-end">
				<div aria-live="polite">
					{card ? <HotelMapCard point={card} details={details} address={addressOf(card.id)} onClose={close} /> : null}
				</div>
				{hasPeriod && state === 'ready' ? (
					<Legend currency={points.stayPrices.some((price) => price !== null) ? points.currency : undefined} />
				) : null}
			</div>
		</>
	);
}

/** Whether the list follows the map, and the button for a list that does not. */
function FollowControl({ isOnMove, setOnMove, searchHere, isBusy }: AreaSearch & { isBusy: boolean }) {
	const { t } = useTranslation('hotel-list');
	return (
		<div
			aria-busy={isBusy}
			className="absolute top-3 left-3 z-1 max-w-[calc(100%-5rem)] rounded-control bg-work text-note shadow-panel"
		>
			<label className="flex min-h-10 cursor-pointer items-center gap-2 px-3">
				<input
					type="checkbox"
					className="size-4.25 accent-main"
					checked={isOnMove}
					onChange={(event) => setOnMove(event.currentTarget.checked)}
				/>
				{t('map.searchOnMove')}
			</label>
			{searchHere ? (
				<button type="button" className="min-h-10 w-full border-t border-hair px-3 font-semibold" onClick={searchHere}>
					{t('map.searchHere')}
				</button>
			) : null}
		</div>
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
