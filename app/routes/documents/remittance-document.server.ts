import type { TFunction } from 'i18next';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { formatDate } from '~/domain/date/format-date';
import type { DocumentRow, InvoiceDocument } from '~/domain/document/document';
import { documentFrame } from '~/domain/document/document-frame';
import { brandParty } from '~/domain/invoice/invoice-issuer';
import type { Language } from '~/domain/language/language';
import { houseName } from '~/domain/lead/property-name';
import { formatRate } from '~/domain/money/format-rate';
import type { RemittanceAdvice } from '~/domain/payout/read-advice.server';
import type { SupplierAdvice } from '~/domain/payout/read-supplier-advice.server';
import { partyLine } from './invoice-document.server';

type Advised = Pick<RemittanceAdvice, 'paidOn' | 'reference' | 'accountEnd' | 'minor' | 'currency'>;
type Printed<Advice extends Advised> = {
	advice: Advice;
	brand: BrandProfile;
	language: Language;
	t: TFunction<['invoice']>;
};
type Source = Printed<RemittanceAdvice>;

/** What an agency was paid, on paper (PAYOUT-4): each booking with its price, what of it is kept, and what the agency gets. */
export function remittanceDocument(source: Source): InvoiceDocument {
	const { advice, t } = source;
	return adviceDocument(source, {
		...{ recipient: advice.agency, text: t('advice.text'), what: t('advice.what') },
		counted: [t('advice.bookings'), String(advice.items.length)],
		lines: advice.items.map((item) => itemLine(source, item)),
		sections: [{ title: t('advice.sums'), text: [], rows: sums(source), total: null }],
	});
}

/** What a supplier was paid, on paper (PAYOUT-6): each service with its day and place, and no guest. */
export function supplierRemittanceDocument(source: Printed<SupplierAdvice>): InvoiceDocument {
	const { advice, language, t } = source;
	return adviceDocument(source, {
		...{ recipient: advice.supplier, text: t('advice.servicesText'), what: t('advice.service') },
		counted: [t('advice.services'), String(advice.items.length)],
		lines: advice.items.map(({ number, nameEn, nameDe, place, day, minor, isCancelled }) => ({
			title: `${number}, ${language === 'de' ? nameDe : nameEn}`,
			note: [formatDate(day, language), houseName(place), ...(isCancelled ? [t('advice.calledOff')] : [])].join(' · '),
			vat: '',
			amount: words(source, minor),
		})),
		sections: [],
	});
}

type Parts = Pick<InvoiceDocument, 'sections'> & {
	recipient: string;
	text: string;
	/** Heading of the lines. */
	what: string;
	/** What it settles, and how many. */
	counted: readonly [string, string];
	lines: NonNullable<InvoiceDocument['table']>['lines'];
};

function adviceDocument(source: Printed<Advised>, parts: Parts): InvoiceDocument {
	const { advice, brand, language, t } = source;
	const { paidOn, reference, accountEnd } = advice;
	const party = brandParty(brand);
	const title = t('advice.title');
	const day = formatDate(paidOn ?? '', language);
	const frame = documentFrame(brand, {
		...{ language, title: `${title} ${day} – ${party.name}`, sender: party.name },
		...{ senderLines: partyLine(party).split(', '), mark: reference, watermark: null },
	});
	return {
		...{ kind: 'invoice', frame, title },
		sender: [party.name, party.street, [party.postalCode, party.town].filter(Boolean).join(' ')]
			.filter(Boolean)
			.join(' · '),
		recipient: [parts.recipient],
		facts: [
			[t('advice.paidOn'), day],
			...(accountEnd ? [[t('advice.account'), t('advice.ends', { end: accountEnd })] as const] : []),
			parts.counted,
		],
		// Too long for the narrow rows above.
		intro: [parts.text, t('advice.reference', { reference })],
		table: { head: { what: parts.what, vat: null, amount: t('amount') }, lines: parts.lines, sums: [] },
		total: [t('advice.total'), words(source, advice.minor)],
		notes: [],
		sections: parts.sections,
	};
}

type Item = RemittanceAdvice['items'][number];

function itemLine(source: Source, item: Item) {
	const { t, language } = source;
	const { bookingNumber, propertyName, clientLastName, checkIn, checkOut } = item;
	const { grossMinor, commissionMinor, markupMinor } = item;
	const earned = commissionMinor + markupMinor;
	const period = t('between', { from: formatDate(checkIn, language), to: formatDate(checkOut, language) });
	return {
		title: [bookingNumber, houseName(propertyName), clientLastName].filter(Boolean).join(', '),
		note: [
			period,
			grossMinor === null
				? t('advice.atHotel')
				: t('advice.gross', { amount: words(source, grossMinor), kept: words(source, grossMinor - earned) }),
			t('advice.commission', { amount: words(source, commissionMinor) }),
			...(markupMinor === 0 ? [] : [t('advice.markup', { amount: words(source, markupMinor) })]),
		].join(' · '),
		vat: '',
		amount: words(source, earned),
	};
}

function sums(source: Source): DocumentRow[] {
	const { t, advice } = source;
	const sum = (of: (item: Item) => number) => advice.items.reduce((all, item) => all + of(item), 0);
	const priced = advice.items.filter(({ grossMinor }) => grossMinor !== null);
	const gross = priced.reduce((all, { grossMinor }) => all + (grossMinor ?? 0), 0);
	const kept = gross - priced.reduce((all, { commissionMinor, markupMinor }) => all + commissionMinor + markupMinor, 0);
	const markup = sum(({ markupMinor }) => markupMinor);
	return [
		...(priced.length === 0
			? []
			: [[t('advice.grossSum'), words(source, gross)] as const, [t('advice.keptSum'), words(source, kept)] as const]),
		[
			t('advice.commissionSum'),
			words(
				source,
				sum(({ commissionMinor }) => commissionMinor),
			),
		],
		...(markup === 0 ? [] : [[t('advice.markupSum'), words(source, markup)] as const]),
	];
}

function words({ advice: { currency } }: Printed<Advised>, minor: number): string {
	return formatRate({ minor, currency }, { hasCents: true });
}
