import { type ReactNode, useRef } from 'react';
import type { SearchFilter } from '~/domain/search/search-filter';
import type { CardView } from '../card-view';
import type { SearchView } from '../search-view';
import ResultsMapSlot from './results-map-slot';

type ResultsWithMapProps = {
	map: NonNullable<SearchView['map']>;
	filter: SearchFilter;
	cards: readonly CardView[];
	/** The list, or what is shown in its place. */
	children: ReactNode;
};

/** Results and their map: beside each other from 1300 px on, the map first below. */
export function ResultsWithMap({ map, filter, cards, children }: ResultsWithMapProps) {
	const list = useRef<HTMLDivElement>(null);
	return (
		<div className="with-map grid gap-x-8 gap-y-8">
			<div>
				<ResultsMapSlot query={map.query} filter={filter} words={map.words} cards={cards} list={list} />
			</div>
			<div ref={list} className="min-w-0">
				{children}
			</div>
		</div>
	);
}
