import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailTexts } from '../mail-texts';
import { withoutLinks } from './without-links';

/** Greets by a typed name, or plainly where it does not look like one: the reader may not be the writer. */
export function greeting(t: MailTexts, fullName: string): string {
	const name = headerText(fullName, 60);
	const isName = name !== '' && withoutLinks(name) === name && !/[\d<>{}[\]|\\/]/.test(name);
	return isName ? t('greeting', { name }) : t('plainGreeting');
}

/** The brand's phone for who would rather talk; a number does not break over two lines. */
export function callLine(t: MailTexts, brand: MailBrand): string {
	return t('call', { phone: brand.phone.replace(/ /g, '\u00a0') });
}

/** The last lines of a mail. */
export function signature(t: MailTexts, brand: MailBrand): string {
	return `${t('closing')}\n${t('team', { brand: brand.name })}`;
}
