import type { TFunction } from 'i18next';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestampInZone } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import type {
	BlockBar,
	CalendarProperty,
	CalendarStay,
} from '~/domain/operator-desk/calendar/load-desk-calendar.server';

export type Texts = TFunction<'operator-calendar'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From here on days are told. */
const SHOWN_HOURS = 36;

/** What is left of a clock, in milliseconds: `3 h 44 min`, `31 h`, `2 days`; in words of its own once it is over. */
export function timeLeft(t: Texts, left: number): string {
	if (left <= 0) return t('left.over');
	const hours = Math.floor(left / HOUR);
	if (hours >= SHOWN_HOURS) return t('left.days', { count: Math.floor(hours / 24) });
	return hours >= 12
		? t('left.hours', { hours })
		: t('left.minutes', { hours, minutes: Math.floor((left % HOUR) / MINUTE) });
}

export const isBlock = (bar: CalendarStay): bar is BlockBar =>
	bar.kind === 'block' || bar.kind === 'hold' || bar.kind === 'channel';

const HOLDS: ReadonlySet<string> = new Set(['confirmedOption', 'confirmedBooking', 'block', 'hold', 'channel']);

/** Its nights are taken (LEAD-3). */
export const holdsNights = ({ kind }: CalendarStay) => HOLDS.has(kind);

/** What is left of a held option or a hold; null for what does not end by itself. */
export function leftOf(t: Texts, bar: CalendarStay, now: number): string | null {
	const isHeld = bar.kind === 'confirmedOption' || bar.kind === 'hold';
	return isHeld && bar.expiresAt !== null ? timeLeft(t, bar.expiresAt - now) : null;
}

export function bedsWords(t: Texts, { adults, children }: CalendarProperty): string {
	if (adults === null) return t('bedsUnknown');
	return children ? t('bedsAndMore', { count: adults, more: children }) : t('beds', { count: adults });
}

/** A stay in one sentence: what it is, whose, when, how many guests. */
export function barWords(t: Texts, language: Language, bar: CalendarStay): string {
	const period = formatDateRange(bar.checkIn, bar.checkOut, language);
	if (!isBlock(bar)) return t(`bar.${bar.kind}`, { name: bar.name, period, count: bar.pax });
	if (bar.kind === 'channel') return t('bar.channel', { name: bar.name, period });
	if (bar.expiresAt === null) return t('bar.block', { reason: bar.name, period });
	const price = bar.priceMinor === null ? null : groupDigits(bar.priceMinor, 0);
	const until = formatTimestampInZone(bar.expiresAt, language);
	return t(price ? 'bar.holdAtPrice' : 'bar.hold', { name: bar.name, period, until, price });
}

/** A night in one sentence, as the keys come to it. */
export function nightWords(t: Texts, language: Language, property: CalendarProperty, night: string): string {
	const day = formatDate(night, language, { weekday: 'plain' });
	const isIn = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) => checkIn <= night && night < checkOut;
	const bars = property.bars.filter(isIn);
	const free = property.free.find(isIn);
	const held = bars.some(holdsNights);
	const price = free && formatAmount({ minor: free.priceMinor, currency: property.currency });
	const state = held ? [] : [price ? t('cell.free', { price }) : t('cell.open')];
	return [property.name, day, ...state, ...bars.map((bar) => barWords(t, language, bar))].join(', ');
}
