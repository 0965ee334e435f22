import { formatDate } from '../../date/format-date';
import { instantAt } from '../../date/instant-at';
import { plainDate } from '../../date/plain-date';
import { zoneName } from '../../date/zone-name';
import type { Language } from '../../language/language';
import type { RoomLine } from '../../lead/hotel/agreed-rooms';
import { partyFigure } from '../../lead/lead-party';
import { formatRate } from '../../money/format-rate';
import { mailTexts } from '../mail-texts';
import type { MailDescription, Row } from '../render/mail-description';
import type { LeadNoticeData } from './lead-notice-data';
import { withoutLinks } from './without-links';

/** `Deluxe Room, Flexible Half Board` with who sleeps there, room by room. */
export function roomRows(
	{ brand }: Pick<LeadNoticeData, 'brand'>,
	rooms: readonly RoomLine[],
	language: Language,
): Row[] {
	const t = mailTexts(brand, language);
	return rooms.map(({ roomName, rateName, adults, childrenAges }, at): Row => {
		const pax = adults + childrenAges.length;
		const party = partyFigure({ pax, adults, children: childrenAges.length, childrenAges }, language);
		const room = `${withoutLinks(roomName)}, ${withoutLinks(rateName)} (${party})`;
		return [rooms.length === 1 ? t('fact.room') : t('fact.roomOf', { number: at + 1 }), room];
	});
}

const TOLD: readonly LeadNoticeData['kind'][] = [
	'optionRequested',
	'optionConfirmed',
	'optionPromoted',
	'optionExpiring',
	'bookingRequested',
	'bookingConfirmed',
	'bookingChanged',
	'changeAccepted',
];

type Block = MailDescription['blocks'][number];

/** Of a hotel: who pays what on which day, and what a cancellation costs until which hour of the hotel's clock. */
export function termsBlocks(data: LeadNoticeData, language: Language): Block[] {
	const { terms, kind, currency, timeZone, brand, paymentProfile, cancellationFeeMinor } = data;
	const t = mailTexts(brand, language);
	const amount = (minor: number) => formatRate({ minor, currency }, { hasCents: true });
	const day = (date: string) => formatDate(plainDate(date), language, { weekday: 'comma' });
	if (kind === 'bookingCancelled' && cancellationFeeMinor !== null)
		return [{ type: 'facts', rows: [[t('lead.cancellationFee'), amount(cancellationFeeMinor)]] }];
	if (!terms || !paymentProfile || !TOLD.includes(kind)) return [];
	const payments = terms.payments.map(({ dueDate, minor }): Row => [day(dueDate), amount(minor)]);
	const cancellation = terms.cancellation.map(({ until, keptMinor }): Row => {
		const zone = zoneName(timeZone, language, instantAt(plainDate(until), '23:59', timeZone));
		const fee = keptMinor === 0 ? t('lead.noFee') : amount(keptMinor);
		return [t('lead.cancelUntil', { day: day(until), zone }), fee];
	});
	return [
		...(payments.length > 0
			? [{ type: 'facts' as const, heading: t(`lead.pays.${paymentProfile}`), rows: payments }]
			: []),
		{
			type: 'facts',
			heading: t('lead.cancellation'),
			rows: cancellation.length > 0 ? cancellation : [[t('lead.cancelFromNow'), t('lead.wholePrice')]],
		},
	];
}
