import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { houseName } from '../../lead/property-name';
import { formatAmount } from '../../money/format-amount';
import type { Currency } from '../../money/money';
import type { TripSender } from '../../trip/trip-sender';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

type ToldJob = {
	name: string;
	number: string;
	day: string;
	time: string | null;
	priceMinor: number;
	currency: Currency;
	/** Of a job that is not possible. */
	reason: string | null;
};

type Stay = { firstName: string; lastName: string; name: string | null; propertyName: string };

type ServiceMail = {
	brand: MailBrand;
	language: Language;
	news: 'offered' | 'confirmed' | 'changed' | 'declined';
	job: ToldJob;
	trip: Stay;
	sender: TripSender;
	receiver: 'client' | 'agent';
	url: string;
};

const whenOf = ({ day, time }: ToldJob, language: Language) =>
	[formatLongDate(plainDate(day), language), time].filter(Boolean).join(', ');
const priceOf = ({ priceMinor, currency }: ToldJob) =>
	formatAmount({ minor: priceMinor, currency }, { hasCents: true });

/** Tells the guest what became of a service that was asked for (TRIP-11). It names no supplier and no net price. */
export function serviceMail(mail: ServiceMail): MailDescription {
	const { brand, language, news, job, trip, sender, receiver, url } = mail;
	const t = mailTexts(brand, language);
	const name = headerText(withoutLinks(job.name), 80);
	const client = headerText(withoutLinks(`${trip.firstName} ${trip.lastName}`), 80);
	const property = headerText(trip.name ?? houseName(trip.propertyName), 80);
	const reason = job.reason === null ? null : headerText(withoutLinks(job.reason), 200);
	return {
		brand,
		language,
		subject: t(`service.${news}Subject`, { name }),
		preheader: whenOf(job, language),
		reason: t('service.reason', { property }),
		blocks: [
			{ type: 'title', title: t(`service.${news}Title`), kicker: sender.agency ?? brand.name },
			{
				type: 'paragraphs',
				paragraphs: [
					receiver === 'client' ? greeting(t, client) : t('service.agentText', { client }),
					t(`service.${news}`, { name }),
				],
			},
			{
				type: 'facts',
				rows: [
					[t('service.day'), whenOf(job, language)],
					...(news === 'declined' ? [] : [[t('service.price'), priceOf(job)] as const]),
					...(news === 'declined' && reason ? [[t('service.reasonRow'), reason] as const] : []),
					[t('service.number'), job.number],
				],
			},
			{ type: 'button', label: t('service.open'), href: webAddress(url) ?? '' },
		],
	};
}

/** What guests and agents do with services, as the team reads it. */
const TEAM_NEWS = {
	request: 'asked for',
	accept: 'agreed to, please confirm',
	refuse: 'refused by the client',
	cancel: 'cancelled',
} as const;

type TeamMail = {
	brand: MailBrand;
	news: keyof typeof TEAM_NEWS;
	job: ToldJob;
	stay: Stay & { bookingNumber: string };
	url: string;
};

/** Tells the team that a service was asked for, agreed to, refused or cancelled (TRIP-11); in English. */
export function serviceTeamMail({ brand, news, job, stay, url }: TeamMail): MailDescription {
	const name = headerText(withoutLinks(job.name), 80);
	const property = headerText(stay.name ?? houseName(stay.propertyName), 80);
	return {
		brand,
		language: 'en',
		subject: `${name}, ${property}: ${TEAM_NEWS[news]}`,
		preheader: whenOf(job, 'en'),
		reason: `Services of ${brand.name}.`,
		blocks: [
			{ type: 'title', title: `A service was ${TEAM_NEWS[news]}`, kicker: property },
			{
				type: 'facts',
				rows: [
					['Service', name],
					['Day', whenOf(job, 'en')],
					['Price', priceOf(job)],
					['Number', job.number],
				],
			},
			{ type: 'button', label: 'Open the service', href: webAddress(url) ?? '' },
		],
	};
}
