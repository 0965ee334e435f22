import { formatDate } from '../../date/format-date';
import { formatDateRange } from '../../date/format-date-range';
import { daysBetween, plainDate } from '../../date/plain-date';
import { todayInZone } from '../../date/today-in-zone';
import { zoneName } from '../../date/zone-name';
import { formatPercent } from '../../language/format-number';
import { partyFigure } from '../../lead/lead-party';
import { formatRate } from '../../money/format-rate';
import { countryName } from '../../place/country';
import { serviceLevelLabel } from '../../stay/service-level';
import { headerText } from '../header-text';
import { mailTexts } from '../mail-texts';
import type { MailDescription, Row } from '../render/mail-description';
import { webAddress } from '../web-address';
import type { LeadNoticeData } from './lead-notice-data';
import { greeting, signature } from './phrases';
import { PROPERTY_NOTICES } from './property-notices';
import { roomRows, termsBlocks } from './rooms-rows';
import { withoutLinks } from './without-links';

/**
 * What has happened to an agency's lead: to the agent in the lead's language, to operator and team in English. Of cards and of the
 * agency's markup it says nothing; of the commission to the agent only. Addresses in other people's words are taken out.
 */
export function leadNoticeMail(data: LeadNoticeData): MailDescription {
	const { brand, house: property, kind } = data;
	const isAgent = data.audience === 'agent';
	const language = isAgent ? data.language : 'en';
	const t = mailTexts(brand, language);
	const until = data.expiresAt === null ? '' : timestamp(data, language, data.expiresAt);
	const title = isAgent ? t(`lead.${kind}.title`) : PROPERTY_NOTICES[kind].title;
	const text = isAgent ? t(`lead.${kind}.text`, { until }) : PROPERTY_NOTICES[kind].text(until);
	const place = [property.place, property.country && countryName(property.country, language)]
		.filter(Boolean)
		.join(', ');
	const name = headerText(property.name, 80);
	const period = formatDateRange(plainDate(data.checkIn), plainDate(data.checkOut), language);
	const client = headerText(withoutLinks(data.client), 80);
	const extra = [
		kind === 'optionRequested' && data.isQueued ? t('lead.queued') : null,
		kind === 'optionDeclined' && data.isTaken ? t('lead.taken') : null,
	];
	const intro = [text, ...extra].filter(Boolean).join(' ');
	const stayRequest = requestedRows(data, language);
	const price = priceRows(data, language);
	const commission = commissionRows(data, language);
	const comments = data.stayRequest ? data.stayRequest.comments : data.comments;
	const link = data.url ? webAddress(data.url) : null;
	return {
		brand,
		language,
		subject: `${title}: ${name} · ${period} · ${client}`,
		title,
		preheader: [name, period, price.total?.[1]].filter(Boolean).join(' · '),
		reason: isAgent
			? t('lead.reason', { host: new URL(brand.origin).host, number: data.bookingNumber })
			: `Booking number ${data.bookingNumber}, lead of ${headerText(data.agency ?? brand.name, 80)}.`,
		plainFooter: 'brand',
		blocks: [
			{ type: 'title', title, ...(isAgent ? {} : { plain: title }) },
			{ type: 'paragraphs', paragraphs: isAgent ? [greeting(t, data.agent?.name ?? ''), intro] : [intro] },
			data.note ? { type: 'quote', label: t('lead.note'), text: withoutLinks(data.note) } : null,
			{
				type: 'summary',
				heading: t('lead.stay'),
				place: place || null,
				name,
				rows: [...stayRows(data, language, client, until), ...roomRows(data, data.rooms, language), ...price.rows],
				total: price.total,
			},
			commission.length > 0 ? { type: 'facts', rows: commission } : null,
			...termsBlocks(data, language),
			data.movedFrom ? { type: 'facts', heading: t('lead.movedFrom'), rows: movedRows(data, language) } : null,
			stayRequest.length > 0 ? { type: 'facts', heading: t('lead.requested'), rows: stayRequest } : null,
			comments ? { type: 'quote', label: t('lead.comments'), text: withoutLinks(comments) } : null,
			link ? { type: 'button', label: t('lead.open'), href: link } : null,
			isAgent ? { type: 'paragraphs', paragraphs: [signature(t, brand)] } : null,
		],
	};
}

type Language = LeadNoticeData['language'];

function stayRows(data: LeadNoticeData, language: Language, client: string, until: string): Row[] {
	const t = mailTexts(data.brand, language);
	const [checkIn, checkOut] = [plainDate(data.checkIn), plainDate(data.checkOut)];
	const day = (date: typeof checkIn) => formatDate(date, language, { weekday: 'comma' });
	const rows: Row[] = [
		[t('fact.bookingNumber'), data.bookingNumber],
		[t('fact.checkIn'), day(checkIn)],
		[t('fact.checkOut'), `${day(checkOut)} (${t('lead.nights', { count: daysBetween(checkIn, checkOut) })})`],
		...(data.serviceLevel
			? [[t('fact.serviceLevel'), serviceLevelLabel(data.serviceLevel, language)] satisfies Row]
			: []),
		[t('fact.guests'), partyFigure(data, language)],
		[t('fact.client'), client],
	];
	if (data.bookingReference) rows.push([t('fact.bookingReference'), withoutLinks(data.bookingReference)]);
	if (data.clientReference) rows.push([t('fact.clientReference'), withoutLinks(data.clientReference)]);
	if (data.audience === 'house' && data.agency) rows.push(['Agency', withoutLinks(data.agency)]);
	if (data.audience === 'house' && data.agent) rows.push(['Agent', withoutLinks(data.agent.name)]);
	// Until then it is another option that holds them.
	if (until && data.kind !== 'earlierOptionMoved') rows.push([t('fact.heldUntil'), until]);
	return rows;
}

function priceRows(data: LeadNoticeData, language: Language): { rows: Row[]; total: Row | null } {
	const t = mailTexts(data.brand, language);
	const { subtotalMinor, cardFeeMinor, totalMinor } = data;
	if (subtotalMinor === null || totalMinor === null)
		return { rows: [[t('fact.price'), t('lead.onRequest')]], total: null };
	const rows: Row[] = [];
	if (cardFeeMinor)
		rows.push([t('fact.price'), amount(data, subtotalMinor)], [t('fact.cardFee'), amount(data, cardFeeMinor)]);
	return { rows, total: [t('fact.total'), amount(data, totalMinor)] };
}

/** Beside the price, since it is no part of what the client pays. */
function commissionRows(data: LeadNoticeData, language: Language): Row[] {
	const { commission } = data;
	if (!commission) return [];
	const percent = formatPercent(commission.percent, language);
	return [[mailTexts(data.brand, language)('lead.commission', { percent }), amount(data, commission.minor)]];
}

function movedRows(data: LeadNoticeData, language: Language): Row[] {
	const t = mailTexts(data.brand, language);
	const { movedFrom: from } = data;
	if (!from) return [];
	return [
		[t('fact.period'), formatDateRange(plainDate(from.checkIn), plainDate(from.checkOut), language)],
		...(from.totalMinor === null ? [] : [[t('fact.total'), amount(data, from.totalMinor)] satisfies Row]),
	];
}

function requestedRows(data: LeadNoticeData, language: Language): Row[] {
	const t = mailTexts(data.brand, language);
	const { stayRequest } = data;
	if (!stayRequest) return [];
	const day = (text: string) => formatDate(plainDate(text), language, { weekday: 'comma' });
	const rows: (Row | null)[] = [
		stayRequest.checkIn ? [t('fact.checkIn'), day(stayRequest.checkIn)] : null,
		stayRequest.checkOut ? [t('fact.checkOut'), day(stayRequest.checkOut)] : null,
		stayRequest.serviceLevel ? [t('fact.serviceLevel'), serviceLevelLabel(stayRequest.serviceLevel, language)] : null,
		stayRequest.pax ? [t('fact.guests'), String(stayRequest.pax)] : null,
		stayRequest.priceMinor
			? [
					t('fact.requestedPrice'),
					formatRate({ minor: stayRequest.priceMinor, currency: data.currency }, { hasCents: true }),
				]
			: null,
		...roomRows(data, stayRequest.rooms ?? [], language),
		stayRequest.totalMinor === undefined
			? null
			: [t('fact.total'), formatRate({ minor: stayRequest.totalMinor, currency: data.currency }, { hasCents: true })],
	];
	return rows.filter((row) => row !== null);
}

/** With cents, since it is owed. */
function amount({ currency }: LeadNoticeData, minor: number): string {
	return formatRate({ minor, currency }, { hasCents: true });
}

/** A moment in the property's time zone: `Mon, 23 Nov 2026, 10:46 CET, local time`. */
function timestamp({ brand, timeZone }: LeadNoticeData, language: Language, instant: number): string {
	const at = new Date(instant);
	const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
	const day = formatDate(todayInZone(at, timeZone), language, { weekday: 'comma' });
	return mailTexts(brand, language)('lead.until', { day, time, zone: zoneName(timeZone, language, at) });
}
