import { formatDateRange } from '../../date/format-date-range';
import { plainDate } from '../../date/plain-date';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription } from '../render/mail-description';

type Stay = { checkIn: string; checkOut: string };

export type ClashMailData = {
	brand: MailBrand;
	property: string;
	/** What the operator calls the channel. */
	calendar: string;
	there: Stay;
	here: Stay & { lastName: string; bookingNumber: string | null };
	/** Of the page on which it is settled. */
	url: string;
};

const days = ({ checkIn, checkOut }: Stay) => formatDateRange(plainDate(checkIn), plainDate(checkOut), 'en');

/** To the operator, in English: another channel has sold nights that one of our leads holds (CHANNEL-2). */
export function clashMail({ brand, property, calendar, there, here, url }: ClashMailData): MailDescription {
	const channel = headerText(calendar, 60);
	const house = headerText(property, 80);
	return {
		brand,
		language: 'en',
		subject: `Sold twice? ${house}, ${days(there)}`,
		preheader: `${channel} says that these nights are taken, and a request here holds them.`,
		reason: `${brand.name} reads the calendar of ${channel} for ${house}.`,
		blocks: [
			{
				type: 'title',
				title: 'These nights may be sold twice',
				kicker: house,
				plain: `These nights may be sold twice: ${house}`,
			},
			{
				type: 'paragraphs',
				paragraphs: [
					`${channel} says that these nights are taken, and a request here holds them. Nothing was changed on either side.`,
					'Please look whether it is the same stay. If it is not, one of the two has to be cancelled.',
				],
			},
			{
				type: 'facts',
				rows: [
					[channel, days(there)],
					['Here', `${headerText(here.lastName, 80)}, ${days(here)}`],
					...(here.bookingNumber === null ? [] : [['Booking number', here.bookingNumber] as const]),
				],
			},
			{ type: 'button', label: 'Settle it', href: url },
		],
	};
}
