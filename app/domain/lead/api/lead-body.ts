import * as z from 'zod';
import { CURRENCY_CODES } from '#db/schema/enums';
import { amount } from '../../money/amount';
import type { ExpectedFigures } from '../lead-quote';

const text = z.string().max(4000);

const fields = {
	period: z.strictObject({ checkInDate: text.optional(), checkOutDate: text.optional() }).optional(),
	client: z
		.strictObject({
			firstName: text.optional(),
			lastName: text.optional(),
			nationality: text.optional(),
			amexCardMember: z.boolean().optional(),
		})
		.optional(),
	partner: z
		.strictObject({
			tls: text.optional().describe('Booking reference; the prefix of the brand is added.'),
			cc: text.optional().describe('Client reference; the prefix of the brand is added.'),
			markupAmount: amount.optional(),
			commission: amount.optional().describe('As it was shown; another one than holds now answers 409.'),
		})
		.optional(),
	occupancy: z
		.strictObject({
			pax: z.number().optional().describe('Guests from 2 years on; worked out where adults are given.'),
			adults: z.number().optional(),
			children: z.number().optional().describe('Under 14 years.'),
			childrenAges: z.array(z.number()).max(50).optional().describe('Whole years; under 2 a child is not counted.'),
		})
		.optional(),
	serviceLevel: text.optional(),
	bookingComments: text.optional(),
	payments: z
		.strictObject({
			isPaidByCreditCard: z.boolean().optional(),
			creditCard: text.optional().describe('Token of a card that is in the vault.'),
			subTotal: amount.optional().describe('As it was shown; another one than holds now answers 409.'),
			creditCardFeeTotal: amount.optional().describe('As it was shown; another one than holds now answers 409.'),
			currencyCode: z.enum(CURRENCY_CODES).optional(),
			isNegotiatedPrice: z.boolean().optional().describe('Taken, and worked out by us.'),
		})
		.optional(),
	requestPriceDiscount: z.boolean().optional(),
	_rentalChannel: text.optional(),
	ccNumber: text.optional(),
	ccName: text.optional(),
	ccExpirationMonth: text.optional(),
	ccExpirationYearShort: text.optional(),
	ccCvv: text.optional().describe('Checked for its form and written nowhere.'),
};

/** Body of `POST /api/sales/leads/new/property`. It has no status: `intent` says what is requested (LEAD-2). */
export const newLeadBody = z.strictObject({
	_property: z.string().min(1).max(120),
	intent: z.enum(['interest', 'option', 'booking']).default('interest'),
	...fields,
});

/** Body of `PATCH /api/sales/leads/{leadId}/property` (LEAD-16). */
export const leadPatchBody = z.strictObject({
	version: z.int().positive().describe('The version that was seen.'),
	intent: z
		.enum(['option', 'booking', 'change', 'withdraw'])
		.optional()
		.describe('Without it fields are changed; `change` asks the house, `withdraw` takes an option or a request back.'),
	leadId: text.optional(),
	...fields,
});

type Body = Omit<z.output<typeof leadPatchBody>, 'version' | 'intent'>;

/** Where the fields of the verbs stand in the body. */
export const LEAD_POINTERS: Readonly<Record<string, string>> = {
	checkIn: '/period/checkInDate',
	checkOut: '/period/checkOutDate',
	firstName: '/client/firstName',
	lastName: '/client/lastName',
	nationality: '/client/nationality',
	tls: '/partner/tls',
	cc: '/partner/cc',
	markupMinor: '/partner/markupAmount',
	pax: '/occupancy/pax',
	adults: '/occupancy/adults',
	children: '/occupancy/children',
	childrenAges: '/occupancy/childrenAges',
	comments: '/bookingComments',
	paymentMethod: '/payments/isPaidByCreditCard',
	cardToken: '/payments/creditCard',
	priceMinor: '/payments/subTotal',
};

/** The body as the verbs take it: flat, with what is not given left out. */
export function leadFromBody(body: Body) {
	const { period, client, partner, occupancy, payments } = body;
	const isCard = payments?.isPaidByCreditCard;
	return given({
		checkIn: period?.checkInDate,
		checkOut: period?.checkOutDate,
		firstName: client?.firstName,
		lastName: client?.lastName,
		nationality: client?.nationality,
		amexCardMember: client?.amexCardMember,
		tls: partner?.tls,
		cc: partner?.cc,
		markupMinor: partner?.markupAmount,
		pax: occupancy?.pax,
		adults: occupancy?.adults,
		children: occupancy?.children,
		childrenAges: occupancy?.childrenAges,
		serviceLevel: body.serviceLevel,
		comments: body.bookingComments,
		paymentMethod: isCard === undefined ? undefined : isCard ? 'credit_card' : 'bank_transfer',
		cardToken: payments?.creditCard,
		rentalChannel: body._rentalChannel,
	});
}

/** The figures a body names, to be compared with those that hold. */
export function expectedOf({ payments, partner }: Body): ExpectedFigures {
	return given({
		currency: payments?.currencyCode,
		subtotalMinor: payments?.subTotal,
		cardFeeMinor: payments?.creditCardFeeTotal,
		commissionMinor: partner?.commission,
	});
}

type Given<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

function given<Value extends object>(value: Value): Given<Value> {
	return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Given<Value>;
}

/** Deeper than any body of ours; what lies below is left to the schema to refuse. */
const DEPTH = 5;

/** A body without its empty values (LEAD-39): nothing, '' and what is empty inside; 0 and false are not empty. */
export function dropEmpty(value: unknown, depth = DEPTH): unknown {
	if (depth === 0) return value;
	if (Array.isArray(value)) {
		const items = value.map((item) => dropEmpty(item, depth - 1)).filter((item) => item !== undefined);
		return items.length > 0 ? items : undefined;
	}
	if (typeof value === 'object' && value !== null) {
		const entries = Object.entries(value).flatMap(([key, inner]) => {
			const saved = dropEmpty(inner, depth - 1);
			return saved === undefined ? [] : [[key, saved]];
		});
		return entries.length > 0 ? Object.fromEntries(entries) : undefined;
	}
	return value === null || value === '' ? undefined : value;
}
