import type { Language } from '../../language/language';
import { CONFIRM_LIFETIME_DAYS } from '../../newsletter/newsletter-token';
import type { MailBrand } from '../mail-brand';
import { type MailTexts, mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { greeting, signature } from './phrases';

type NewsletterMailData = {
	brand: MailBrand;
	language: Language;
	/** As typed; the reader may not be the writer. */
	fullName: string;
	/** Absolute address that ends the subscription. */
	unsubscribeUrl: string;
};

/** Asks the owner of the address whether they want the newsletter (double opt-in, FORM-19). */
export function newsletterConfirmMail(data: NewsletterMailData & { confirmUrl: string }): MailDescription {
	const t = mailTexts(data.brand, data.language);
	return letter(data, t, {
		kind: 'confirm',
		paragraphs: [t('newsletter.confirm.text', { brand: data.brand.name })],
		button: t('newsletter.confirm.button'),
		href: data.confirmUrl,
		after: [`${t('newsletter.confirm.lifetime', { days: CONFIRM_LIFETIME_DAYS })} ${t('newsletter.confirm.notYou')}`],
	});
}

/** The first letter after the confirmation; from here on every mail has the link that ends it. */
export function newsletterWelcomeMail(data: NewsletterMailData): MailDescription {
	const t = mailTexts(data.brand, data.language);
	return letter(data, t, {
		kind: 'welcome',
		paragraphs: [t('newsletter.welcome.text', { brand: data.brand.name }), t('newsletter.welcome.meanwhile')],
		button: t('discover'),
		href: `${data.brand.origin}/search`,
		after: [],
	});
}

type Letter = {
	kind: 'confirm' | 'welcome';
	paragraphs: readonly string[];
	button: string;
	href: string;
	after: readonly string[];
};

function letter(data: NewsletterMailData, t: MailTexts, { kind, ...parts }: Letter): MailDescription {
	const { brand, language } = data;
	const title = t(`newsletter.${kind}.title`);
	return {
		brand,
		language,
		subject: t(`newsletter.${kind}.subject`, { brand: brand.name }),
		title,
		preheader: t(`newsletter.${kind}.preheader`),
		reason: t('newsletter.reason', { host: new URL(brand.origin).host }),
		plainFooter: 'brand',
		blocks: [
			{ type: 'title', title },
			{ type: 'paragraphs', paragraphs: [greeting(t, data.fullName), ...parts.paragraphs] },
			{ type: 'button', label: parts.button, href: parts.href },
			{ type: 'paragraphs', paragraphs: [...parts.after, signature(t, brand)] },
			{ type: 'link', label: t('newsletter.end'), href: data.unsubscribeUrl },
		],
	};
}
