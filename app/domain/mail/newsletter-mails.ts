import type { Language } from '../language/language';
import { CONFIRM_LIFETIME_DAYS } from '../newsletter/newsletter-token';
import { greetingName } from './greeting-name';
import { headerText } from './header-text';
import { buttonBlock, endBlock, linkBlock, textBlock, titleBlock } from './mail-blocks';
import type { MailBrand } from './mail-brand';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { NEWSLETTER_WORDS } from './newsletter-words';
import { wrapText } from './plain-text';

type NewsletterMailData = {
	brand: MailBrand;
	language: Language;
	/** As typed; the reader may not be the writer. */
	fullName: string;
	/** Absolute address that ends the subscription. */
	unsubscribeUrl: string;
};

/** Asks the owner of the address whether they want the newsletter (double opt-in, FORM-19). */
export function newsletterConfirmMail(data: NewsletterMailData & { confirmUrl: string }): MailContent {
	const words = NEWSLETTER_WORDS[data.language];
	const { confirm } = words;
	return letter(data, {
		...confirm,
		paragraphs: [words.greeting(greetingName(data.fullName)), confirm.text(data.brand.name)],
		href: data.confirmUrl,
		after: [`${confirm.lifetime(CONFIRM_LIFETIME_DAYS)} ${confirm.notYou}`],
	});
}

/** The first letter after the confirmation; from here on every mail has the link that ends it. */
export function newsletterWelcomeMail(data: NewsletterMailData): MailContent {
	const words = NEWSLETTER_WORDS[data.language];
	const { welcome } = words;
	return letter(data, {
		...welcome,
		paragraphs: [words.greeting(greetingName(data.fullName)), welcome.text(data.brand.name), welcome.meanwhile],
		href: `${data.brand.origin}/search`,
		after: [],
	});
}

type Letter = {
	subject: (brand: string) => string;
	preheader: string;
	title: string;
	paragraphs: readonly string[];
	button: string;
	href: string;
	after: readonly string[];
};

function letter({ brand, language, unsubscribeUrl }: NewsletterMailData, parts: Letter): MailContent {
	const words = NEWSLETTER_WORDS[language];
	const signature = `${words.closing}\n${words.team(brand.name)}`;
	const reason = words.reason(new URL(brand.origin).host);
	const html = mailLayout({
		brand,
		language,
		title: parts.title,
		preheader: parts.preheader,
		reason,
		body: [
			titleBlock(parts.title, null, brand),
			textBlock(parts.paragraphs, brand),
			buttonBlock(parts.button, parts.href, brand),
			textBlock([...parts.after, signature], brand),
			linkBlock(words.end, unsubscribeUrl, brand),
			endBlock(),
		].join('\n'),
	});
	const text = [
		...parts.paragraphs.map((paragraph) => wrapText(paragraph)),
		`${parts.button}:\n${parts.href}`,
		...parts.after.map((paragraph) => wrapText(paragraph)),
		signature,
		`${words.end}:\n${unsubscribeUrl}`,
		`-- \n${[brand.name, brand.postalAddress, `${brand.phone} · ${brand.email}`].map((line) => wrapText(line)).join('\n')}\n\n${wrapText(reason)}`,
	];
	return { subject: headerText(parts.subject(brand.name)), html, text: `${text.join('\n\n')}\n` };
}
