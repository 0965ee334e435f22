import { addDays, maxPlainDate, type PlainDate, partsOf, plainDate } from '../date/plain-date';
import { type Season, seasonOf } from '../stay/season';

/** A season that is shown, and the days on which its weeks may begin, both included. */
export type SeasonInView = Season & { from: PlainDate; until: PlainDate };

/** People who choose a property today travel in about six weeks or later. */
const LEAD_DAYS = 42;
/** Weeks that begin in a few days are not shown. */
const NOTICE_DAYS = 14;
/** First and last day on which a week of the season itself begins; the months around it are not what people come for. */
const HEIGHT = { winter: ['12-01', '04-15'], summer: ['06-01', '09-30'] } as const;

/**
 * The season that a landing page speaks of: the one in which the day six weeks ahead lies, so winter from 20 September to 19 March.
 * Its weeks begin in two weeks or later, and at the height of the season.
 */
export function seasonInView(today: PlainDate): SeasonInView {
	return withDays(seasonOf(addDays(today, LEAD_DAYS)), today);
}

/** The season after the one in view. */
export function seasonAfter({ name, year }: Season, today: PlainDate): SeasonInView {
	return withDays(name === 'winter' ? { name: 'summer', year: year + 1 } : { name: 'winter', year }, today);
}

function withDays({ name, year }: Season, today: PlainDate): SeasonInView {
	const [first, last] = HEIGHT[name];
	return {
		name,
		year,
		from: maxPlainDate(plainDate(`${year}-${first}`), addDays(today, NOTICE_DAYS)),
		until: plainDate(`${name === 'winter' ? year + 1 : year}-${last}`),
	};
}

/** True for the season that the year of today calls "this": not one that lies a summer away. */
export function isThisSeason(season: Season, today: PlainDate): boolean {
	const current = seasonOf(today);
	return season.name === current.name ? season.year === current.year : season.year === partsOf(today).year;
}
