import { formatDateRange } from '../../date/format-date-range';
import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { houseName } from '../../lead/property-name';
import type { GuestChange } from '../../rooming/rooming-merge';
import type { TripSender } from '../../trip/trip-sender';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

type Stay = {
	firstName: string;
	lastName: string;
	bookingNumber: string | null;
	name: string | null;
	propertyName: string;
	checkIn: string;
	checkOut: string;
};

type TripLinkMail = {
	brand: MailBrand;
	language: Language;
	trip: Stay;
	sender: TripSender;
	url: string;
};

/** Gives the lead guest the link of the trip page (TRIP-1). */
export function tripLinkMail({ brand, language, trip, sender, url }: TripLinkMail): MailDescription {
	const t = mailTexts(brand, language);
	const property = headerText(trip.name ?? houseName(trip.propertyName), 80);
	const name = headerText(withoutLinks(sender.name), 80);
	const agency = sender.agency === null ? null : headerText(withoutLinks(sender.agency), 80);
	return {
		brand,
		language,
		subject: t('trip.subject', { property }),
		preheader: t('trip.preheader', { day: formatLongDate(plainDate(trip.checkIn), language) }),
		reason: t('trip.reason', { sender: agency ?? name, property }),
		blocks: [
			{ type: 'title', title: t('trip.title', { property }), kicker: agency ?? brand.name },
			{
				type: 'paragraphs',
				paragraphs: [greeting(t, withoutLinks(`${trip.firstName} ${trip.lastName}`)), t('trip.text'), t('trip.group')],
			},
			{ type: 'facts', rows: factsOf(trip, t, language) },
			{ type: 'button', label: t('trip.open'), href: webAddress(url) ?? '' },
			{
				type: 'paragraphs',
				paragraphs: [[name, agency].filter(Boolean).join('\n'), t('payment.replies', { name })],
			},
		],
	};
}

type ThanksMail = TripLinkMail & {
	/** Given where the agent gets it, since no address of the client is known. */
	agentName?: string;
};

/** Thanks after the stay, with the page on which its papers are and one question is asked (REVIEW-1). No price, no commission. */
export function thanksMail({ brand, language, trip, sender, url, agentName }: ThanksMail): MailDescription {
	const t = mailTexts(brand, language);
	const property = headerText(trip.name ?? houseName(trip.propertyName), 80);
	const client = headerText(withoutLinks(`${trip.firstName} ${trip.lastName}`), 80);
	const name = headerText(withoutLinks(sender.name), 80);
	const agency = sender.agency === null ? null : headerText(withoutLinks(sender.agency), 80);
	const isForAgent = agentName !== undefined;
	return {
		brand,
		language,
		subject: isForAgent ? t('thanks.agentSubject', { client, property }) : t('thanks.subject', { property }),
		preheader: t('thanks.preheader'),
		reason: t(isForAgent ? 'thanks.agentReason' : 'thanks.reason', { sender: agency ?? name, property }),
		blocks: [
			{ type: 'title', title: t('thanks.title'), kicker: agency ?? brand.name },
			{
				type: 'paragraphs',
				paragraphs: isForAgent
					? [greeting(t, withoutLinks(agentName)), t('thanks.agentText', { client, property })]
					: [greeting(t, client), t('thanks.text', { property }), t('thanks.question')],
			},
			{ type: 'facts', rows: factsOf(trip, t, language) },
			{ type: 'button', label: t('thanks.open'), href: webAddress(url) ?? '' },
			...(isForAgent
				? []
				: [
						{
							type: 'paragraphs' as const,
							paragraphs: [[name, agency].filter(Boolean).join('\n'), t('payment.replies', { name })],
						},
					]),
		],
	};
}

type ChangesMail = {
	brand: MailBrand;
	language: Language;
	trip: Stay;
	changes: readonly GuestChange[];
	/** How many guests the list has now. */
	count: number;
	/** Page of the reader on which the list stands. */
	url: string;
};

/** Changes named in a mail; more are a number. */
const MOST_NAMED = 12;

/** Tells one side what others have changed in the rooming list (TRIP-5). */
export function roomingChangesMail({ brand, language, trip, changes, count, url }: ChangesMail): MailDescription {
	const t = mailTexts(brand, language);
	const property = headerText(trip.name ?? houseName(trip.propertyName), 80);
	const lines = changes.slice(0, MOST_NAMED).map(({ name, kind, fields }) => {
		const guest = headerText(withoutLinks(name), 80);
		const what = [...new Set(fields.map((field) => t(`rooming.field.${field}`)))].join(', ');
		return kind === 'changed' ? t('rooming.changed', { guest, what }) : t(`rooming.${kind}`, { guest });
	});
	const rest = changes.length - lines.length;
	return {
		brand,
		language,
		subject: t('rooming.subject', { property }),
		preheader: headerText(lines[0] ?? t('rooming.order'), 120),
		reason: t('rooming.reason', { property }),
		blocks: [
			{ type: 'title', title: t('rooming.title', { property }), kicker: brand.name },
			{ type: 'paragraphs', paragraphs: [t('rooming.text', { count })] },
			{
				type: 'paragraphs',
				paragraphs: [
					(lines.length > 0 ? lines : [t('rooming.order')]).join('\n') +
						(rest > 0 ? `\n${t('rooming.more', { count: rest })}` : ''),
				],
			},
			{ type: 'facts', rows: factsOf(trip, t, language) },
			{ type: 'button', label: t('rooming.open'), href: webAddress(url) ?? '' },
		],
	};
}

function factsOf(
	{ checkIn, checkOut, bookingNumber }: Stay,
	t: ReturnType<typeof mailTexts>,
	language: Language,
): (readonly [string, string])[] {
	return [
		[t('payment.stay'), formatDateRange(checkIn, checkOut, language)],
		...(bookingNumber === null ? [] : [[t('payment.booking'), bookingNumber] as const]),
	];
}
