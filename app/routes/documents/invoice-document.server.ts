import type { TFunction } from 'i18next';
import { spacedIban } from '~/domain/brand/bank-account';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { DocumentFrame, DocumentRow, InvoiceDocument, StaySection } from '~/domain/document/document';
import type { EInvoiceWords } from '~/domain/invoice/e-invoice';
import type {
	AnyContent,
	InvoiceContent,
	InvoicedService,
	InvoiceLine,
	InvoiceParty,
	OtherInvoice,
	ReceiptContent,
	VatGroup,
} from '~/domain/invoice/invoice-content';
import type { IssuedInvoice } from '~/domain/invoice/read-invoice.server';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { formatRate } from '~/domain/money/format-rate';
import type { Currency } from '~/domain/money/money';
import { spacedReference } from '~/domain/payment/creditor-reference';
import { regionName } from '~/domain/place/region-name';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { taxRateInWords } from '~/domain/tourist-tax/tax-words';

type Source = {
	issued: IssuedInvoice;
	brand: BrandProfile;
	/** Of the reader: figures and texts are the same in both. */
	language: Language;
	t: TFunction<['invoice']>;
};

/** An invoice, a credit note or a receipt on paper (INVOICE-8): what was frozen and nothing else. */
export function invoiceDocument(source: Source, frame: DocumentFrame): InvoiceDocument {
	const { issued, language, t } = source;
	const { content } = issued;
	const parts = 'lines' in content ? invoiceParts(source, content) : receiptParts(source, content);
	const { name, street, postalCode, town } = content.seller;
	return {
		...{ kind: 'invoice', frame, title: t(`title.${content.kind}`) },
		sender: [name, street, [postalCode, town].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
		recipient: recipientLines(source),
		facts: [
			[t(`number.${content.kind}`), issued.number],
			[t('date'), formatDate(content.issuedOn, language)],
			[t('booking'), content.bookingNumber],
			...(issued.person?.buyerReference ? [[t('buyerReference'), issued.person.buyerReference] as const] : []),
			...parts.facts,
		],
		total: [t(`total.${content.kind}`), amount(content.minor, content.currency)],
		...{ intro: parts.intro, table: parts.table, notes: parts.notes, sections: parts.sections },
	};
}

type Words = Pick<Source, 'brand' | 'language' | 't'> & { content: InvoiceContent };

/** What an e-invoice says in words: its lines, why there is no VAT, and what it is. */
export function invoiceWords(words: Words): EInvoiceWords {
	const { t, content } = words;
	const { agent, seller } = content;
	const of = agent ? ` ${t('agent', { seller: partyLine(seller), agent: agent.name })}` : '';
	return {
		line: (line) => lineTitle(words, content, line),
		reason: (group) => reasonsOf(words, content, [group]).join(' '),
		note: `${t(`title.${content.kind}`)}, ${content.stay.property}, ${periodWords(words, content)}.${of}`,
	};
}

function reasonsOf({ t, language }: Pick<Source, 't' | 'language'>, { exemption }: InvoiceContent, vat: VatGroup[]) {
	const reasons = [...new Set(vat.flatMap((group) => group.reasons))];
	return reasons.map((reason) => (reason === 'exempt' ? (exemption?.[language] ?? '') : t(`reason.${reason}`)));
}

type Parts = Pick<InvoiceDocument, 'facts' | 'intro' | 'table' | 'notes' | 'sections'>;

function invoiceParts(source: Source, content: InvoiceContent): Parts {
	const { t, language } = source;
	const { seller, agent, corrects, replaces, lines, vat, currency, kind, stay } = content;
	const hasVat = vat.some(({ category }) => category === 'S');
	const nights = daysBetween(plainDate(stay.checkIn), plainDate(stay.checkOut));
	const isKept = lines.every((line) => line.kind === 'kept');
	const isService = lines.some((line) => line.kind === 'service');
	return {
		facts: [
			...(corrects ? [[t('corrects.creditNote'), other(source, corrects)] as const] : []),
			...(replaces ? [[t('replaces'), other(source, replaces)] as const] : []),
		],
		intro: agent
			? [t('agent', { seller: partyLine(seller), agent: agent.name })]
			: isService
				? [t('serviceText', { property: propertyLine(source, stay), period: periodWords(source, content) })]
				: [],
		table: {
			head: { what: t('what'), vat: hasVat ? t('vat') : null, amount: t('amount') },
			lines: lines.map((line) => ({
				title: lineTitle(source, content, line),
				note: line.service
					? serviceNote(source, line.service)
					: line.kind === 'stay' || isKept
						? `${periodWords(source, content)}, ${t('nights', { count: nights })}`
						: '',
				vat: line.vat.category === 'S' ? formatPercent(line.vat.percent, language) : '–',
				amount: amount(line.minor, currency),
			})),
			sums: hasVat
				? vat.flatMap(({ category, percent, netMinor, vatMinor }): DocumentRow[] => {
						if (category === 'E') return [[t('untaxed'), amount(netMinor, currency)]];
						const words = formatPercent(percent, language);
						return [
							[t('net', { percent: words }), amount(netMinor, currency)],
							[t('vatSum', { percent: words }), amount(vatMinor, currency)],
						];
					})
				: [],
		},
		notes: [...reasonsOf(source, content, vat), ...(kind === 'creditNote' ? [t('creditText')] : [])].filter(Boolean),
		sections: [dueSection(source, content), accountSection(source, content), spotSection(source, content)].filter(
			(section) => section !== null,
		),
	};
}

function receiptParts(source: Source, { kind, receivedOn, way, corrects, invoice }: ReceiptContent): Parts {
	const { t, language, issued } = source;
	const { stay } = issued.content;
	return {
		facts: corrects ? [[t('corrects.reversal'), other(source, corrects)]] : [],
		intro: [t(kind === 'receipt' ? 'receiptText' : 'reversalText')],
		table: null,
		notes: [],
		sections: [
			{
				title: t('how'),
				text: [],
				rows: [
					[t('receivedOn'), `${formatDate(receivedOn, language, { weekday: 'plain' })}, ${t(`way.${way}`)}`],
					...(invoice ? [[t('ofInvoice'), other(source, invoice)] as const] : []),
					[t('property'), propertyLine(source, stay)],
					[t('period'), periodWords(source, issued.content)],
				],
				total: null,
			},
		],
	};
}

function dueSection({ t, language }: Source, { due, currency, lines }: InvoiceContent): StaySection | null {
	if (due.length === 0) return null;
	const names = {
		prepayment: t('prepayment'),
		part: t(lines.some(({ service }) => service) ? 'serviceDue' : 'part'),
		final: t('final'),
		kept: t('keptDue'),
	};
	return {
		title: t('due'),
		text: [t('paidSoFar')],
		rows: due.map(({ kind, dueDate, minor }) => [
			t('dueBy', { kind: names[kind], day: formatDate(dueDate, language, { weekday: 'plain' }) }),
			amount(minor, currency),
		]),
		total: null,
	};
}

function accountSection({ t }: Source, { account }: InvoiceContent): StaySection | null {
	if (!account) return null;
	const { holder, iban, bic, bank, reference } = account;
	return {
		title: t('pay'),
		text: [],
		rows: [
			[t('holder'), holder],
			[t('iban'), spacedIban(iban)],
			...(bic ? [[t('bic'), bic] as const] : []),
			...(bank ? [[t('bank'), bank] as const] : []),
			...(reference ? [[t('reference'), spacedReference(reference)] as const] : []),
		],
		total: null,
	};
}

function spotSection(source: Source, { onSpot }: InvoiceContent): StaySection | null {
	const { t } = source;
	if (onSpot.length === 0) return null;
	return {
		title: t('onSpot'),
		text: [t('onSpotText')],
		rows: onSpot.map(({ tax, minor, currency, isAtMost }) => [
			taxRateInWords(source, tax),
			isAtMost ? t('atMost', { amount: amount(minor, currency) }) : amount(minor, currency),
		]),
		total: null,
	};
}

type Speaker = Pick<Source, 'brand' | 'language' | 't'>;

function lineTitle(source: Speaker, { stay }: InvoiceContent, { kind, level, tax, service }: InvoiceLine): string {
	const { t, language } = source;
	if (service) return language === 'de' ? service.nameDe : service.nameEn;
	if (kind === 'touristTax' && tax) return taxRateInWords(source, tax);
	if (kind === 'level' && level) return t('line.level', { level: serviceLevelLabel(level, language) });
	if (kind === 'cardFee' || kind === 'kept') return t(`line.${kind}`);
	const where = t('line.stay', { property: propertyLine(source, stay) });
	return level ? `${where}, ${serviceLevelLabel(level, language)}` : where;
}

function placeOf({ language }: Speaker, { placeEn, placeDe }: AnyContent['stay']): string | null {
	return language === 'de' ? placeDe : placeEn;
}

function propertyLine(source: Speaker, stay: AnyContent['stay']): string {
	return [stay.property, placeOf(source, stay)].filter(Boolean).join(', ');
}

/** When, and how many of its unit. */
function serviceNote({ t, language }: Speaker, { day, quantity, unit }: InvoicedService): string {
	const count = unit === 'job' ? (quantity > 1 ? `${quantity} ×` : '') : t(`serviceUnit.${unit}`, { count: quantity });
	return [formatDate(day, language, { weekday: 'plain' }), count].filter(Boolean).join(', ');
}

function periodWords({ t, language }: Speaker, { stay: { checkIn, checkOut } }: AnyContent): string {
	return t('between', { from: formatDate(checkIn, language), to: formatDate(checkOut, language) });
}

function other({ t, language }: Source, { number, issuedOn }: OtherInvoice): string {
	return t('other', { number, day: formatDate(issuedOn, language) });
}

function recipientLines({ issued: { person }, language, t }: Source): string[] {
	if (!person) return ['–', t('erased')];
	const { name, company, vatId, street, postalCode, town, country } = person;
	const lines = [company, name, street, [postalCode, town].filter(Boolean).join(' ')];
	return [...lines, country ? regionName(country, language) : null, vatId ? t('vatId', { id: vatId }) : null].filter(
		(line): line is string => Boolean(line),
	);
}

/** A company with its address and number in a line. */
export function partyLine({ name, street, postalCode, town, vatId }: InvoiceParty): string {
	return [name, street, [postalCode, town].filter(Boolean).join(' '), vatId].filter(Boolean).join(', ');
}

function amount(minor: number, currency: Currency): string {
	return formatRate({ minor, currency }, { hasCents: true });
}
