import type { Language } from '../language/language';
import { headerText } from './header-text';
import { endBlock, headingBlock, quoteBlock, rowsBlock, textBlock, titleBlock } from './mail-blocks';
import type { MailBrand } from './mail-brand';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { type Row, textHeading, textRows, wrapText } from './plain-text';
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
export function contactTeamMail(data: ContactMailData): MailContent {
	const { brand } = data;
	const name = headerText(data.name, 60);
	const subject = headerText(['Contact', headerText(data.subject, 100), name].filter(Boolean).join(' · '));
	const rows: Row[] = [
		['Name', name],
		['Email', data.email.trim()],
		['Subject', headerText(data.subject)],
		['Language', data.language === 'de' ? 'German' : 'English'],
		['Received', teamMailTime(data.createdAt)],
		['Enquiry number', data.bookingNumber],
	].flatMap(([label = '', value = '']) => (value === '' ? [] : [[label, value] as const]));
	const intro = `Reply to this email to answer ${name || 'the visitor'} directly.`;
	const html = mailLayout({
		brand,
		language: 'en',
		title: subject,
		preheader: headerText(data.message, 120),
		reason: `Contact form on ${new URL(brand.origin).host} for ${brand.name}.`,
		body: [
			titleBlock('New message', 'Contact form', brand),
			textBlock([intro], brand),
			quoteBlock('Message', data.message.trim(), brand),
			headingBlock('Sender', brand),
			rowsBlock(rows, brand),
			endBlock(),
		].join('\n'),
	});
	const text = [
		'New message from the contact form',
		wrapText(intro),
		`${textHeading('Message')}\n${wrapText(data.message.trim())}`,
		`${textHeading('Sender')}\n${textRows(rows)}`,
	];
	return { subject, html, text: `${text.join('\n\n')}\n` };
}
