import type { TFunction } from 'i18next';
import { spacedIban } from '~/domain/brand/bank-account';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { zoneName } from '~/domain/date/zone-name';
import type { DocumentFrame, DocumentRow, StayDocument, StaySection } from '~/domain/document/document';
import type { Language } from '~/domain/language/language';
import { zoneOfLead } from '~/domain/lead/find-lead.server';
import { partyFigure } from '~/domain/lead/lead-party';
import type { LeadStatus } from '~/domain/lead/lead-status';
import type { LeadDetails } from '~/domain/lead/list/read-lead.server';
import { formatRate } from '~/domain/money/format-rate';
import { isCurrency } from '~/domain/money/money';
import { keptOfClient } from '~/domain/payment/instalment-plan';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import type { ClientTerms } from '~/domain/proposal/client-figures';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { Arrival } from './stay-arrival.server';
import { type StayPrice, stayPrice, stayTerms } from './stay-price';

type Texts = TFunction<['document']>;

/** The documents that a lead may have; null for what neither holds nor held anything. */
export type StayKind = 'option' | 'booking' | 'cancelled';

const KINDS: Partial<Record<LeadStatus, StayKind>> = {
	confirmedOption: 'option',
	confirmedBooking: 'booking',
	cancelledBooking: 'cancelled',
};

export function stayKind({ status }: Pick<LeadDetails, 'status'>): StayKind | null {
	return KINDS[status] ?? null;
}

/** Instalments in the order of their days, what came in above them, and what was given back; minor units of the lead's currency. */
type StayMoney = {
	instalments: Pick<LeadPayments['instalments'][number], 'kind' | 'dueDate' | 'minor' | 'openMinor' | 'waivedMinor'>[];
	creditMinor: number;
	refunds: Pick<LeadPayments['refunds'][number], 'kind' | 'state' | 'minor' | 'paidOn'>[];
};

export type StaySource = {
	kind: StayKind;
	lead: LeadDetails;
	/** As they hold, or for an option as they would for a booking today; null where none are known. */
	terms: LeadDetails['agreedTerms'];
	/** What is owed by which day and what came of it; null where nothing is owed to us, as for rooms of a hotel. */
	money: StayMoney | null;
	arrival: Arrival;
	/** Whose account the client pays to. */
	brand: Pick<BrandProfile, 'bankAccount' | 'email' | 'phone' | 'name'>;
	agency: string;
	today: PlainDate;
	language: Language;
	d: Texts;
};

/**
 * A lead on paper for its client (LEAD-53): one price with the agency's markup in it, and nothing of what the agency earns. Option and booking say what is
 * due and kept in amounts of that price.
 */
export function stayDocument(source: StaySource, frame: DocumentFrame): StayDocument {
	const { kind, lead, arrival, agency, today, language, d } = source;
	const price = stayPrice(lead);
	const client = [lead.clientFirstName, lead.clientLastName].filter(Boolean).join(' ');
	const sections = [
		staySection(source, price),
		roomsSection(source),
		...(kind === 'booking' ? [namesSection(source), arrivalSection(source)] : []),
		...(kind === 'cancelled' ? [keptSection(source, price)] : moneySections(source, price)),
		contactSection(source),
	];
	return {
		kind: 'stay',
		frame,
		title: d(`stay.title.${kind}`),
		name: [arrival.name, arrival.place].filter(Boolean).join(', '),
		intro: [d('stay.for', { client }), d('stay.number', { number: lead.bookingNumber ?? '' })],
		notice: noticeOf(source, price),
		sections: sections.filter((section) => section !== null),
		issued: d('stay.issued', { day: formatDate(today, language), agency }),
	};
}

function money(minor: number, currency: string): string {
	return formatRate({ minor, currency: isCurrency(currency) ? currency : 'EUR' }, { hasCents: true });
}

function noticeOf({ kind, lead, language, d }: StaySource, price: StayPrice): string {
	if (kind === 'booking') return d('stay.notice.booking');
	const zone = zoneOfLead(lead);
	if (kind === 'option') {
		const { day, time } = clockInZone(lead.expiresAt ?? 0, zone);
		const moment = `${formatDate(day, language, { weekday: 'plain' })}, ${time} ${zoneName(zone, language, lead.expiresAt ?? 0)}`;
		return d('stay.notice.option', { moment });
	}
	const day = formatDate(clockInZone(lead.decidedAt ?? lead.updatedAt, zone).day, language);
	const kept = lead.cancellationFeeMinor === null ? null : keptOfClient(lead);
	if (kept === null || price === null) return d('stay.notice.cancelledOpen', { day });
	if (kept === 0) return d('stay.notice.cancelledFree', { day });
	return d('stay.notice.cancelledFee', { day, amount: money(kept, price.currency) });
}

function staySection({ kind, lead, language, d }: StaySource, price: StayPrice): StaySection {
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const nights = daysBetween(plainDate(lead.checkIn), plainDate(lead.checkOut));
	const period = d('between', { from: day(lead.checkIn), to: day(lead.checkOut) });
	const reference = [lead.clientReference, lead.bookingReference].filter(Boolean).join(', ');
	return {
		title: d('stay.stay'),
		text: [],
		rows: [
			[d('stay.period'), `${period}, ${d('nights', { count: nights })}`],
			...(lead.serviceLevel ? [[d('stay.level'), serviceLevelLabel(lead.serviceLevel, language)] as const] : []),
			[d('stay.guests'), partyFigure(lead, language)],
			...(reference ? [[d('stay.references'), reference] as const] : []),
		],
		total: price && kind !== 'cancelled' ? [d('stay.total'), money(price.clientMinor, price.currency)] : null,
	};
}

function roomsSection({ lead, d }: StaySource): StaySection | null {
	if (lead.rooms.length === 0) return null;
	const rows = lead.rooms.map(({ roomName, rateName, adults, childrenAges }): DocumentRow => {
		const children = childrenAges.length;
		const party = [
			d('adults', { count: adults }),
			children > 0 ? `${d('children', { count: children })} (${childrenAges.join(', ')})` : null,
		];
		return [`${roomName} · ${rateName}`, party.filter(Boolean).join(', ')];
	});
	return { title: d('stay.rooms'), text: [], rows, total: null };
}

function namesSection({ lead, d }: StaySource): StaySection | null {
	if (lead.guests.length === 0) return null;
	const text = lead.guests.map(({ firstName, lastName, age }) => {
		const name = [firstName, lastName].filter(Boolean).join(' ');
		return age === null ? name : `${name} (${age})`;
	});
	return { title: d('stay.names'), text, rows: [], total: null };
}

function arrivalSection({ lead, arrival, language, d }: StaySource): StaySection {
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const at = (key: 'stay.from' | 'stay.until', date: string, time: string | null) =>
		time === null ? day(date) : d(key, { day: day(date), time });
	return {
		title: d('stay.arrival'),
		text: [],
		rows: [
			[d('stay.address'), arrival.address.join('\n')],
			...(arrival.position ? [[d('stay.position'), arrival.position] as const] : []),
			[d('stay.arrive'), at('stay.from', lead.checkIn, arrival.from)],
			[d('stay.depart'), at('stay.until', lead.checkOut, arrival.until)],
		],
		total: null,
	};
}

/** Payments, the account, and cancellation, for a stay that is booked or would be. */
function moneySections(source: StaySource, price: StayPrice): (StaySection | null)[] {
	const { kind, terms: agreed, d } = source;
	if (agreed === null || price === null) return [];
	const terms = stayTerms(agreed, price);
	return [
		kind === 'booking' && source.money && source.money.instalments.length > 0
			? paidSection(source, source.money, terms)
			: dueSection(source, terms, price.currency),
		kind === 'booking' ? accountSection(source) : null,
		{
			title: d('stay.cancellation'),
			text: [
				...(kind === 'option' ? [d('stay.option'), d('stay.whenBooked')] : []),
				...terms.cancellation.map((step) => cancelWords(source, step, price.currency)),
			],
			rows: [],
			total: null,
		},
	];
}

function dueSection({ kind, today, language, d }: StaySource, terms: ClientTerms, currency: string): StaySection {
	const { payments, deposit } = terms;
	const rows = payments.map((payment): DocumentRow => {
		const name = d(`stay.${payment.kind === 'prepayment' || payment.kind === 'part' ? payment.kind : 'final'}`);
		const isWithBooking = kind === 'option' && payment.dueDate <= today;
		const label = isWithBooking
			? `${name}, ${d('stay.atBooking')}`
			: d('stay.dueBy', { kind: name, day: formatDate(payment.dueDate, language, { weekday: 'plain' }) });
		return [label, money(payment.minor, currency)];
	});
	const sum = payments.reduce((total, { minor }) => total + minor, 0);
	return {
		title: d(kind === 'option' ? 'stay.ifBooked' : 'stay.due'),
		text: [],
		rows,
		total: payments.length > 1 ? [d('stay.sum'), money(sum, currency)] : null,
		after: depositRows({ language, d }, deposit, currency),
	};
}

function depositRows(
	{ language, d }: Pick<StaySource, 'language' | 'd'>,
	deposit: ClientTerms['deposit'],
	currency: string,
): DocumentRow[] {
	if (deposit.minor === null || deposit.date === null) return [];
	const day = formatDate(deposit.date, language, { weekday: 'plain' });
	return [[d('stay.deposit', { day }), money(deposit.minor, deposit.currency ?? currency)]];
}

/** The instalments of a booking as they stand on the day of the document: each with what is open of it, and the sums. */
function paidSection(source: StaySource, { instalments }: StayMoney, { deposit }: ClientTerms): StaySection {
	const { lead, language, d } = source;
	const words = (minor: number) => money(minor, lead.currency);
	const rows = instalments.map(({ kind, dueDate, minor, openMinor, waivedMinor }): DocumentRow => {
		const owed = minor - waivedMinor;
		const day = formatDate(dueDate, language, { weekday: 'plain' });
		const label = d('stay.dueBy', { kind: kind === 'kept' ? d('stay.keptAmount') : d(`stay.${kind}`), day });
		const state =
			openMinor === 0 ? d('stay.paid') : openMinor < owed ? d('stay.openOf', { amount: words(openMinor) }) : null;
		return [state === null ? label : `${label} · ${state}`, words(owed)];
	});
	const owed = instalments.reduce((sum, { minor, waivedMinor }) => sum + minor - waivedMinor, 0);
	const open = instalments.reduce((sum, { openMinor }) => sum + openMinor, 0);
	return {
		title: d('stay.due'),
		text: [],
		rows,
		total: [d('stay.sum'), words(owed)],
		after: [
			[d('stay.paidSoFar'), words(owed - open)],
			[d('stay.stillOpen'), words(open)],
			...depositRows(source, deposit, lead.currency),
		],
	};
}

function accountSection({ lead, brand: { bankAccount }, d }: StaySource): StaySection | null {
	if (lead.paymentMethod === 'credit_card')
		return { title: d('stay.pay'), text: [d('stay.card')], rows: [], total: null };
	if (!bankAccount) return null;
	const { holder, iban, bic, bank } = bankAccount;
	return {
		title: d('stay.pay'),
		text: [],
		rows: [
			[d('stay.holder'), holder],
			[d('stay.iban'), spacedIban(iban)],
			...(bic ? [[d('stay.bic'), bic] as const] : []),
			...(bank ? [[d('stay.bank'), bank] as const] : []),
			[d('stay.reference'), lead.bookingNumber ?? ''],
		],
		total: null,
	};
}

function cancelWords(
	{ language, d }: StaySource,
	{ from, until, keptMinor: kept }: ClientTerms['cancellation'][number],
	currency: string,
): string {
	const [first, last] = [from, until].map((day) => formatDate(day, language));
	return kept === 0
		? d('stay.cancelFree', { until: last })
		: d('stay.cancelKept', { from: first, until: last, amount: money(kept, currency) });
}

function keptSection({ lead, money: paid, d, language }: StaySource, price: StayPrice): StaySection | null {
	const kept = lead.cancellationFeeMinor === null ? null : keptOfClient(lead);
	if (kept === null || price === null) return null;
	return {
		title: d('stay.kept'),
		text: [],
		rows: [
			[d('stay.keptOf'), money(price.clientMinor, price.currency)],
			[d('stay.keptRest'), money(price.clientMinor - kept, price.currency)],
		],
		total: [d('stay.keptAmount'), money(kept, price.currency)],
		after:
			paid && (paid.instalments.length > 0 || paid.creditMinor > 0 || paid.refunds.length > 0)
				? settledRows(paid, price.currency, d, language)
				: [],
	};
}

/** What the client has paid of a cancelled booking, and what one owes the other. */
function settledRows(
	{ instalments, creditMinor, refunds }: StayMoney,
	currency: string,
	d: Texts,
	language: Language,
): DocumentRow[] {
	const refunded = refunds.filter(({ kind, state }) => kind === 'credit' && state === 'paid');
	const refundedMinor = refunded.reduce((sum, { minor }) => sum + minor, 0);
	const open = instalments.reduce((sum, { openMinor }) => sum + openMinor, 0);
	const counted = instalments.reduce(
		(sum, { minor, waivedMinor, openMinor }) => sum + minor - waivedMinor - openMinor,
		0,
	);
	return [
		[d('stay.paidSoFar'), money(counted + Math.max(0, creditMinor) + refundedMinor, currency)],
		...refunded.map(
			({ minor, paidOn }): DocumentRow => [
				d('stay.refunded', { day: paidOn ? formatDate(paidOn, language) : '' }),
				money(minor, currency),
			],
		),
		...(open > 0 ? [[d('stay.stillOpen'), money(open, currency)] satisfies DocumentRow] : []),
		...(creditMinor > 0 ? [[d('stay.refund'), money(creditMinor, currency)] satisfies DocumentRow] : []),
	];
}

function contactSection({ lead, brand, agency, d }: StaySource): StaySection {
	const { agent } = lead;
	const name = [agent?.firstName, agent?.lastName].filter(Boolean).join(' ');
	return {
		title: d('stay.contact'),
		text: [],
		rows: [
			[d('stay.agent'), [[name, agency].filter(Boolean).join(', '), agent?.email].filter(Boolean).join(' · ')],
			[d('stay.office'), `${brand.name} · ${brand.phone.countryCode} ${brand.phone.number} · ${brand.email}`],
		],
		total: null,
	};
}
