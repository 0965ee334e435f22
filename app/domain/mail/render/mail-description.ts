import type { Language } from '../../language/language';
import type { MailBrand } from '../mail-brand';

/** A fact; `href` makes its value a link. */
export type Row = readonly [label: string, value: string, href?: string | null];

/** A property of an enquiry about several: what it is called, where it lies, what was shown of it, and its page. */
export type PropertyRow = { name: string; place: string; shown: string; url: string | null };

/** A part of a mail. All texts are plain: only the renderers encode. */
export type MailBlock =
	/** Above the title, in HTML alone; `url` is a JPEG, 3:2. */
	| { type: 'picture'; url: string; alt: string }
	/** `plain` is how the text part begins; without it, it begins with the next block. */
	| { type: 'title'; title: string; kicker?: string; plain?: string }
	| { type: 'paragraphs'; paragraphs: readonly string[] }
	| { type: 'facts'; heading?: string; rows: readonly Row[] }
	/** The stay at a glance; `plainRows` in the text part instead of name, place, rows and total. */
	| {
			type: 'summary';
			heading: string;
			place: string | null;
			name: string;
			rows: readonly Row[];
			total: Row | null;
			plainRows?: readonly Row[];
	  }
	| { type: 'properties'; heading: string; properties: readonly PropertyRow[] }
	/** Words of somebody else; `isSpoken`: the label is who says them. */
	| { type: 'quote'; label: string; text: string; isSpoken?: boolean }
	| { type: 'steps'; heading: string; steps: readonly { title: string; text: string }[] }
	/** `hasNoLabel`: the text part has the address alone. */
	| { type: 'button'; label: string; href: string; hasNoLabel?: boolean }
	/** A quiet link, such as the one that ends a subscription. */
	| { type: 'link'; label: string; href: string };

/** What a mail says. `render-mail.ts` makes HTML and text of it. */
export type MailDescription = {
	brand: MailBrand;
	language: Language;
	subject: string;
	/** Of the HTML document, where it is not the subject. */
	title?: string;
	preheader: string;
	/** Why the reader gets this mail. */
	reason: string;
	/** How the text part ends; HTML always has brand and reason. */
	plainFooter?: 'brand' | 'reason';
	/** Null: a block that this mail does without. */
	blocks: readonly (MailBlock | null)[];
};
