import type { TFunction } from 'i18next';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { alpineDay, formatLongDate, formatLongTimestamp } from '~/domain/date/format-long-date';
import { clockTime } from '~/domain/date/format-timestamp';
import { LONG_WEEKDAYS } from '~/domain/date/month-names';
import { daysBetween, weekday } from '~/domain/date/plain-date';
import { unbroken } from '~/domain/date/unbroken';
import type { Language } from '~/domain/language/language';
import { exactRate } from '~/domain/money/format-rate';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import { isCurrency } from '~/domain/money/money';
import { regionName } from '~/domain/place/region-name';
import type { SnapshotLiving, SnapshotOption } from '~/domain/proposal/snapshot';
import { timeLeft } from '~/domain/proposal/time-left';
import type { ClientView } from './client-view';

export type Texts = TFunction<['proposal']>;

/** What is shown of a version that concerns all of its options. */
type Shown = Pick<ClientView['snapshot'], 'options' | 'language'>;

/** Numbers that a text spells out, from 2 on; larger ones stay digits. */
const SPELLED = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

/** `three`, or `13`. */
export function numberWord(t: Texts, count: number): string {
	const spelled = SPELLED[count - 2];
	return spelled ? t(`number.${spelled}`) : String(count);
}

/** With a capital, where it begins a sentence. */
export function capital(text: string): string {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Headline of a proposal: the agent's own, or one made of its options. */
export function titleWords(t: Texts, { snapshot, person }: Pick<ClientView, 'snapshot' | 'person'>): string {
	const count = snapshot.options.length;
	const place = snapshot.options[0]?.place ?? '';
	return person?.title || capital(t('title', { count, number: numberWord(t, count), place }));
}

/** What the agent is called in a sentence: the first name, or the agency once the person was erased. */
export function agentName({ person, snapshot }: Pick<ClientView, 'snapshot' | 'person'>): string {
	return person?.agent.name.split(' ')[0] || snapshot.agency;
}

export function clientName({ client }: NonNullable<ClientView['person']>): string {
	return [client.firstName, client.lastName].filter(Boolean).join(' ');
}

/** `five more days`; '' once the validity is over. */
export function leftWords(t: Texts, validUntil: number, now: number): string {
	const left = timeLeft(validUntil, now);
	return left ? t(`left.${left.unit}`, { count: left.count, number: numberWord(t, left.count) }) : '';
}

/** The end of the validity in a sentence: `Friday, 27 November, 18:00`, with its year where that is another one. */
export function momentWords(instant: number, now: number, language: Language): string {
	const hasYear = alpineDay(instant).slice(0, 4) !== alpineDay(now).slice(0, 4);
	return unbroken(formatLongTimestamp(instant, language, { hasYear }));
}

/** When an earlier version was sent: `Tuesday` within the last six days, on the same day the time, else `17 November`. */
export function sinceWords(instant: number, now: number, language: Language): string {
	const day = alpineDay(instant);
	const days = daysBetween(day, alpineDay(now));
	if (days === 0) return `${clockTime(instant)}${language === 'de' ? ' Uhr' : ''}`;
	if (days > 6) return formatLongDate(day, language, { hasWeekday: false, hasYear: false });
	return LONG_WEEKDAYS[language][weekday(day)] ?? '';
}

type Stay = Pick<SnapshotOption, 'stay'>;

/** `Sat 13 – Sat 20 Mar 2027`. */
export function stayWords({ stay: { checkIn, checkOut } }: Stay, language: Language): string {
	const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7);
	const isOneYear = checkIn.slice(0, 4) === checkOut.slice(0, 4);
	const from = formatDate(checkIn, language, { weekday: 'plain', hasYear: !isOneYear });
	const shortened = isOneMonth ? from.split(' ').slice(0, 2).join(' ') : from;
	return `${shortened} – ${formatDate(checkOut, language, { weekday: 'plain' })}`;
}

/** `13 – 20 Mar 2027`. */
export function datesWords({ stay: { checkIn, checkOut } }: Stay, language: Language): string {
	return formatDateRange(checkIn, checkOut, language);
}

export function nightsWords(t: Texts, { stay: { checkIn, checkOut } }: Stay): string {
	return t('nights', { count: daysBetween(checkIn, checkOut) });
}

/** How guests of an option live, a line each; the same rooms in one line. */
export function livingLines(t: Texts, living: SnapshotLiving): string[] {
	if (living.kind === 'property') return [t('whole', { level: levelWord(t, living) })];
	const counts = new Map<string, number>();
	for (const { name, mealPlan } of living.rooms) {
		const line = `${name}, ${t(`meal.${mealPlan}`)}`;
		counts.set(line, (counts.get(line) ?? 0) + 1);
	}
	return [...counts].map(([line, count]) => (count > 1 ? `${count}${NO_BREAK_SPACE}×${NO_BREAK_SPACE}${line}` : line));
}

/** The same in a word or two: `catered`, `two rooms`. */
export function livingWord(t: Texts, living: SnapshotLiving): string {
	if (living.kind === 'property') return levelWord(t, living);
	const count = living.rooms.length;
	return t('rooms', { count, number: numberWord(t, count) });
}

function levelWord(t: Texts, { serviceLevel }: Extract<SnapshotLiving, { kind: 'property' }>): string {
	return t(`level.${serviceLevel}`);
}

/** `4 adults, 2 children (8, 11)`. */
export function partyWords(t: Texts, { party }: Pick<SnapshotOption, 'party'>): string {
	const { adults, children, childrenAges } = party;
	const ages = childrenAges.length > 0 ? ` ${whole(`(${childrenAges.join(', ')})`)}` : '';
	return [
		whole(t('adults', { count: adults })),
		children > 0 ? `${whole(t('children', { count: children }))}${ages}` : null,
	]
		.filter(Boolean)
		.join(', ');
}

/** Who travels; options for other people beside them: `4 adults or 2 adults`. */
export function partiesWords(t: Texts, { options, language }: Shown): string {
	const parties = [...new Set(options.map((option) => partyWords(t, option)))];
	const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
	return parties.length > 0 ? list.format(parties) : t('nothing');
}

/** From the first arrival to the last departure. */
export function spanWords({ options, language }: Shown): string {
	const arrivals = options.map(({ stay }) => stay.checkIn).sort();
	const departures = options.map(({ stay }) => stay.checkOut).sort();
	return formatDateRange(arrivals[0] ?? null, departures.at(-1) ?? null, language);
}

/** Does not break over two lines. */
function whole(words: string): string {
	return words.replaceAll(' ', '\u00a0');
}

export function placeWords({ place, country }: Pick<SnapshotOption, 'place' | 'country'>, language: Language): string {
	return [place, regionName(country, language)].filter(Boolean).join(', ');
}

/** An amount that is owed: with two decimals where it is not whole. */
export function owed(minor: number, { currency }: Pick<SnapshotOption, 'currency'>): string {
	return exactRate({ minor, currency });
}

/** A price to compare. */
export function priceWords({ clientMinor, currency }: Pick<SnapshotOption, 'clientMinor' | 'currency'>): string {
	return owed(clientMinor, { currency });
}

/** The lowest and the highest price of each currency: `EUR 16 848 to 23 650, CHF 5 335,82`. */
export function pricesWords(t: Texts, options: readonly SnapshotOption[]): string {
	const currencies = [...new Set(options.map(({ currency }) => currency))];
	const ranges = currencies.map((currency) => {
		const minors = options.filter((option) => option.currency === currency).map(({ clientMinor }) => clientMinor);
		const [low, high] = [Math.min(...minors), Math.max(...minors)];
		const from = owed(low, { currency });
		return low === high ? from : t('to', { from, to: owed(high, { currency }).replace(/^[A-Z]{3}\s/, '') });
	});
	return ranges.length > 0 ? ranges.join(', ') : t('nothing');
}

/** The security deposit; null where amount or day are not known. */
export function depositOf({ terms: { deposit } }: Pick<SnapshotOption, 'terms'>) {
	const { kind, date, minor, currency } = deposit;
	if (date === null || minor === null || currency === null || !isCurrency(currency)) return null;
	return { isBlocked: kind === 'blocked', date, amount: exactRate({ minor, currency }) };
}

/** Square metres; null where they are not known. */
export function areaWords(areaSqm: number | null): string | null {
	return areaSqm === null ? null : `${areaSqm}${NO_BREAK_SPACE}m²`;
}

/** `12 + 2`: adults and children. */
export function sleepsWords(sleeps: SnapshotOption['facts']['sleeps']): string | null {
	if (!sleeps) return null;
	return sleeps.children > 0 ? `${sleeps.adults} + ${sleeps.children}` : String(sleeps.adults);
}
