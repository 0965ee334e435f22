import { cardBrandName } from '../../card/card-brand';
import { formatDate } from '../../date/format-date';
import { daysBetween } from '../../date/plain-date';
import { formatPercent } from '../../language/format-number';
import type { Language } from '../../language/language';
import { partyText } from '../../lead/lead-party';
import { formatAmount } from '../../money/format-amount';
import { serviceLevelLabel } from '../../stay/service-level';
import { type TaxWords, taxWords } from '../../tourist-tax/tax-words';
import { mailTexts } from '../mail-texts';
import type { Row } from '../render/mail-description';
import type { BookingMailData } from './booking-mail-data';
import { babyNeeds } from './enquiry-facts';

/** Period, party and way of paying, in one language. Dates as `Sat, 19 Dec 2026`. */
export function stayRows(data: BookingMailData, language: Language): Row[] {
	const t = mailTexts(data.brand, language);
	const day = (date: string) => formatDate(date, language, { weekday: 'comma' });
	const rows: Row[] = [
		[t('fact.checkIn'), day(data.checkIn)],
		[t('fact.checkOut'), `${day(data.checkOut)} (${t('nights', { count: daysBetween(data.checkIn, data.checkOut) })})`],
		[t('fact.serviceLevel'), serviceLevelLabel(data.serviceLevel, language)],
		[t('fact.guests'), partyText({ ...data, pax: data.adults }, language)],
	];
	const forBabies = babyNeeds(data, t);
	if (forBabies) rows.push([t('fact.forBabies'), forBabies]);
	if (data.pet) rows.push([t('fact.pet'), data.petDetails]);
	rows.push([
		t('fact.payment'),
		data.card
			? t('booking.card', {
					card: cardBrandName(data.card.brand) ?? t('booking.anyCard'),
					lastFour: data.card.lastFour,
				})
			: t('booking.transfer'),
	]);
	return rows;
}

/** The tourist tax of the stay. */
export function bookedTax(data: BookingMailData, language: Language): TaxWords {
	const { brand, taxes, quote } = data;
	const price = { minor: quote.subtotalMinor, currency: quote.currency };
	return taxWords({ language, brand }, { taxes, party: data, period: data, price });
}

/** Price, card fee and tourist tax; together the total, which stands for itself. */
export function priceRows(data: BookingMailData, language: Language): { rows: Row[]; total: Row } {
	const { brand, quote } = data;
	const tax = bookedTax(data, language);
	const t = mailTexts(brand, language);
	const amount = amountIn(quote.currency);
	const rows: Row[] = [[t('fact.price'), amount(quote.subtotalMinor)]];
	if (quote.cardFeeMinor > 0)
		rows.push([
			t('booking.cardFee', { share: formatPercent(quote.cardFeeRatio * 100, language) }),
			amount(quote.cardFeeMinor),
		]);
	for (const { label, value } of tax.rows) rows.push([label, value]);
	return { rows, total: [tax.totalLabel ?? t('fact.total'), amount(quote.totalMinor + tax.addedMinor)] };
}

/** Each payment with its date, then the security deposit and the tourist tax. */
export function dueRows(data: BookingMailData, language: Language): Row[] {
	const { brand, quote } = data;
	const t = mailTexts(brand, language);
	const amount = amountIn(quote.currency);
	const { deposit } = quote;
	const rows: Row[] = quote.payments.map(({ dueDate, minor }) => [
		dueDate === quote.bookingDate ? t('booking.atBooking') : t('booking.by', { date: formatDate(dueDate, language) }),
		amount(minor),
	]);
	if (deposit.amount) {
		const label =
			deposit.kind === 'unknown'
				? t('booking.deposit.unknown')
				: t(`booking.deposit.${deposit.kind}`, { date: formatDate(deposit.date, language) });
		rows.push([label, formatAmount(deposit.amount, { hasCents: true })]);
	}
	for (const { label, value } of bookedTax(data, language).due) rows.push([label, value]);
	return rows;
}

/** What a cancellation costs from when to when. */
export function cancellationRows({ brand, quote }: BookingMailData, language: Language): Row[] {
	const t = mailTexts(brand, language);
	const amount = amountIn(quote.currency);
	return quote.tiers.map(({ from, until, retainedMinor }, index) => [
		index < quote.tiers.length - 1
			? t('booking.retainedUntil', { date: formatDate(until, language) })
			: t('booking.retainedFrom', { date: formatDate(from, language) }),
		retainedMinor === 0 ? t('booking.free') : t('booking.retained', { amount: amount(retainedMinor) }),
	]);
}

/** With cents, since it is owed. */
function amountIn(currency: BookingMailData['quote']['currency']) {
	return (minor: number) => formatAmount({ minor, currency }, { hasCents: true });
}
