import type { GuideFacts } from '~/domain/guide/guide-facts';
import { heightWords, type PlaceTexts, transferWords } from './place-words';

/** The facts of a place in words. */
export type FactsView = {
	title: string;
	rows: { label: string; value: string }[];
	transfers: { title: string; rows: { from: string; note: string; time: string }[] } | null;
};

/** Null where nothing is known. */
export function factsView(facts: GuideFacts, t: PlaceTexts): FactsView | null {
	const { village, top, slopes, season, station, goodFor, airports } = facts;
	const rows = [
		village === undefined ? null : { label: t('village'), value: heightWords(village, t) },
		top === undefined ? null : { label: t('top'), value: heightWords(top, t) },
		slopes ? { label: t('slopes'), value: slopes } : null,
		season ? { label: t('season'), value: capitalised(t('seasonRange', season)) } : null,
		station ? { label: t('station'), value: station } : null,
		goodFor ? { label: t('goodFor'), value: goodFor.join(', ') } : null,
	].filter((row) => row !== null);
	if (rows.length === 0) return null;
	return {
		title: t('facts'),
		rows,
		transfers: airports
			? {
					title: t('transfers'),
					rows: airports.map(({ name, to, note, isPrivate, minutes }) => ({
						from: to ? t('airportTo', { name, to }) : name,
						note: [isPrivate ? t('privatePlanes') : '', note ?? ''].filter(Boolean).join(', '),
						time: transferWords(minutes, t),
					})),
				}
			: null,
	};
}

function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
