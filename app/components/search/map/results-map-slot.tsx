import { type ComponentType, useEffect, useState } from 'react';
import type { SearchFilter } from '~/domain/search/search-filter';
import { loadTexts } from '~/locales/browser';
import { hasWebGl2 } from '../../map/has-web-gl2';
import { MapNote } from './map-note';
import type { ResultsMapProps } from './results-map';
import type { MapView } from './use-map-view';

type ResultsMapSlotProps = {
	query: string;
	filter: SearchFilter;
	view: MapView;
	/** What it is, and what it says while it comes and where it cannot be drawn. */
	words: { title: string; sameInList: string; loading: string; unable: string; missing: string; noScript: string };
};

/**
 * The place of the map of the results (SEARCH-20). The map, and MapLibre with it, loads when this is rendered for the first time. The
 * list has the same houses, so a browser without WebGL or script loses nothing.
 */
export function ResultsMapSlot({ query, filter, view, words }: ResultsMapSlotProps) {
	const [Live, setLive] = useState<ComponentType<ResultsMapProps> | null>(null);
	const { state, setState } = view;
	useEffect(() => {
		// The server's build drops what follows, and with it MapLibre.
		if (import.meta.env.SSR) return;
		if (!hasWebGl2()) {
			setState('unable');
			return;
		}
		let isCurrent = true;
		setState('loading');
		Promise.all([import('./results-map'), loadTexts(['results-map'])]).then(
			([module]) => isCurrent && setLive(() => module.default),
			() => isCurrent && setState('missing'),
		);
		return () => {
			isCurrent = false;
		};
	}, [setState]);
	return (
		<section
			aria-label={words.title}
			aria-describedby="results-map-note"
			className="results-map relative isolate bg-light1"
		>
			<p id="results-map-note" className="sr-only">
				{words.sameInList}
			</p>
			{Live && state !== 'unable' ? (
				<Live
					query={query}
					filter={filter}
					cards={view.cards}
					list={view.list}
					chosen={view.chosen}
					onChoose={view.choose}
					onMissing={view.onMissing}
					onReady={() => setState('ready')}
					onFail={() => setState('unable')}
				/>
			) : null}
			{state === 'ready' ? null : (
				<>
					<div className="[@media(scripting:none)]:hidden">
						<MapNote>{words[state]}</MapNote>
					</div>
					<div className="without-script">
						<MapNote>{words.noScript}</MapNote>
					</div>
				</>
			)}
		</section>
	);
}
