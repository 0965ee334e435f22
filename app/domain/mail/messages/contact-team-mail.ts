import type { Language } from '../../language/language';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription, Row } from '../render/mail-description';
import { teamMailTime } from './team-mail-time';

/** A contact message (MAIL-9); texts are the visitor's own. */
export type ContactMailData = {
	brand: MailBrand;
	/** The visitor's. */
	language: Language;
	/** What the visitor quotes. */
	bookingNumber: string;
	/** Instant in milliseconds. */
	createdAt: number;
	name: string;
	email: string;
	subject: string;
	message: string;
};

/** To the team, in English. The caller sets the visitor as reply address. */
export function contactTeamMail(data: ContactMailData): MailDescription {
	const { brand } = data;
	const name = headerText(data.name, 60);
	const rows: Row[] = [
		['Name', name],
		['Email', data.email.trim()],
		['Subject', headerText(data.subject)],
		['Language', data.language === 'de' ? 'German' : 'English'],
		['Received', teamMailTime(data.createdAt)],
		['Enquiry number', data.bookingNumber],
	].flatMap(([label = '', value = '']) => (value === '' ? [] : [[label, value] as const]));
	const intro = `Reply to this email to answer ${name || 'the visitor'} directly.`;
	return {
		brand,
		language: 'en',
		subject: ['Contact', headerText(data.subject, 100), name].filter(Boolean).join(' · '),
		preheader: headerText(data.message, 120),
		reason: `Contact form on ${new URL(brand.origin).host} for ${brand.name}.`,
		blocks: [
			{ type: 'title', title: 'New message', kicker: 'Contact form', plain: 'New message from the contact form' },
			{ type: 'paragraphs', paragraphs: [intro] },
			{ type: 'quote', label: 'Message', text: data.message.trim() },
			{ type: 'facts', heading: 'Sender', rows },
		],
	};
}
