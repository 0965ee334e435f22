import { easterSunday } from './easter';
import { addDays, type PlainDate, partsOf, plainDate, weekday } from './plain-date';

/** Countries whose families fill the Alps, and whose school holidays follow a rule. */
export type SchoolCountry = 'AT' | 'CH' | 'DE' | 'FR' | 'GB';

export type SchoolKind = 'christmas' | 'winter' | 'easter' | 'summer' | 'autumn';

type Part = { country: SchoolCountry; first: PlainDate; last: PlainDate };

/** School holidays of one kind that touch each other, with each country's own days, both ends included. */
export type SchoolHoliday = { kind: SchoolKind; first: PlainDate; last: PlainDate; parts: Part[] };

/** The first such weekday from a day of the year on; 0 is Sunday. */
const onOrAfter = (day: PlainDate, wanted: number) => addDays(day, (wanted - weekday(day) + 7) % 7);
const SATURDAY = 6;
const MONDAY = 1;

/**
 * The school holidays that begin in a year. Austria's are those of its law (Schulzeitgesetz, § 2), of all federal states together. France's follow the
 * ministry's pattern of 2024 to 2027, of its three zones together. Of Great Britain, Germany and Switzerland only weeks stand here that nearly all
 * schools have; their states, cantons and councils have more of their own.
 */
function startingIn(year: number): [SchoolKind, Part][] {
	const at = (monthDay: string, by = year) => plainDate(`${by}-${monthDay}`);
	const easter = easterSunday(year);
	const beforeChristmas = onOrAfter(at('12-17'), SATURDAY);
	const frenchWinter = onOrAfter(at('02-04'), SATURDAY);
	const frenchAutumn = onOrAfter(at('10-17'), SATURDAY);
	const [halfTerm, autumnTerm] = [onOrAfter(at('02-12'), MONDAY), onOrAfter(at('10-22'), MONDAY)];
	const austrianWinter = addDays(onOrAfter(at('02-01'), MONDAY), -2);
	const part = (country: SchoolCountry, first: PlainDate, last: PlainDate): Part => ({ country, first, last });
	return [
		['winter', part('AT', austrianWinter, addDays(austrianWinter, 21))],
		['winter', part('FR', frenchWinter, addDays(frenchWinter, 29))],
		['winter', part('GB', addDays(halfTerm, -2), addDays(halfTerm, 6))],
		['easter', part('AT', addDays(easter, -8), addDays(easter, 1))],
		['easter', part('DE', addDays(easter, -8), addDays(easter, 7))],
		['easter', part('FR', addDays(frenchWinter, 56), addDays(frenchWinter, 85))],
		['summer', part('AT', onOrAfter(at('06-28'), SATURDAY), addDays(onOrAfter(at('09-08'), MONDAY), -1))],
		['summer', part('FR', onOrAfter(at('07-01'), SATURDAY), at('08-31'))],
		['autumn', part('FR', frenchAutumn, addDays(frenchAutumn, 15))],
		['autumn', part('GB', addDays(autumnTerm, -2), addDays(autumnTerm, 6))],
		['autumn', part('AT', at('10-26'), at('11-02'))],
		['christmas', part('FR', beforeChristmas, addDays(beforeChristmas, 15))],
		['christmas', part('GB', beforeChristmas, addDays(beforeChristmas, 15))],
		['christmas', part('CH', beforeChristmas, addDays(beforeChristmas, 15))],
		['christmas', part('AT', at('12-24'), at('01-06', year + 1))],
		['christmas', part('DE', at('12-24'), at('01-02', year + 1))],
	];
}

/** School holidays that have a day from `first` on and before `end`, in their order (OPERATOR-28). */
export function schoolHolidays(first: PlainDate, end: PlainDate): SchoolHoliday[] {
	const found: SchoolHoliday[] = [];
	for (let year = partsOf(first).year - 1; year <= partsOf(end).year; year++)
		for (const [kind, part] of startingIn(year)) {
			const same = found.find(
				(each) => each.kind === kind && part.first <= addDays(each.last, 3) && part.last >= each.first,
			);
			if (same) {
				same.parts.push(part);
				if (part.first < same.first) same.first = part.first;
				if (part.last > same.last) same.last = part.last;
			} else found.push({ kind, first: part.first, last: part.last, parts: [part] });
		}
	return found.filter((each) => each.last >= first && each.first < end).sort((a, b) => (a.first < b.first ? -1 : 1));
}
