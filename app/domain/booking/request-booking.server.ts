import { sql } from 'drizzle-orm';
import { property } from '#db/schema/property';
import { DomainError } from '~/platform/errors';
import { bookingNumberOf } from '../booking-number/booking-number-of.server';
import { isCardFeeCharged } from '../brand/is-card-fee-charged';
import type { CardVault, StoredCard } from '../card/card-vault';
import type { Alternative } from '../enquiry/validate-stay-request';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { identifySubmission } from '../idempotency/submission';
import { firstResult } from '../idempotency/submission-statements.server';
import { agreedTerms } from '../lead/lead-quote';
import { type LeadContext, newLeadId, type StoredLead, storeLead } from '../lead/store-lead.server';
import { mailBrand } from '../mail/mail-brand';
import { bookingGuestMail } from '../mail/messages/booking-guest-mail';
import type { BookingMailData } from '../mail/messages/booking-mail-data';
import { bookingTeamMail } from '../mail/messages/booking-team-mail';
import type { CountryCode } from '../place/country';
import { propertyPath } from '../place/property-path';
import { capBabyNeeds } from '../property/infants';
import { loadProperty } from '../property/load-property.server';
import type { Property } from '../property/property';
import type { PropertyType } from '../property/property-type';
import { asHeldFor } from './as-held-for.server';
import { type BookingQuote, bookingQuote, quoteKey } from './booking-quote';
import { type Booking, bookingSchema } from './booking-schema';
import { offeredPaymentMethods } from './payment-method';
import { countedGuests, validateBooking } from './validate-booking';

/** A property by its path. */
export type BookedProperty = { type: PropertyType; country: CountryCode; city: string; name: string };

export type BookingResult =
	/** Its figures as they are now; null when there are none any more, such as for a repetition after the week was sold to this guest. */
	| (StoredLead & { property: Property; quote: BookingQuote | null })
	| { outcome: 'invalid'; errors: FieldErrors; nearest: readonly Alternative[]; property: Property | null }
	/** The figures that hold now are not the ones that were shown. */
	| { outcome: 'changed'; property: Property; quote: BookingQuote };

type Request = {
	ctx: LeadContext;
	vault: CardVault | null;
	which: BookedProperty;
	/** The fields of `bookingSchema`. */
	input: object;
	/** `quoteKey` of the figures the guest has seen. */
	shown: string;
	/** The key the client made, null when it made none. */
	clientKey: string | null;
	/** Public id of a hold for the guest (ENQUIRY-14). */
	heldId?: string | null;
};

const VISITOR = { id: 'anonymous', role: 'visitor' } as const;

/**
 * A guest's booking (LEAD-33): checks it whole, works availability and figures out again from the property as it is now, and
 * writes a lead `requestedBooking` with its two mails. It takes no nights: the team confirms (LEAD-3). Throws DomainError
 * 'forbidden' on brands without consumer booking, 'not-found', 'too-many-requests' or 'unavailable'.
 */
export async function requestBooking(request: Request): Promise<BookingResult> {
	const { ctx, which } = request;
	const { brand, today } = ctx;
	if (!brand.isConsumerBookingEnabled) throw new DomainError('forbidden', `No consumer booking on ${brand.key}`);
	const parsed = bookingSchema({ today, isReferenceRequired: brand.bookingReference.isRequired }).safeParse(
		request.input,
	);
	if (!parsed.success)
		return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues), nearest: [], property: null };
	const booking = tidy(parsed.data);
	const [house, card] = await Promise.all([
		loadProperty({ ctx, which }).then((found) =>
			asHeldFor(ctx.db, found, { id: request.heldId ?? null, email: booking.email }),
		),
		booking.cardToken ? (request.vault?.find(booking.cardToken) ?? null) : null,
	]);
	const submission = await identifySubmission({
		brandKey: brand.key,
		form: 'booking',
		visitor: ctx.visitor,
		clientKey: request.clientKey,
		onOtherBody: 'create',
		body: { property: house.id, language: ctx.language, ...booking },
	});
	const { errors, nearest, priceMinor } = evaluate(request, house, booking, card);
	const quote = priceMinor === null ? null : quoteOf(request, house, booking, priceMinor);
	const isRefused = Object.keys(errors).length > 0 || !quote || quoteKey(quote) !== request.shown;
	if (isRefused) {
		// Sent again after it was written: then what holds now does not matter any more.
		const known = await firstResult(ctx.db, submission);
		if (known && known !== 'key-reused') {
			const bookingNumber = await bookingNumberOf(ctx.db, known.id);
			return {
				outcome: 'stored',
				id: known.id,
				bookingNumber,
				isReplay: true,
				isQueued: false,
				property: house,
				quote,
			};
		}
	}
	if (Object.keys(errors).length > 0 || !quote) return { outcome: 'invalid', errors, nearest, property: house };
	if (isRefused) return { outcome: 'changed', property: house, quote };

	const id = newLeadId();
	try {
		const stored = await storeLead({
			ctx,
			submission,
			id,
			actor: VISITOR,
			status: 'requestedBooking',
			row: leadRow(ctx, house, booking, quote, card),
			mails: (number) => mailsOf(ctx, number, house, booking, quote, card),
		});
		return { ...stored, property: house, quote };
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'card-used')
			return { outcome: 'invalid', errors: { cardToken: { key: 'cardAgain' } }, nearest: [], property: house };
		throw error;
	}
}

/** What was typed beside what was chosen does not count: pet details without a pet, a card beside a transfer, ages without children. */
function tidy(booking: Booking): Booking {
	return {
		...booking,
		childrenAges: booking.childrenAges.slice(0, booking.children),
		...capBabyNeeds(booking),
		petDetails: booking.pet ? booking.petDetails : '',
		cardToken: booking.paymentMethod === 'credit_card' ? booking.cardToken : '',
	};
}

function evaluate({ ctx, vault }: Request, house: Property, booking: Booking, card: StoredCard | null) {
	const evaluation = validateBooking(house, { ...booking, period: booking, hasPet: booking.pet }, ctx.today);
	const errors = { ...evaluation.errors };
	const offered = offeredPaymentMethods(house.terms.acceptedPaymentMethods, vault !== null);
	if (!offered.includes(booking.paymentMethod)) errors.paymentMethod = { key: 'paymentMethod' };
	else if (booking.paymentMethod === 'credit_card' && !card) errors.cardToken = { key: 'cardAgain' };
	return { ...evaluation, errors };
}

function quoteOf({ ctx }: Request, house: Property, booking: Booking, priceMinor: number): BookingQuote | null {
	return bookingQuote({
		method: booking.paymentMethod,
		period: booking,
		priceMinor,
		currency: house.currency,
		terms: house.terms,
		bookingDate: ctx.today,
		isCardFeeCharged: isCardFeeCharged(ctx.brand),
	});
}

function leadRow(ctx: LeadContext, house: Property, booking: Booking, quote: BookingQuote, card: StoredCard | null) {
	return {
		language: ctx.language,
		propertyNo: sql<number>`(select ${property.no} from ${property} where ${property.id} = ${house.id})`,
		propertyName: `${house.name} (${pathOf(house, 'en')})`,
		checkIn: booking.checkIn,
		checkOut: booking.checkOut,
		serviceLevel: booking.serviceLevel,
		pax: countedGuests(booking),
		adults: booking.adults,
		children: booking.children,
		childrenAges: booking.childrenAges,
		cots: booking.cots,
		highChairs: booking.highChairs,
		petDetails: booking.petDetails || null,
		clientFirstName: booking.firstName,
		clientLastName: booking.lastName,
		email: booking.email,
		phone: booking.phone,
		address: booking.address,
		postalCode: booking.postalCode || null,
		city: booking.city,
		country: booking.country,
		bookingReference: booking.tls || null,
		comments: booking.comments || null,
		paymentMethod: booking.paymentMethod,
		currency: quote.currency,
		subtotalMinor: quote.subtotalMinor,
		cardFeeMinor: quote.cardFeeMinor,
		totalMinor: quote.totalMinor,
		agreedTerms: agreedTerms(quote),
		cardToken: card?.token ?? null,
		cardBrand: card?.brand ?? null,
		cardLastFour: card?.lastFour ?? null,
		cardExpiry: card?.expiry ?? null,
		consents: ['privacy' as const, 'salesPolicy' as const, 'strTerms' as const, 'operatorTerms' as const],
	};
}

function pathOf(house: Property, language: LeadContext['language']): string {
	return propertyPath({ type: house.type, country: house.country, city: house.place.slug, name: house.slug }, language);
}

function mailsOf(
	ctx: LeadContext,
	bookingNumber: string,
	house: Property,
	booking: Booking,
	quote: BookingQuote,
	card: StoredCard | null,
) {
	const picture = house.pictures[0];
	const rendition = picture && ([1200, 800].find((each) => each <= picture.width) ?? 480);
	const data: BookingMailData = {
		...booking,
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		language: ctx.language,
		bookingNumber,
		createdAt: ctx.now,
		quote,
		taxes: house.taxes,
		card,
		property: {
			name: house.name,
			place: house.place.name,
			country: house.country,
			url: `${ctx.linkOrigin}${pathOf(house, ctx.language)}`,
			pictureUrl: picture ? `${ctx.settings.PICTURE_BASE_URL}/${picture.hash}/${rendition}.jpg` : null,
		},
	};
	return [
		{ kind: 'booking-team', to: 'team', replyTo: booking.email, content: bookingTeamMail(data) } as const,
		{
			kind: 'booking-guest',
			to: { address: booking.email },
			replyTo: ctx.brand.email,
			content: bookingGuestMail(data),
		} as const,
	];
}
