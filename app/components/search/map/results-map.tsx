import 'maplibre-gl/dist/maplibre-gl.css';
import '../../map/map.css';
import './pins.css';
import { ScaleControl } from 'maplibre-gl';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import type { SearchFilter } from '~/domain/search/search-filter';
import { propertyCode } from '~/domain/shortlist/property-code';
import { buildGroundMap, sharpen } from '../../map/ground-map';
import { isMotionReduced } from '../../map/is-motion-reduced';
import { FITTED, useAreaSearch } from '../../map/use-area-search';
import { MapCanvas, useBuiltMap } from '../../map/use-built-map';
import type { CardView } from '../card-view';
import { searchAddress } from '../search-address';
import { boundsOf, centreOf } from './bounds';
import { type ChosenHouse, SHEET_MEDIA } from './chosen-house';
import { EmptyPart } from './empty-part';
import { MapCard } from './map-card';
import { MapNote } from './map-note';
import { MoveControl } from './move-control';
import { PinLayer, type PinState } from './pin-layer';
import { nearestPlaces, type Pin, pinOf } from './pins';
import { houseCount, placeOf } from './points';
import { seenHouses, withSeen } from './seen-houses';
import { useCardPlace } from './use-card-place';
import { useLitCard } from './use-lit-card';
import { useMedia } from './use-media';
import { usePins } from './use-pins';
import { useCard, usePoints } from './use-points';

export type ResultsMapProps = {
	/** The query of the search. */
	query: string;
	filter: SearchFilter;
	/** The cards of the list beside it, in its order, and the element that holds them. */
	cards: readonly CardView[];
	list: RefObject<HTMLElement>;
	chosen: ChosenHouse | null;
	onChoose: (chosen: ChosenHouse | null) => void;
	/** The card of the chosen house, where the list does not have it and is a sheet over the map. */
	onMissing: (card: CardView | null) => void;
	onReady: () => void;
	/** The browser cannot draw it. */
	onFail: () => void;
};

/** Room for the zoom buttons and the width of a price. */
const PADDING = { top: 72, right: 72, bottom: 56, left: 72 };
const PADDING_OF_SHEET = { top: 84, right: 76, bottom: 36, left: 76 };
/** A single resort shows its pins apart. */
const FIT_MAX_ZOOM = 12.6;
/** So many houses are offered where a part of the map has none. */
const NEAREST_HOUSES = 5;

/** Every house of a search on the map, in step with the list (SEARCH-20). Loaded by dynamic import only (`results-map-slot.tsx`). */
export default function ResultsMap(props: ResultsMapProps) {
	const { query, filter, cards, list, chosen, onChoose, onMissing, onReady, onFail } = props;
	const { t } = useTranslation('results-map');
	const { mapStyleUrl, language } = useRoot();
	const hasSheet = useMedia(SHEET_MEDIA);
	const { points, state } = usePoints(query);
	const [grounds, setGrounds] = useState(0);
	const [isShown, setIsShown] = useState(false);
	const [pointed, setPointed] = useState<Pin | null>(null);
	const [focusAt, setFocusAt] = useState<number | null>(null);
	const [seen, setSeen] = useState(seenHouses);
	const code = chosen?.code ?? null;
	const see = (opened: string) => setSeen((known) => withSeen(known, opened));
	const lit = useLitCard(list, cards, [...(code === null ? [] : [code]), ...(pointed?.name ? pointed.codes : [])], see);
	const latest = useRef({ onReady, onChoose, area: filter.area, hasSheet });
	latest.current = { onReady, onChoose, area: filter.area, hasSheet };
	const built = useBuiltMap(`${mapStyleUrl}|${language}`, {
		build: (element) => {
			const map = buildGroundMap({
				element,
				styleUrl: mapStyleUrl,
				language: language as Language,
				labels: {
					map: t('canvas'),
					scrollHint: t('scrollHint'),
					scrollHintMac: t('scrollHintMac'),
					touchHint: t('touchHint'),
				},
				isCooperative: !hasSheet,
				onGround() {
					setGrounds((count) => count + 1);
					setIsShown(false);
				},
			});
			map?.addControl(new ScaleControl({ maxWidth: 64 }), 'bottom-right');
			map?.on('click', ({ originalEvent }) => {
				if (originalEvent.target === map.getCanvas() && !latest.current.hasSheet) latest.current.onChoose(null);
			});
			return map;
		},
		onFail,
		onRemove() {
			setGrounds(0);
			setIsShown(false);
		},
	});
	const { map } = built;
	const { pins, partAt } = usePins(map, points, { from: t('pin.from'), onRequest: t('pin.onRequest') });

	useEffect(() => {
		// Behind a sheet the page does not scroll, so that one finger moves the map.
		if (hasSheet) map?.cooperativeGestures.disable();
		else map?.cooperativeGestures.enable();
	}, [map, hasSheet]);

	const fitPlaces = useCallback(
		(at: readonly number[]) => {
			const bounds = boundsOf(points, at);
			const padding = latest.current.hasSheet ? PADDING_OF_SHEET : PADDING;
			if (bounds) map?.fitBounds(bounds, { padding, maxZoom: FIT_MAX_ZOOM, duration: 0 }, FITTED);
		},
		[map, points],
	);
	useEffect(() => {
		if (!map || state === 'loading') return;
		const { area } = latest.current;
		if (area) map.fitBounds([area.west, area.south, area.east, area.north], { duration: 0 }, FITTED);
		else fitPlaces(points.codes.map((_, at) => at));
	}, [map, state, points, fitPlaces]);

	useEffect(() => {
		if (!map || grounds === 0 || isShown || state === 'loading') return;
		let isCurrent = true;
		sharpen(map).then(() => {
			if (!isCurrent) return;
			setIsShown(true);
			latest.current.onReady();
		});
		return () => {
			isCurrent = false;
		};
	}, [map, grounds, isShown, state]);

	const areaSearch = useAreaSearch(isShown ? map : null, {
		hasArea: filter.area !== null,
		addressOf: (area) => searchAddress({ ...filter, area, page: 1 }),
		memory: 'search-on-move',
	});

	const at = placeOf(points, code);
	useEffect(() => {
		const [longitude, latitude] = [points.longitudes[at], points.latitudes[at]];
		if (!map || chosen?.by !== 'swipe' || longitude === undefined || latitude === undefined) return;
		// A swipe to a house beyond the edge brings it into sight.
		if (!map.isMoving() && !map.getBounds().contains([longitude, latitude]))
			map.easeTo({ center: [longitude, latitude], duration: isMotionReduced() ? 0 : 300 }, FITTED);
	}, [map, chosen, points, at]);

	const inList = cards.find(({ id }) => propertyCode(id) === code) ?? null;
	const fetched = useCard(query, inList ? null : code);
	const card = inList ?? fetched;
	useEffect(() => onMissing(hasSheet ? fetched : null), [onMissing, hasSheet, fetched]);
	const place = useMemo(
		() => (at < 0 ? null : { longitude: points.longitudes[at] ?? 0, latitude: points.latitudes[at] ?? 0 }),
		[points, at],
	);
	const cardBox = useCardPlace(map, card && !hasSheet ? place : null);

	const close = useCallback(() => {
		latest.current.onChoose(null);
		// The card disappears with what had the focus; it goes back to the pin.
		if (pins.some((pin) => pin.at.includes(at))) setFocusAt(at);
		else map?.getCanvas().focus({ preventScroll: true });
	}, [map, pins, at]);
	useEffect(() => {
		if (!map || code === null) return;
		const stop = new AbortController();
		map.getContainer().addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal: stop.signal });
		return () => stop.abort();
	}, [map, code, close]);

	const choose = (pin: Pin, isByKey: boolean) => {
		const [first] = pin.codes;
		const zoom = pin.at.length > 1 ? partAt(pin) : null;
		if (map && zoom !== null) {
			const center: [number, number] = [pin.longitude, pin.latitude];
			if (isByKey) setFocusAt(pin.at[0] ?? null);
			map.easeTo({ center, zoom, duration: isMotionReduced() ? 0 : 450 });
		} else if (first !== undefined) {
			// Above a sheet no card has arrows: each press of a pin brings its next house.
			const next = hasSheet && code !== null ? pin.codes[(pin.codes.indexOf(code) + 1) % pin.codes.length] : first;
			see(next ?? first);
			onChoose({ code: next ?? first, codes: pin.codes, by: isByKey ? 'key' : 'pointer' });
		}
	};
	const step = (by: 1 | -1) => {
		if (!chosen) return;
		const { codes } = chosen;
		const next = codes[(codes.indexOf(chosen.code) + by + codes.length) % codes.length];
		if (next === undefined) return;
		see(next);
		onChoose({ ...chosen, code: next, by: 'pointer' });
	};

	const stateOf = (pin: Pin): PinState => {
		if (lit !== null && pin.codes.includes(lit)) return 'lit';
		if (code !== null && pin.codes.includes(code)) return 'open';
		return pin.name !== '' && seen.includes(pin.codes[0] ?? '') ? 'seen' : 'free';
	};
	// Within a cluster a house gets a pin of its own while it is open or pointed at.
	const above = [...new Set([code, lit])].flatMap((each) => {
		const own = placeOf(points, each);
		const pin = own < 0 ? null : pinOf(points, { at: [own] });
		return pin && pin.name !== '' && !pins.some(({ key }) => key === pin.key) ? [pin] : [];
	});
	const empty = filter.area && cards.length === 0 && state === 'ready' && houseCount(points) > 0 ? filter.area : null;
	return (
		<>
			<MapCanvas {...built} labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }} />
			{map ? (
				<PinLayer
					map={map}
					pins={pins}
					above={above}
					stateOf={stateOf}
					onChoose={choose}
					onPoint={setPointed}
					focusAt={focusAt}
					onFocused={() => setFocusAt(null)}
				/>
			) : null}
			{isShown && points.codes.length > 0 ? <MoveControl {...areaSearch} isBusy={state === 'loading'} /> : null}
			{isShown && state === 'failed' ? <MapNote>{t('failed')}</MapNote> : null}
			{state === 'ready' && points.codes.length === 0 && cards.length > 0 ? <MapNote>{t('nothing')}</MapNote> : null}
			{empty && isShown ? (
				<EmptyPart
					filter={filter}
					count={houseCount(points)}
					nearest={Math.min(NEAREST_HOUSES, houseCount(points))}
					onNearest={() => {
						fitPlaces(nearestPlaces(points, centreOf(empty), NEAREST_HOUSES));
						areaSearch.searchView();
					}}
				/>
			) : null}
			<div ref={cardBox} aria-live="polite" className="map-cards pointer-events-none absolute">
				{card && chosen && !hasSheet ? (
					<MapCard
						card={card}
						at={Math.max(0, chosen.codes.indexOf(chosen.code))}
						count={chosen.codes.length}
						takesFocus={chosen.by === 'key'}
						onStep={step}
						onClose={close}
					/>
				) : null}
			</div>
		</>
	);
}
