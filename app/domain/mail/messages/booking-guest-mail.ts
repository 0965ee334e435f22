import { countryName } from '../../place/country';
import { mailTexts } from '../mail-texts';
import type { MailDescription, Row } from '../render/mail-description';
import { webAddress } from '../web-address';
import { bookedTax, cancellationRows, dueRows, priceRows, stayRows } from './booking-facts';
import type { BookingMailData } from './booking-mail-data';
import { callLine, greeting, signature } from './phrases';
import { withoutLinks } from './without-links';

/**
 * To the guest, in the guest's language (MAIL-10): what was booked, what it costs, what is due when, what happens
 * next. Addresses in the guest's own words are taken out, since the reader may not be the writer.
 */
export function bookingGuestMail(data: BookingMailData): MailDescription {
	const { brand, language, property } = data;
	const t = mailTexts(brand, language);
	const stay = [[t('fact.bookingNumber'), data.bookingNumber] satisfies Row, ...stayRows(data, language)].map(
		([label, value]): Row => [label, withoutLinks(value)],
	);
	const price = priceRows(data, language);
	const picture = property.pictureUrl ? webAddress(property.pictureUrl) : null;
	const place = `${property.place}, ${countryName(property.country, language)}`;
	return {
		brand,
		language,
		subject: t('booking.subject', { property: property.name }),
		title: t('booking.title'),
		preheader: t('booking.preheader'),
		reason: t('booking.reason', { host: new URL(brand.origin).host, number: data.bookingNumber }),
		plainFooter: 'brand',
		blocks: [
			picture ? { type: 'picture', url: picture, alt: `${property.name}, ${place}` } : null,
			{ type: 'title', title: t('booking.title') },
			{
				type: 'paragraphs',
				paragraphs: [
					greeting(t, `${data.firstName} ${data.lastName}`),
					t('booking.thanks', { property: property.name }),
					t('booking.promise'),
				],
			},
			{
				type: 'summary',
				heading: t('booking.summary'),
				place,
				name: property.name,
				rows: [...stay, ...price.rows],
				total: price.total,
			},
			{ type: 'facts', heading: t('booking.due'), rows: dueRows(data, language) },
			{ type: 'paragraphs', paragraphs: [bookedTax(data, language).note] },
			{ type: 'facts', heading: t('booking.cancellation'), rows: cancellationRows(data, language) },
			data.comments ? { type: 'quote', label: t('booking.comments'), text: withoutLinks(data.comments) } : null,
			{
				type: 'steps',
				heading: t('nextHeading'),
				steps: (['confirm', 'pay', 'prepare'] as const).map((step) => ({
					title: t(`booking.next.${step}.title`),
					text: t(`booking.next.${step}.text`),
				})),
			},
			{ type: 'button', label: t('viewHouse'), href: webAddress(property.url) ?? brand.origin },
			{ type: 'paragraphs', paragraphs: [callLine(t, brand), signature(t, brand)] },
		],
	};
}
