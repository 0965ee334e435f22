import { formatDate } from '../../date/format-date';
import { formatDateRange } from '../../date/format-date-range';
import { daysBetween, plainDate } from '../../date/plain-date';
import { formatPercent } from '../../language/format-number';
import type { Language } from '../../language/language';
import type { RoomLine } from '../../lead/hotel/agreed-rooms';
import { formatRate } from '../../money/format-rate';
import type { Currency } from '../../money/money';
import type { Drift } from '../../offer/drift-of';
import { type CountryCode, countryName } from '../../place/country';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { type MailTexts, mailTexts } from '../mail-texts';
import type { MailDescription, Row } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting, signature } from './phrases';
import { roomRows } from './rooms-rows';
import { withoutLinks } from './without-links';

/** A watched interest whose price has risen, or of which a room can no longer be had. Amounts in minor units of `currency`. */
export type PriceNoticeData = {
	brand: MailBrand;
	language: Language;
	/** Name of the agent. */
	agent: string;
	bookingNumber: string;
	hotel: { name: string; place: string | null; country: CountryCode | null };
	client: string;
	bookingReference: string | null;
	clientReference: string | null;
	checkIn: string;
	checkOut: string;
	currency: Currency;
	rooms: readonly (RoomLine & Pick<Drift, 'changes'>)[];
	tolerancePercent: number;
	/** The hotel's own price is as it was: the exchange rate is another. */
	isByExchange: boolean;
	/** As it was saved, as it is now (null: a room is gone), and as it was told last, if it was. */
	fromMinor: number;
	toMinor: number | null;
	beforeMinor: number | null;
	leadUrl: string;
	/** Where today's prices are taken over. */
	roomsUrl: string;
	/** Ends these notices for this interest. */
	offUrl: string;
};

/** Tells an agent, in the lead's language, what the rooms of an interest cost now and which of them have changed (LEAD-52). */
export function priceNoticeMail(data: PriceNoticeData): MailDescription {
	const { brand, language, toMinor, fromMinor, beforeMinor } = data;
	const t = mailTexts(brand, language);
	const amount = (minor: number) => formatRate({ minor, currency: data.currency }, { hasCents: true });
	const title = t(toMinor === null ? 'price.gone' : 'price.rise');
	const name = headerText(data.hotel.name, 80);
	const place = [data.hotel.place, data.hotel.country && countryName(data.hotel.country, language)];
	const period = formatDateRange(plainDate(data.checkIn), plainDate(data.checkOut), language);
	const client = headerText(withoutLinks(data.client), 80);
	const figures = { before: amount(fromMinor), after: toMinor === null ? '' : amount(toMinor) };
	const intro =
		toMinor === null
			? t('price.goneText')
			: [
					t('price.riseText', { ...figures, percent: formatPercent(risen(fromMinor, toMinor), language) }),
					data.isByExchange ? t('price.byExchange') : null,
				]
					.filter(Boolean)
					.join(' ');
	const roomsLink = webAddress(data.roomsUrl);
	const offLink = webAddress(data.offUrl);
	return {
		brand,
		language,
		subject: `${title}: ${name} · ${period} · ${client}`,
		title,
		preheader: [name, period, toMinor === null ? null : `${figures.before} → ${figures.after}`]
			.filter(Boolean)
			.join(' · '),
		reason: t(data.tolerancePercent === 0 ? 'price.reasonAny' : 'price.reason', {
			host: new URL(brand.origin).host,
			number: data.bookingNumber,
			percent: formatPercent(data.tolerancePercent, language),
		}),
		plainFooter: 'brand',
		blocks: [
			{ type: 'title', title },
			{ type: 'paragraphs', paragraphs: [greeting(t, data.agent), intro] },
			{
				type: 'summary',
				heading: t('lead.stay'),
				place: place.filter(Boolean).join(', ') || null,
				name,
				rows: [
					...stayRows(data, t, client),
					[t('price.saved'), figures.before],
					...(beforeMinor === null ? [] : [[t('price.toldLast'), amount(beforeMinor)] satisfies Row]),
				],
				total: toMinor === null ? null : [t('price.now'), figures.after],
			},
			{ type: 'facts', heading: t('price.changed'), rows: changedRows(data, t) },
			roomsLink
				? { type: 'button', label: t(toMinor === null ? 'price.other' : 'price.takeOver'), href: roomsLink }
				: null,
			{ type: 'paragraphs', paragraphs: [t('price.next'), signature(t, brand)] },
			offLink ? { type: 'link', label: t('price.off'), href: offLink } : null,
		],
	};
}

/** Percent, with one decimal. */
function risen(before: number, after: number): number {
	return Math.round((1000 * (after - before)) / Math.max(before, 1)) / 10;
}

function stayRows(data: PriceNoticeData, t: MailTexts, client: string): Row[] {
	const [checkIn, checkOut] = [plainDate(data.checkIn), plainDate(data.checkOut)];
	const day = (date: typeof checkIn) => formatDate(date, data.language, { weekday: 'comma' });
	return [
		[t('fact.bookingNumber'), data.bookingNumber, webAddress(data.leadUrl)],
		[t('fact.checkIn'), day(checkIn)],
		[t('fact.checkOut'), `${day(checkOut)} (${t('lead.nights', { count: daysBetween(checkIn, checkOut) })})`],
		[t('fact.client'), client],
		...(data.bookingReference ? [[t('fact.bookingReference'), withoutLinks(data.bookingReference)] satisfies Row] : []),
		...(data.clientReference ? [[t('fact.clientReference'), withoutLinks(data.clientReference)] satisfies Row] : []),
	];
}

/** Each room with what it costs now beside what it cost; those that are as they were say so. */
function changedRows(data: PriceNoticeData, t: MailTexts): Row[] {
	const amount = (money: { minor: number; currency: Currency }) => formatRate(money, { hasCents: true });
	return roomRows(data, data.rooms, data.language).map(([label, room], at): Row => {
		const changes = data.rooms[at]?.changes ?? [];
		const gone = changes.find(({ kind }) => kind === 'gone');
		const price = changes.find((change) => change.kind === 'price');
		if (gone) return [label, `${room}: ${t('price.roomGone')}`];
		if (!price?.after || !price.before) return [label, `${room}: ${t('price.roomSame')}`];
		return [label, `${room}: ${t('price.roomNow', { before: amount(price.before), after: amount(price.after) })}`];
	});
}
