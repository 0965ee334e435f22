import type { LogoSize } from '../brand/brand-profile';
import type { LetterColors, LetterPicture } from '../brand/letterhead';
import type { Language } from '../language/language';
import type { TransferCode } from '../payment/transfer-code';
import type { PICTURE_WIDTHS } from '../picture/picture-url';

/** `tint`: ground of panels. */
export type DocumentColors = LetterColors & { tint: string };

/** What stands on every page of a document (BRAND-16). */
export type DocumentFrame = {
	language: Language;
	title: string;
	author: string;
	colors: DocumentColors;
	/** `src`: its address. */
	logo: ({ src: string } & LogoSize) | null;
	/** In the head where there is no logo. */
	sender: string;
	/** At the right of the head. */
	senderLines: readonly string[];
	/** In the foot, below the note. */
	contactLines: readonly string[];
	note: string;
	/** In the foot, beside the page's number: version and fingerprint; '' for none. */
	mark: string;
	/** Address of what covers the foot, over the main colour. */
	footerBackground: string | null;
	/** Across each page, such as `Draft`; null for none. */
	watermark: string | null;
};

/** A picture of the store; its bytes travel beside the document. Where they are missing its colour stands in its place. */
export type DocumentPicture = {
	hash: string;
	/** The rendition that is printed, in pixels. */
	width: (typeof PICTURE_WIDTHS)[number];
	colour: string;
	isMirrored: boolean;
	/** CSS object-position. */
	position: string | null;
};

/** The key of a picture's bytes. */
export function pictureKey({ hash, width }: Pick<DocumentPicture, 'hash' | 'width'>): string {
	return `${hash}/${width}`;
}

/** The files of a document, read for it: what is missing is left out. */
export type DocumentFiles = {
	logo: LetterPicture | null;
	footerBackground: ({ src: LetterPicture } & LogoSize) | null;
	/** JPEGs by `pictureKey`. */
	pictures: Record<string, Uint8Array>;
};

/** A label and what stands at the right of it. */
export type DocumentRow = readonly [label: string, value: string];

/** Who looks after the client. */
export type DocumentAgent = { name: string; initials: string; role: string; lines: readonly string[] };

/** Anything with the texts of a document; what is printed of it is text, pictures and amounts. */
export type AnyDocument = ProposalDocument | StayDocument | InvoiceDocument | LetterDocument | QrBillDocument;

/** A proposal on paper, in words and amounts as they are printed. */
export type ProposalDocument = {
	kind: 'proposal';
	frame: DocumentFrame;
	cover: {
		picture: DocumentPicture | null;
		title: string;
		subtitle: string;
		letter: readonly string[];
		facts: readonly DocumentRow[];
		agent: DocumentAgent | null;
	};
	/** Null for a single option. */
	comparison: { title: string; columns: readonly ComparedOption[]; rows: readonly ComparedRow[] } | null;
	options: readonly OptionSheet[];
	/** Terms of the properties in their own words, a paragraph each. */
	ownTerms: readonly { title: string; paragraphs: readonly string[] }[];
	closing: {
		title: string;
		steps: readonly { title: string; text: string }[];
		link: { title: string; text: string; url: string; note: string } | null;
		termsTitle: string;
		/** Two columns. */
		terms: readonly (readonly { title: string; text: string }[])[];
		agent: DocumentAgent | null;
		signature: readonly [string, string];
	};
};

export type ComparedOption = { number: string; name: string; place: string; picture: DocumentPicture | null };

/** A row of the comparison, a cell for each option. */
export type ComparedRow = {
	label: string;
	/** `strong`: a price; `ticked`: a line for each thing included. */
	style: 'plain' | 'strong' | 'ticked' | 'amounts';
	cells: readonly ComparedCell[];
};

export type ComparedCell = { lines: readonly string[]; amounts: readonly DocumentRow[]; note: string };

export type OptionSheet = {
	kicker: string;
	/** Whether it is held for the client. */
	hold: string;
	name: string;
	place: string;
	price: string;
	priceNote: string;
	pictures: readonly DocumentPicture[];
	facts: readonly { figure: string; label: string }[];
	reason: { title: string; text: string } | null;
	summary: string;
	/** One sentence of what there is to enjoy; '' for nothing. */
	facilities: string;
	/** Null for nothing. */
	included: { title: string; lines: readonly string[] } | null;
	/** Rooms of a hotel: what and for whom. */
	rooms: { title: string; rows: readonly DocumentRow[] } | null;
	plans: readonly { picture: DocumentPicture; ratio: number; caption: string }[];
	terms: { title: string; groups: readonly { title: string; rows: readonly DocumentRow[]; note: string }[] };
	/** Where the property's own terms stand; '' for none. */
	ownTermsNote: string;
};

/** A stay on paper: an option, a booking, or what is kept of a cancelled one. */
export type StayDocument = {
	kind: 'stay';
	frame: DocumentFrame;
	title: string;
	/** The property or hotel, and its place. */
	name: string;
	/** For whom, and under which number. */
	intro: readonly string[];
	/** The one thing that the reader must know. */
	notice: string;
	sections: readonly StaySection[];
	issued: string;
};

export type StaySection = {
	title: string;
	text: readonly string[];
	rows: readonly DocumentRow[];
	/** Label and amount of the last row, set off. */
	total: DocumentRow | null;
	/** Below the total, and no part of it. */
	after?: readonly DocumentRow[];
};

/** An invoice, a credit note or a receipt on paper. */
export type InvoiceDocument = {
	kind: 'invoice';
	frame: DocumentFrame;
	title: string;
	/** Who issues it, in one line above the recipient. */
	sender: string;
	recipient: readonly string[];
	facts: readonly DocumentRow[];
	/** In whose name it is issued, and what it is; no lines for nothing. */
	intro: readonly string[];
	/** Null for a receipt. */
	table: {
		/** `vat` is null where no line shows any. */
		head: { what: string; vat: string | null; amount: string };
		lines: readonly { title: string; note: string; vat: string; amount: string }[];
		sums: readonly DocumentRow[];
	} | null;
	total: DocumentRow;
	notes: readonly string[];
	sections: readonly StaySection[];
};

/**
 * A Swiss QR-bill: what is paid, and below it payment part and receipt. `words` are those of the standard in the language of the bill, the other texts as they
 * are printed.
 */
export type QrBillDocument = {
	kind: 'qrBill';
	frame: DocumentFrame;
	title: string;
	intro: readonly string[];
	rows: readonly DocumentRow[];
	total: DocumentRow;
	words: {
		paymentPart: string;
		receipt: string;
		account: string;
		reference: string;
		information: string;
		payableBy: string;
		currency: string;
		amount: string;
		acceptancePoint: string;
		separate: string;
	};
	/** Lines of account and creditor. */
	creditor: readonly string[];
	/** In groups; null where the bill has none. */
	reference: string | null;
	information: string;
	currency: string;
	/** `1 949.75`. */
	amount: string;
	code: Pick<TransferCode, 'size' | 'path' | 'cross'>;
};

/** The letter that shows an agency its paper. */
export type LetterDocument = {
	kind: 'letter';
	frame: DocumentFrame;
	title: string;
	picture: DocumentPicture;
	text: string;
	rows: readonly DocumentRow[];
	total: DocumentRow;
};

/** The pictures of the store that a document shows, each once. */
export function picturesOf(document: AnyDocument): DocumentPicture[] {
	if (document.kind !== 'proposal') return [];
	const all = [
		document.cover.picture,
		...(document.comparison?.columns ?? []).map(({ picture }) => picture),
		...document.options.flatMap(({ pictures, plans }) => [...pictures, ...plans.map(({ picture }) => picture)]),
	];
	const found = all.filter((picture) => picture !== null);
	return found.filter((picture, at) => found.findIndex((each) => pictureKey(each) === pictureKey(picture)) === at);
}
