import type { FormValues } from '~/components/form/form-state';
import type { LeadDialogView, LeadPreviewView } from '~/components/trade/lead/lead-dialog-view';
import { chosenQuery } from '~/components/trade/property/property-address';
import type { AppLoadContext } from '~/context';
import { alternativeViews } from '~/domain/booking/booking-view';
import { REFERENCE_NAMES, type ReferenceField } from '~/domain/brand/brand-profile';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import type { PlainDate } from '~/domain/date/plain-date';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { findLead, type LeadRecord } from '~/domain/lead/find-lead.server';
import { fieldsOf } from '~/domain/lead/lead-fields.server';
import { type LeadParty, readParty } from '~/domain/lead/lead-party';
import type { LeadQuote } from '~/domain/lead/lead-quote';
import { leadScope } from '~/domain/lead/lead-scope';
import { canBegin } from '~/domain/lead/lead-targets';
import { nationalityName } from '~/domain/lead/nationality.server';
import { previewLead } from '~/domain/lead/preview-lead.server';
import { groupDigits } from '~/domain/money/group-digits';
import { propertyPath } from '~/domain/place/property-path';
import { maxPax } from '~/domain/property/occupancy';
import type { PaymentMethod } from '~/domain/property/sales-terms';
import type { Period } from '~/domain/stay/stay-rate';
import { taxWords } from '~/domain/tourist-tax/tax-words';
import {
	AGAIN_NAME,
	AGAIN_WEEKS_NAME,
	LEAD_NAME,
	LEAD_PURPOSES,
	type LeadAction,
	VERSION_FIELD,
} from '~/domain/trade/lead-form';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';

type Input = {
	ctx: AppLoadContext;
	action: LeadAction;
	view: TradePropertyView;
	query: URLSearchParams;
	/** The lead that goes on; null for a new one. */
	known: LeadRecord | null;
};

/**
 * The dialog over a property: the values of the address, or of the continued lead (`?lead=`), with the property's validation. Throws
 * DomainError 'forbidden', 'not-found' or 'unavailable'.
 */
export async function loadLeadDialog({ ctx, action, view, query, known }: Input): Promise<LeadDialogView> {
	const { brand, language } = ctx;
	const { property, facts } = view;
	const texts = serverTexts(ctx);
	const target = { type: property.type, country: property.country, city: property.place.slug, name: property.slug };
	const isPossible = known === null || canBegin(LEAD_PURPOSES[action], known.status);
	const ended = query.get(AGAIN_NAME);
	const before = ended ? await findLead(ctx.db, leadScope(ctx), ended) : null;
	const values = known ? valuesOf(known) : before ? againValues(before, query, ctx.today) : handedOver(view, query);
	const nationality = await nationalityName(ctx, values.nationality?.[0] ?? null);
	return {
		refusal: isPossible || !known ? null : { id: known.id, status: known.status },
		purpose: LEAD_PURPOSES[action],
		propertyPath: propertyPath(target, language),
		action: `${propertyPath({ ...target, action }, language)}${known ? `?${LEAD_NAME}=${known.id}` : chosenQuery(view.chosen)}`,
		property: {
			name: property.name,
			place: property.place.name,
			currency: property.currency,
			levels: view.levels,
			most: maxPax(property.beds),
			picture: property.pictures[0] ?? null,
		},
		preview: await previewOf({ ctx, action, view, values, known: isPossible ? known : null }),
		fields: {
			tls: named(brand.bookingReference, REFERENCE_NAMES.booking, texts.t('trade-lead:bookingReference')),
			cc: named(brand.clientReference, REFERENCE_NAMES.client, texts.t('trade-lead:clientReference')),
			hasAmexCardMember: brand.isAmexDesign,
			hasMarkup: brand.offerMarkup.isSupported,
			hasCardCode: brand.paymentProfile.cardOnFile !== 'withoutCvv',
		},
		optionHours: facts.optionHours,
		lead: known && { id: known.id, status: known.status, isHeld: known.status === 'confirmedOption' },
		values: nationality ? { ...values, nationality: [nationality] } : values,
	};
}

/** A field under the brand's own name for it, or under ours in the language of the page. */
function named(field: ReferenceField, usual: string, ours: string): ReferenceField {
	return field.name === usual ? { ...field, name: ours } : field;
}

/** The values that a new lead takes over from one that has ended: the client, and the stay where that is still in the future. */
function againValues(ended: LeadRecord, query: URLSearchParams, today: PlainDate): FormValues {
	const { [VERSION_FIELD]: _, paymentMethod: __, checkIn, checkOut, ...client } = valuesOf(ended);
	const isSameWeek = ended.checkIn >= today && query.get(AGAIN_WEEKS_NAME) !== 'other';
	return isSameWeek && checkIn && checkOut ? { ...client, checkIn, checkOut } : client;
}

type Previewed = {
	ctx: AppLoadContext;
	action: LeadAction;
	view: TradePropertyView;
	values: FormValues;
	known: Pick<LeadRecord, 'id' | 'version'> | null;
};

/** The property's validation of the stay of a form, and its price. Throws DomainError 'forbidden', 'not-found' or 'unavailable'. */
export async function previewOf({ ctx, action, view, values, known }: Previewed): Promise<LeadPreviewView> {
	const text = (name: string) => values[name]?.[0] ?? '';
	const { period, serviceLevel } = readStayRequest(text, ctx.today);
	const party = readParty((name) => values[name] ?? []);
	const { errors, isHeld, methods, preferredMethod, quotes, status } = await previewLead({
		ctx,
		about: known ? { lead: { id: known.id, version: known.version } } : { propertyId: view.property.id },
		purpose: LEAD_PURPOSES[action],
		stayRequest: { period, serviceLevel, pax: party?.pax ?? null },
		hasVault: embeddedVault(ctx) !== null,
	});
	if (status !== null && !canBegin(LEAD_PURPOSES[action], status))
		throw new DomainError('conflict', `No ${action} out of ${status}`, { reason: 'no-such-move' });
	const error = errors.period?.key;
	return {
		checkIn: period?.checkIn ?? null,
		checkOut: period?.checkOut ?? null,
		serviceLevel,
		party,
		error: error === 'sold' || error === 'noPrice' || error === 'unregistered' ? error : null,
		isHeld,
		methods,
		preferredMethod,
		quotes: ctx.brand.isCommissionDisplayed ? quotes : withoutCommission(quotes),
		tax: period && party ? previewTax(ctx, view, { period, party, quotes }) : null,
		alternatives: error ? alternativeViews(view.property, view.chosen) : [],
	};
}

type Priced = { period: Period; party: LeadParty; quotes: Partial<Record<PaymentMethod, LeadQuote>> };

function previewTax(ctx: AppLoadContext, { property }: TradePropertyView, { period, party, quotes }: Priced) {
	const quote = quotes.bank_transfer ?? quotes.credit_card;
	return quote
		? taxWords(ctx, {
				taxes: property.taxes,
				party: { adults: party.adults ?? party.pax, children: party.children ?? 0, childrenAges: party.childrenAges },
				period,
				price: { minor: quote.subtotalMinor, currency: quote.currency },
			})
		: null;
}

function withoutCommission(quotes: Partial<Record<PaymentMethod, LeadQuote>>): LeadPreviewView['quotes'] {
	return Object.fromEntries(Object.entries(quotes).map(([method, quote]) => [method, { ...quote, commission: null }]));
}

/** The stay selected on the property's page; guests only where they were entered. */
function handedOver({ chosen }: TradePropertyView, query: URLSearchParams): FormValues {
	const { period, serviceLevel, adults, children } = chosen;
	return {
		...(period ? { checkIn: [period.checkIn], checkOut: [period.checkOut] } : {}),
		...(serviceLevel ? { serviceLevel: [serviceLevel] } : {}),
		...(query.has('adults') ? { adults: [String(adults)], children: [String(children)] } : {}),
	};
}

function valuesOf(known: LeadRecord): FormValues {
	const { amexCardMember, markupMinor, pax, adults, children, childrenAges, paymentMethod, ...texts } = fieldsOf(known);
	const { rentalChannel: _, cardToken: __, ...fields } = texts;
	return {
		...Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])),
		// A lead with only a number of guests counts all of them as adults by default.
		adults: [String(adults ?? pax)],
		children: [String(children ?? 0)],
		...(childrenAges ? { childrenAges: childrenAges.map(String) } : {}),
		...(amexCardMember ? { amexCardMember: ['on'] } : {}),
		...(markupMinor === undefined ? {} : { markup: [groupDigits(markupMinor, 2)] }),
		...(paymentMethod ? { paymentMethod: [paymentMethod] } : {}),
		[VERSION_FIELD]: [String(known.version)],
	};
}
