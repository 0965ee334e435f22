import { formatDate } from '../date/format-date';
import { formatDateRange } from '../date/format-date-range';
import { daysBetween, plainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { formatPercent } from '../language/format-number';
import { partyFigure } from '../lead/lead-party';
import { formatRate } from '../money/format-rate';
import { countryName } from '../place/country';
import { serviceLevelLabel } from '../stay/service-level';
import { greetingName } from './greeting-name';
import { headerText } from './header-text';
import type { LeadNoticeData } from './lead-notice-data';
import { LEAD_NOTICE_WORDS, PROPERTY_NOTICES } from './lead-notice-words';
import {
	buttonBlock,
	endBlock,
	headingBlock,
	quoteBlock,
	rowsBlock,
	summaryBlock,
	textBlock,
	titleBlock,
} from './mail-blocks';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { type Row, textHeading, textRows, wrapText } from './plain-text';
import { webAddress } from './web-address';
import { withoutLinks } from './without-links';

/**
 * What has happened to an agency's lead: to the agent in the lead's language, to operator and team in English. Of cards and of the
 * agency's markup it says nothing; of the commission to the agent only. Addresses in other people's words are taken out.
 */
export function leadNoticeMail(data: LeadNoticeData): MailContent {
	const { brand, house: property, kind } = data;
	const isAgent = data.audience === 'agent';
	const language = isAgent ? data.language : 'en';
	const words = LEAD_NOTICE_WORDS[language];
	const notice = isAgent ? words.agent[kind] : PROPERTY_NOTICES[kind];
	const until = data.expiresAt === null ? '' : timestamp(data, language, data.expiresAt);
	const place = [property.place, property.country && countryName(property.country, language)]
		.filter(Boolean)
		.join(', ');
	const name = headerText(property.name, 80);
	const period = formatDateRange(plainDate(data.checkIn), plainDate(data.checkOut), language);
	const client = headerText(withoutLinks(data.client), 80);
	const subject = headerText(`${notice.title}: ${name} · ${period} · ${client}`);
	const extra = [
		kind === 'optionRequested' && data.isQueued ? words.queued : null,
		kind === 'optionDeclined' && data.isTaken ? words.taken : null,
	];
	const intro = [notice.text(until), ...extra].filter(Boolean).join(' ');
	const greetedBy = data.agent && greetingName(data.agent.name);
	const greeting = !isAgent ? null : greetedBy ? words.greeting(greetedBy) : words.plainGreeting;
	const stay = stayRows(data, language, client, until);
	const stayRequest = requestedRows(data, language);
	const price = priceRows(data, language);
	const commission = commissionRows(data, language);
	const comments = data.stayRequest ? data.stayRequest.comments : data.comments;
	const quoted = comments ? withoutLinks(comments) : null;
	const note = data.note ? withoutLinks(data.note) : null;
	const link = data.url ? webAddress(data.url) : null;
	const reason = isAgent
		? words.reason(new URL(brand.origin).host, data.bookingNumber)
		: `Booking number ${data.bookingNumber}, lead of ${headerText(data.agency ?? brand.name, 80)}.`;
	const closing = isAgent ? [`${words.closing}\n${words.team(brand.name)}`] : [];

	const html = mailLayout({
		brand,
		language,
		title: notice.title,
		preheader: [name, period, price.total?.[1]].filter(Boolean).join(' · '),
		reason,
		body: [
			titleBlock(notice.title, null, brand),
			textBlock([...(greeting ? [greeting] : []), intro], brand),
			note ? quoteBlock(words.note, note, brand) : '',
			summaryBlock({ place: place || null, name, rows: [...stay, ...price.rows], total: price.total }, brand),
			commission.length > 0 ? rowsBlock(commission, brand) : '',
			stayRequest.length > 0 ? `${headingBlock(words.requested, brand)}\n${rowsBlock(stayRequest, brand)}` : '',
			quoted ? quoteBlock(words.comments, quoted, brand) : '',
			link ? buttonBlock(words.button, link, brand) : '',
			closing.length > 0 ? textBlock(closing, brand) : '',
			endBlock(),
		].join('\n'),
	});
	const text = [
		greeting ? wrapText(greeting) : wrapText(notice.title),
		wrapText(intro),
		note ? `${textHeading(words.note)}\n${wrapText(note)}` : '',
		`${textHeading(words.stay)}\n${wrapText([name, place].filter(Boolean).join(', '))}\n${textRows([...stay, ...price.rows, ...(price.total ? [price.total] : [])])}`,
		commission.length > 0 ? textRows(commission) : '',
		stayRequest.length > 0 ? `${textHeading(words.requested)}\n${textRows(stayRequest)}` : '',
		quoted ? `${textHeading(words.comments)}\n${wrapText(quoted)}` : '',
		link ? `${words.button}:\n${link}` : '',
		...closing,
		`-- \n${[brand.name, brand.postalAddress, `${brand.phone} · ${brand.email}`].map((line) => wrapText(line)).join('\n')}\n\n${wrapText(reason)}`,
	];
	return { subject, html, text: `${text.filter(Boolean).join('\n\n')}\n` };
}

type Language = LeadNoticeData['language'];

function stayRows(data: LeadNoticeData, language: Language, client: string, until: string): Row[] {
	const words = LEAD_NOTICE_WORDS[language];
	const [checkIn, checkOut] = [plainDate(data.checkIn), plainDate(data.checkOut)];
	const day = (date: typeof checkIn) => formatDate(date, language, { weekday: 'comma' });
	const rows: Row[] = [
		[words.bookingNumber, data.bookingNumber],
		[words.checkIn, day(checkIn)],
		[words.checkOut, `${day(checkOut)} (${words.nights(daysBetween(checkIn, checkOut))})`],
		...(data.serviceLevel ? [[words.serviceLevel, serviceLevelLabel(data.serviceLevel, language)] satisfies Row] : []),
		[words.guests, partyFigure(data, language)],
		[words.client, client],
	];
	if (data.bookingReference) rows.push([words.bookingReference, withoutLinks(data.bookingReference)]);
	if (data.clientReference) rows.push([words.clientReference, withoutLinks(data.clientReference)]);
	if (data.audience === 'house' && data.agency) rows.push(['Agency', withoutLinks(data.agency)]);
	if (data.audience === 'house' && data.agent) rows.push(['Agent', withoutLinks(data.agent.name)]);
	if (until) rows.push([words.heldUntil, until]);
	return rows;
}

function priceRows(data: LeadNoticeData, language: Language): { rows: Row[]; total: Row | null } {
	const words = LEAD_NOTICE_WORDS[language];
	const { subtotalMinor, cardFeeMinor, totalMinor } = data;
	if (subtotalMinor === null || totalMinor === null) return { rows: [[words.price, words.onRequest]], total: null };
	const rows: Row[] = [];
	if (cardFeeMinor) rows.push([words.price, amount(data, subtotalMinor)], [words.cardFee, amount(data, cardFeeMinor)]);
	return { rows, total: [words.total, amount(data, totalMinor)] };
}

/** Beside the price, since it is no part of what the client pays. */
function commissionRows(data: LeadNoticeData, language: Language): Row[] {
	const { commission } = data;
	if (!commission) return [];
	const percent = formatPercent(commission.percent, language);
	return [[LEAD_NOTICE_WORDS[language].commission(percent), amount(data, commission.minor)]];
}

function requestedRows({ stayRequest, ...data }: LeadNoticeData, language: Language): Row[] {
	const words = LEAD_NOTICE_WORDS[language];
	if (!stayRequest) return [];
	const day = (text: string) => formatDate(plainDate(text), language, { weekday: 'comma' });
	const rows: (Row | null)[] = [
		stayRequest.checkIn ? [words.checkIn, day(stayRequest.checkIn)] : null,
		stayRequest.checkOut ? [words.checkOut, day(stayRequest.checkOut)] : null,
		stayRequest.serviceLevel ? [words.serviceLevel, serviceLevelLabel(stayRequest.serviceLevel, language)] : null,
		stayRequest.pax ? [words.guests, String(stayRequest.pax)] : null,
		stayRequest.priceMinor
			? [
					words.requestedPrice,
					formatRate({ minor: stayRequest.priceMinor, currency: data.currency }, { hasCents: true }),
				]
			: null,
	];
	return rows.filter((row) => row !== null);
}

/** With cents, since it is owed. */
function amount({ currency }: LeadNoticeData, minor: number): string {
	return formatRate({ minor, currency }, { hasCents: true });
}

/** A moment in the property's time zone: `Mon, 23 Nov 2026, 10:46 CET, local time`. */
function timestamp({ timeZone }: LeadNoticeData, language: Language, instant: number): string {
	const at = new Date(instant);
	const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
	const day = formatDate(todayInZone(at, timeZone), language, { weekday: 'comma' });
	return LEAD_NOTICE_WORDS[language].until(day, time, zoneName(timeZone, language, at));
}

const GERMAN_ZONES: Record<string, string> = { CET: 'MEZ', CEST: 'MESZ' };

/** What a time zone is called at a moment: `CET`, in German `MEZ`. */
function zoneName(timeZone: string, language: Language, at: Date): string {
	const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(at);
	const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
	return language === 'de' ? (GERMAN_ZONES[name] ?? name) : name;
}
