import type { CountryCode } from '../place/country';
import { easterSunday } from './easter';
import { addDays, type PlainDate, partsOf, plainDate } from './plain-date';

/** Public holidays by their law: on a day of the year, or so many days after Easter Sunday. */
const HOLIDAYS = {
	newYear: { on: '01-01', in: ['AT', 'CH', 'FR', 'IT'] },
	epiphany: { on: '01-06', in: ['AT', 'IT'] },
	easterMonday: { after: 1, in: ['AT', 'FR', 'IT'] },
	liberation: { on: '04-25', in: ['IT'] },
	labour: { on: '05-01', in: ['AT', 'FR', 'IT'] },
	victory: { on: '05-08', in: ['FR'] },
	ascension: { after: 39, in: ['AT', 'CH', 'FR'] },
	whitMonday: { after: 50, in: ['AT', 'FR'] },
	corpusChristi: { after: 60, in: ['AT'] },
	republic: { on: '06-02', in: ['IT'] },
	bastille: { on: '07-14', in: ['FR'] },
	swissDay: { on: '08-01', in: ['CH'] },
	assumption: { on: '08-15', in: ['AT', 'FR', 'IT'] },
	francis: { on: '10-04', in: ['IT'], since: 2026 },
	austrianDay: { on: '10-26', in: ['AT'] },
	allSaints: { on: '11-01', in: ['AT', 'FR', 'IT'] },
	armistice: { on: '11-11', in: ['FR'] },
	immaculate: { on: '12-08', in: ['AT', 'IT'] },
	christmas: { on: '12-25', in: ['AT', 'CH', 'FR', 'IT'] },
	stStephen: { on: '12-26', in: ['AT', 'IT'] },
} as const satisfies Record<string, Law>;

type Law = ({ on: string } | { after: number }) & { in: readonly CountryCode[]; since?: number };

export type HolidayName = keyof typeof HOLIDAYS;

/** A day on which a whole country does not work. */
export type PublicHoliday = { day: PlainDate; name: HolidayName; countries: CountryCode[] };

/**
 * Public holidays of the countries from `first` on and before `end`, by day (OPERATOR-28). They hold in the whole country: what a Swiss
 * canton or a French department has of its own is not among them.
 */
export function publicHolidays(first: PlainDate, end: PlainDate, countries: readonly CountryCode[]): PublicHoliday[] {
	const found: PublicHoliday[] = [];
	for (let { year } = partsOf(first); year <= partsOf(end).year; year++) {
		const easter = easterSunday(year);
		for (const [name, law] of Object.entries(HOLIDAYS) as [HolidayName, Law][]) {
			const day = 'on' in law ? plainDate(`${year}-${law.on}`) : addDays(easter, law.after);
			const own = law.in.filter((country) => countries.includes(country));
			const isLaw = year >= (law.since ?? 0);
			if (isLaw && own.length > 0 && day >= first && day < end) found.push({ day, name, countries: own });
		}
	}
	return found.sort((a, b) => (a.day < b.day ? -1 : 1));
}
