import type { TFunction } from 'i18next';
import type { GuideFacts } from '~/domain/guide/guide-facts';
import type { Language } from '~/domain/language/language';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import { serverTexts } from '~/locales/server';

/** The texts of pages about places; they stay on the server. */
export type PlaceTexts = TFunction<['places', 'results', 'common']>;

/** A link, or the name of the page itself. */
export type Words = { text: string; to: string };

export function placeTexts(language: Language): PlaceTexts {
	return serverTexts(language).getFixedT(language, ['places', 'results', 'common']);
}

/** `1450 m`, `1300 bis 1850 m`. */
export function heightWords(height: number | readonly [number, number], t: PlaceTexts): string {
	const text =
		typeof height === 'number' ? t('metres', { metres: height }) : t('metresRange', { from: height[0], to: height[1] });
	return joinedByHardSpaces(text);
}

/** `50 min`, `2 h`, `1 h 30 min`. */
export function transferWords(minutes: number, t: PlaceTexts): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (hours === 0) return joinedByHardSpaces(t('minutes', { minutes: rest }));
	return joinedByHardSpaces(rest === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes: rest }));
}

/** The airport with scheduled flights that is the shortest drive away. */
export function nearestAirport(airports: GuideFacts['airports'], t: PlaceTexts): string {
	const [nearest] = (airports ?? []).filter(({ isPrivate }) => !isPrivate).sort((a, b) => a.minutes - b.minutes);
	return nearest ? `${nearest.name}, ${transferWords(nearest.minutes, t)}` : '';
}

function joinedByHardSpaces(text: string): string {
	return text.replaceAll(' ', NO_BREAK_SPACE);
}
