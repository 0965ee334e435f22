import type { ReferenceField } from '~/domain/brand/brand-profile';
import type { StoredCard } from '~/domain/card/card-vault';
import type { AlternativeView } from '~/domain/enquiry/enquiry-view';
import type { LeadParty } from '~/domain/lead/lead-party';
import type { LeadQuote } from '~/domain/lead/lead-quote';
import type { LeadStatus } from '~/domain/lead/lead-status';
import type { LeadPurpose } from '~/domain/lead/validate-lead';
import type { Currency } from '~/domain/money/money';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import type { PaymentMethod } from '~/domain/property/sales-terms';
import type { ServiceLevel } from '~/domain/stay/service-level';
import type { TaxWords } from '~/domain/tourist-tax/tax-words';
import type { LeadStep } from '~/domain/trade/lead-form';
import type { FormState, FormValues } from '../../form/form-state';

/** The property's result for a requested stay, and its figures by payment method. */
export type LeadPreviewView = {
	checkIn: string | null;
	checkOut: string | null;
	serviceLevel: ServiceLevel | null;
	/** Null until entered. */
	party: LeadParty | null;
	/** The period cannot be had, or has no price. */
	error: 'sold' | 'noPrice' | 'unregistered' | null;
	/** An option for these nights would wait behind another one. */
	isHeld: boolean;
	methods: PaymentMethod[];
	preferredMethod: PaymentMethod | null;
	/** The commission only where the brand shows it. */
	quotes: Partial<Record<PaymentMethod, LeadQuote>>;
	/** Null without a price or guests. */
	tax: TaxWords | null;
	alternatives: AlternativeView[];
};

/** A dialog over a property in which an agent saves an interest, takes an option or books. */
export type LeadDialogView = {
	purpose: LeadPurpose;
	propertyPath: string;
	/** Path that takes the form, with the lead that goes on. */
	action: string;
	property: {
		name: string;
		place: string;
		currency: Currency;
		levels: ServiceLevel[];
		/** Most guests. */
		most: number;
		picture: StoredPicture | null;
	};
	preview: LeadPreviewView;
	fields: {
		tls: ReferenceField;
		cc: ReferenceField;
		hasAmexCardMember: boolean;
		hasMarkup: boolean;
		hasCardCode: boolean;
	};
	optionHours: number;
	/** The continued lead, with its read-only values. */
	lead: { id: string; status: LeadStatus; isHeld: boolean } | null;
	values: FormValues;
	/** The lead of the address has moved on, so that this cannot be done with it any more. */
	refusal: { id: string; status: LeadStatus } | null;
};

export type LeadFormState = FormState<LeadStep>;

/** The server's response to one submission. */
export type TradeLeadAnswer = {
	form: LeadFormState;
	/** Null when it could not be looked up. */
	preview: LeadPreviewView | null;
	/** The stored card, without its token. */
	card: Omit<StoredCard, 'token'> | null;
	/** After `changed`: the total that was shown before, null when only the terms differ. */
	formerTotalMinor: number | null;
	/** After `sent`. `isReplay`: an earlier sending has written it already. */
	stored: { id: string; bookingNumber: string; status: LeadStatus; isQueued: boolean; isReplay: boolean } | null;
	/** The continued lead was moved or changed by another user in the meantime. */
	isOvertaken: boolean;
};
