import 'maplibre-gl/dist/maplibre-gl.css';
import '../../map/map.css';
import type { GeoJSONSource } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import type { SearchFilter } from '~/domain/search/search-filter';
import { propertyCode } from '~/domain/shortlist/property-code';
import { pinBounds } from '../../map/pin-bounds';
import { collectionOf, LIT, PINS } from '../../map/pin-layers';
import { buildPinMap, showPins } from '../../map/pin-map';
import { MapCanvas, useBuiltMap } from '../../map/use-built-map';
import type { CardView } from '../card-view';
import { MapCard } from './map-card';
import { MapNote } from './map-note';
import { FITTED, useAreaSearch } from './use-area-search';
import { useLitCard } from './use-lit-card';
import { pinFeature, useCard, usePoints } from './use-points';

export type ResultsMapProps = {
	/** The query of the search. */
	query: string;
	filter: SearchFilter;
	/** The cards of the list beside it, in its order, and the element that holds them. */
	cards: readonly CardView[];
	list: RefObject<HTMLElement>;
	onReady: () => void;
	/** The browser cannot draw it. */
	onFail: () => void;
};

/** Room for the zoom buttons and the width of a price. */
const PADDING = { top: 56, right: 72, bottom: 56, left: 72 };
/** A single resort shows its pins, which are counted together up to zoom 12. */
const FIT_MAX_ZOOM = 12.6;

/** Every house of a search on the map, in step with the list (SEARCH-20). Loaded by dynamic import only (`results-map-slot.tsx`). */
export default function ResultsMap({ query, filter, cards, list, onReady, onFail }: ResultsMapProps) {
	const { t } = useTranslation('results-map');
	const { mapStyleUrl, language } = useRoot();
	const { points, features, state } = usePoints(query);
	const [styles, setStyles] = useState(0);
	const [isShown, setIsShown] = useState(false);
	const [chosen, setChosen] = useState<{ code: string } | null>(null);
	const lit = useLitCard(list, cards, chosen?.code ?? null);
	const labels = {
		map: t('canvas'),
		scrollHint: t('scrollHint'),
		scrollHintMac: t('scrollHintMac'),
		touchHint: t('touchHint'),
	};
	const latest = useRef({ points, onReady, area: filter.area });
	latest.current = { points, onReady, area: filter.area };
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
				onChoose(at) {
					const code = at === null ? undefined : latest.current.points.codes[at]?.[0];
					setChosen(code === undefined ? null : { code });
				},
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
		const { area } = latest.current;
		const bounds = pinBounds({ ...points, free: points.codes.length });
		if (area) map.fitBounds([area.west, area.south, area.east, area.north], { duration: 0 }, FITTED);
		else if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: FIT_MAX_ZOOM, duration: 0 }, FITTED);
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
		if (!map || styles === 0 || !isShown) return;
		const shown = [chosen?.code ?? null, lit].flatMap((code) => {
			const at = code === null ? -1 : points.codes.findIndex((codes) => codes.includes(code));
			return at < 0 ? [] : [pinFeature(points, at)];
		});
		map.getSource<GeoJSONSource>(LIT)?.setData(collectionOf(shown));
	}, [map, styles, isShown, points, chosen, lit]);

	const areaSearch = useAreaSearch(isShown ? map : null, filter);

	const code = chosen?.code ?? null;
	useEffect(() => {
		if (!map || code === null) return;
		const stop = new AbortController();
		// A click on a pin leaves the focus on the map, not in the card.
		map
			.getCanvas()
			.addEventListener('keydown', ({ key }) => key === 'Escape' && setChosen(null), { signal: stop.signal });
		return () => stop.abort();
	}, [map, code]);
	const inList = cards.find(({ id }) => propertyCode(id) === code) ?? null;
	const fetched = useCard(query, inList ? null : code);
	const card = inList ?? fetched;
	const here = points.codes.find((codes) => code !== null && codes.includes(code)) ?? [];
	const close = () => {
		setChosen(null);
		// The button disappears with the card; the focus stays on the map.
		map?.getCanvas().focus({ preventScroll: true });
	};
	return (
		<>
			<MapCanvas {...built} labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }} />
			{isShown && points.codes.length > 0 ? (
				<div
					aria-busy={state === 'loading'}
					className="map-control absolute top-3 left-3 z-1 bg-sheet text-small shadow-popover"
				>
					<label className="flex items-center gap-3 px-4 py-2.5">
						<input
							type="checkbox"
							className="check"
							checked={areaSearch.isOnMove}
							onChange={(event) => areaSearch.setOnMove(event.currentTarget.checked)}
						/>
						{t('searchOnMove')}
					</label>
					{areaSearch.searchHere ? (
						<button
							type="button"
							className="w-full border-t border-line px-4 py-2.5 font-semibold"
							onClick={areaSearch.searchHere}
						>
							{t('searchHere')}
						</button>
					) : null}
				</div>
			) : null}
			{state === 'failed' ? <MapNote>{t('failed')}</MapNote> : null}
			{state === 'ready' && points.codes.length === 0 ? <MapNote>{t('nothing')}</MapNote> : null}
			<div aria-live="polite" className="map-cards pointer-events-none absolute grid">
				{card && code !== null ? (
					<MapCard
						card={card}
						at={Math.max(0, here.indexOf(code))}
						count={here.length}
						onStep={(by) => {
							const next = here[(here.indexOf(code) + by + here.length) % here.length];
							if (next !== undefined) setChosen({ code: next });
						}}
						onClose={close}
					/>
				) : null}
			</div>
		</>
	);
}
