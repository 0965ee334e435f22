import { cardBrandName } from '../card/card-brand';
import { formatDate } from '../date/format-date';
import { daysBetween } from '../date/plain-date';
import { formatPercent } from '../language/format-number';
import type { Language } from '../language/language';
import { partyText } from '../lead/lead-party';
import { formatAmount } from '../money/format-amount';
import { serviceLevelLabel } from '../stay/service-level';
import type { BookingMailData } from './booking-mail-data';
import { BOOKING_WORDS } from './booking-words';
import type { Row } from './plain-text';

/** Period, party and way of paying, in one language. Dates as `Sat, 19 Dec 2026`. */
export function stayRows(data: BookingMailData, language: Language): Row[] {
	const words = BOOKING_WORDS[language];
	const day = (date: string) => formatDate(date, language, { weekday: 'comma' });
	const rows: Row[] = [
		[words.checkIn, day(data.checkIn)],
		[words.checkOut, `${day(data.checkOut)} (${words.nights(daysBetween(data.checkIn, data.checkOut))})`],
		[words.serviceLevel, serviceLevelLabel(data.serviceLevel, language)],
		[words.guests, partyText({ ...data, pax: data.adults }, language)],
	];
	if (data.pet) rows.push([words.pet, data.petDetails]);
	rows.push([
		words.payment,
		data.card ? words.card(cardBrandName(data.card.brand), data.card.lastFour) : words.transfer,
	]);
	return rows;
}

/** Price and card fee; together the total, which stands for itself. */
export function priceRows({ quote }: BookingMailData, language: Language): { rows: Row[]; total: Row } {
	const words = BOOKING_WORDS[language];
	const amount = amountIn(quote.currency);
	const rows: Row[] = [[words.price, amount(quote.subtotalMinor)]];
	if (quote.cardFeeMinor > 0)
		rows.push([words.cardFee(formatPercent(quote.cardFeeRatio * 100, language)), amount(quote.cardFeeMinor)]);
	return { rows, total: [words.total, amount(quote.totalMinor)] };
}

/** Each payment with its date, then the security deposit. */
export function dueRows({ quote }: BookingMailData, language: Language): Row[] {
	const words = BOOKING_WORDS[language];
	const amount = amountIn(quote.currency);
	const { deposit } = quote;
	const rows: Row[] = quote.payments.map(({ dueDate, minor }) => [
		dueDate === quote.bookingDate ? words.atBooking : words.by(formatDate(dueDate, language)),
		amount(minor),
	]);
	if (deposit.amount) {
		const label =
			deposit.kind === 'unknown'
				? words.deposit.unknown
				: words.deposit[deposit.kind](formatDate(deposit.date, language));
		rows.push([label, formatAmount(deposit.amount, { hasCents: true })]);
	}
	return rows;
}

/** What a cancellation costs from when to when. */
export function cancellationRows({ quote }: BookingMailData, language: Language): Row[] {
	const words = BOOKING_WORDS[language];
	const amount = amountIn(quote.currency);
	return quote.tiers.map(({ from, until, retainedMinor }, index) => [
		index < quote.tiers.length - 1
			? words.retainedUntil(formatDate(until, language))
			: words.retainedFrom(formatDate(from, language)),
		retainedMinor === 0 ? words.keptNothing : words.retained(amount(retainedMinor)),
	]);
}

/** With cents, since it is owed. */
function amountIn(currency: BookingMailData['quote']['currency']) {
	return (minor: number) => formatAmount({ minor, currency }, { hasCents: true });
}
