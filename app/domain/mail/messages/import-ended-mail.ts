import type { Language } from '../../language/language';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';

/** How a run of an import came to its end (IMPORT-9). */
export type ImportEnd = {
	kind: 'applied' | 'reverted' | 'failed';
	/** Properties that are written, or as before. */
	properties: number;
	/** Properties that others have changed meanwhile. */
	heldBack: number;
	/** Rows with errors that were left out. */
	leftOut: number;
	/** Properties that still wait, of a run that an error has ended. */
	waiting: number;
};

/** To the person who began a run of an import that went on without a page, or long (IMPORT-9). */
export function importEndedMail({
	brand,
	language,
	name,
	end,
	url,
}: {
	brand: MailBrand;
	language: Language;
	/** What the import is called. */
	name: string;
	end: ImportEnd;
	url: string;
}): MailDescription {
	const t = mailTexts(brand, language);
	const called = headerText(name, 80);
	const title = t(`import.title.${end.kind}`, { name: called });
	const line = (key: 'properties' | 'heldBack' | 'leftOut' | 'waiting') =>
		end[key] > 0 ? [t(`import.${key}`, { count: end[key] })] : [];
	const said = [...line('properties'), ...line('heldBack'), ...line('leftOut'), ...line('waiting')];
	return {
		brand,
		language,
		subject: title,
		preheader: said.join(' '),
		reason: t('import.reason', { brand: brand.name }),
		blocks: [
			{ type: 'title', title, plain: title },
			{ type: 'paragraphs', paragraphs: [t(`import.lead.${end.kind}`), ...said] },
			{ type: 'button', label: t('import.button'), href: url },
		],
	};
}
