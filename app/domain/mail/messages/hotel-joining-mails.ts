import { categoryLabel } from '../../hotel/category';
import type { HotelCategory } from '../../hotel/hotel';
import { regionName } from '../../place/region-name';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription, Row } from '../render/mail-description';
import { withoutLinks } from './without-links';

/** What a person of an invited hotel has told us. */
type JoiningMailData = {
	brand: MailBrand;
	fullName: string;
	position: string;
	email: string;
	phone: string | null;
	hotelName: string;
	category: HotelCategory | null;
	countryCode: string | null;
	city: string;
	street: string | null;
	rooms: number | null;
	website: string | null;
	note: string | null;
	/** Address of the account that asks. */
	account: string;
};

const said = (text: string, limit = 120) => headerText(withoutLinks(text), limit);

/** To the person of a hotel who has asked to join, in both languages: it is looked at. */
export function joiningAskedMail({ brand, fullName, hotelName, account }: JoiningMailData): MailDescription {
	const hotel = said(hotelName);
	const english = `thank you. We have your details of ${hotel} and look at them. You hear from us by mail as soon as your account is open. You will sign in with ${account}.`;
	const german = `vielen Dank. Ihre Angaben zu ${hotel} sind angekommen, und wir prüfen sie. Sobald Ihr Zugang offen ist, erhalten Sie eine E-Mail von uns. Sie melden sich mit ${account} an.`;
	return {
		brand,
		language: 'en',
		subject: `We have your details · ${hotel}`,
		preheader: english,
		reason: `${hotel} has asked to join ${brand.name}.`,
		blocks: [
			{ type: 'title', title: 'We have your details', kicker: hotel, plain: 'We have your details' },
			{ type: 'paragraphs', paragraphs: [`${said(fullName, 80)},`, english, german] },
		],
	};
}

/** To the team, which confirms it or not. */
export function joiningTeamMail(data: JoiningMailData): MailDescription {
	const { brand, note } = data;
	const hotel = headerText(data.hotelName, 120);
	const rows: Row[] = [
		['Hotel', hotel],
		...(data.category === null ? [] : [['Category', categoryLabel(data.category, 'en')] as const]),
		...(data.street === null ? [] : [['Street', headerText(data.street, 120)] as const]),
		['City', headerText(data.city, 80)],
		...(data.countryCode === null ? [] : [['Country', regionName(data.countryCode, 'en')] as const]),
		...(data.rooms === null ? [] : [['Rooms', String(data.rooms)] as const]),
		...(data.website === null ? [] : [['Website', headerText(data.website, 200)] as const]),
		['Person', headerText(`${data.fullName}, ${data.position}`, 160)],
		['Email', data.email],
		...(data.phone === null ? [] : [['Phone', headerText(data.phone, 40)] as const]),
		['Account', data.account],
	];
	return {
		brand,
		language: 'en',
		subject: `Hotel wants to join · ${hotel}`,
		preheader: `${headerText(data.fullName, 80)} of ${hotel} waits for your confirmation.`,
		reason: `An invited hotel has asked to join ${brand.name}.`,
		blocks: [
			{ type: 'title', title: `${hotel} wants to join`, kicker: 'Invited hotel', plain: `${hotel} wants to join` },
			{ type: 'facts', rows },
			note ? { type: 'quote', label: 'Note', text: note } : null,
			{
				type: 'button',
				label: 'Confirm or refuse',
				href: `${brand.origin}/partner/dashboard/admin/hotels`,
				hasNoLabel: true,
			},
		],
	};
}

type DecidedMailData = {
	brand: MailBrand;
	fullName: string;
	hotelName: string;
	isConfirmed: boolean;
	/** Of a refusal, in the words of the team. */
	reason: string | null;
};

/** To the person who has asked, in both languages: the desk is open, or why not. */
export function joiningDecidedMail({
	brand,
	fullName,
	hotelName,
	isConfirmed,
	reason,
}: DecidedMailData): MailDescription {
	const hotel = said(hotelName);
	const title = isConfirmed ? `${hotel} is with us` : 'We cannot open your access';
	const english = isConfirmed
		? `${hotel} works directly with ${brand.name} from now on. At your desk you answer requests, set rooms and rates, and look after your page.`
		: `we have looked at your details of ${hotel} and cannot open an access for now.`;
	const german = isConfirmed
		? `${hotel} arbeitet ab jetzt direkt mit ${brand.name}. In Ihrem Hotelbereich beantworten Sie Anfragen, setzen Zimmer und Raten und pflegen Ihre Seite.`
		: `Wir haben Ihre Angaben zu ${hotel} geprüft und können derzeit keinen Zugang öffnen.`;
	const ask =
		'If we missed something, please answer this email. · Wenn wir etwas übersehen haben, antworten Sie bitte.';
	return {
		brand,
		language: 'en',
		subject: `${title} · ${hotel}`,
		preheader: english,
		reason: `${hotel} has asked to join ${brand.name}.`,
		blocks: [
			{ type: 'title', title, kicker: hotel, plain: title },
			{ type: 'paragraphs', paragraphs: [`${said(fullName, 80)},`, english, german] },
			reason ? { type: 'quote', label: brand.name, text: reason, isSpoken: true } : null,
			isConfirmed
				? { type: 'button', label: 'Open your desk', href: `${brand.origin}/partner/hotel`, hasNoLabel: true }
				: { type: 'paragraphs', paragraphs: [ask] },
		],
	};
}

type ToldMailData = { brand: MailBrand; firstName: string | null; hotelName: string; hotelId: string };

/** To the agent who has invited a hotel, in both languages: it has joined. */
export function joiningToldMail({ brand, firstName, hotelName, hotelId }: ToldMailData): MailDescription {
	const hotel = said(hotelName);
	const title = `${hotel} has joined`;
	const english = `your invitation has worked: ${hotel} now works with us directly. You can write to its team from its page.`;
	const german = `Ihre Einladung hat gewirkt: ${hotel} arbeitet jetzt direkt mit uns. Von der Seite des Hotels aus schreiben Sie seinem Team.`;
	return {
		brand,
		language: 'en',
		subject: title,
		preheader: english,
		reason: `You have invited ${hotel}.`,
		blocks: [
			{ type: 'title', title, kicker: brand.name, plain: title },
			{ type: 'paragraphs', paragraphs: [...(firstName ? [`${headerText(firstName, 60)},`] : []), english, german] },
			{ type: 'button', label: 'See the hotel', href: `${brand.origin}/hotels/${hotelId}`, hasNoLabel: true },
		],
	};
}
