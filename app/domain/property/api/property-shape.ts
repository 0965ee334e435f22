import * as z from 'zod';
import {
	COUNTRY_CODES,
	CURRENCY_CODES,
	PAYMENT_METHODS,
	PETS_RULES,
	PROPERTY_TYPES,
	SECURITY_DEPOSIT_TYPES,
	SERVICE_AVAILABILITIES,
	SERVICE_LEVELS,
} from '#db/schema/enums';
import { amount } from '../../money/amount';
import { pictureShape } from '../../picture/picture-shape';

const count = z.int().nonnegative();
const ratio = z.number().min(0).max(1);

const beds = z
	.object({ adults: count.nullable(), children: count.nullable() })
	.meta({ id: 'Beds', description: 'Beds for adults and beds for children; null where the number is unknown.' });

const difference = z.object({ adults: z.int().nullable(), children: z.int().nullable() });

const service = z
	.object({ service: z.string(), availability: z.enum(SERVICE_AVAILABILITIES) })
	.meta({ id: 'Service', description: 'A service that is included, or to be had on request.' });

const services = z.array(service).optional();

export const salesInformationShape = z
	.object({
		creditCardFeeRatio: ratio.describe('Share of the price added when paying by card, 0 to 1.'),
		acceptedPaymentMethods: z.array(z.enum(PAYMENT_METHODS)),
		prepaymentRatio: ratio.describe('Share of the price due at booking.'),
		paymentTerms: z
			.array(z.object({ daysBeforeCheckIn: count, paymentRatio: ratio }))
			.describe(
				'By so many days before check-in this share of the whole price must have been paid, prepayment included.',
			),
		cancellationTerms: z
			.array(z.object({ daysBeforeCheckIn: count, refundRatio: ratio }))
			.describe('Cancelled so many days before check-in or earlier, this share of the price is given back.'),
		securityDeposit: amount.nullable(),
		securityDepositCurrency: z.enum(CURRENCY_CODES).nullable(),
		securityDepositType: z
			.enum(SECURITY_DEPOSIT_TYPES)
			.nullable()
			.describe('`blocked` on a card two weeks before arrival, `other`: cashed in; null: the operator does not say.'),
		termsAndConditions: z.string().nullable().describe("The operator's own words, plain text."),
		_rentalChannel: z.string().nullable().describe('Id of the operator that rents the house out.'),
		commission: z
			.number()
			.nullable()
			.optional()
			.describe(
				'Percent of the price net of card fee and deposit; null: none is agreed. For agencies only, else left out.',
			),
		commissionPerStay: z
			.array(
				z.object({
					_stay: z.string(),
					checkIn: z.string(),
					checkOut: z.string(),
					serviceLevel: z.enum(SERVICE_LEVELS),
					price: amount,
					commission: amount,
					currency: z.enum(CURRENCY_CODES),
				}),
			)
			.optional()
			.describe('What each coming stay that has a price earns. For agencies only, else left out.'),
	})
	.meta({
		id: 'SalesInformation',
		description: 'The terms on which a property is sold; commissions are for agencies only.',
	});

/** Everything the API says of a property; money in minor units inside, see `amount`. */
export const propertyShape = z
	.object({
		_id: z.string(),
		name: z.string(),
		city: z.string().describe('Name of the place, in the language of the answer.'),
		address: z.object({
			country: z.enum(COUNTRY_CODES).describe('ISO 3166-1 code; `/api/country-names` has its name.'),
			sector: z.string().nullable().describe('District.'),
		}),
		propertyType: z.enum(PROPERTY_TYPES),
		bedrooms: count.nullable(),
		bathrooms: count.nullable(),
		beds,
		areaSqm: count.nullable(),
		floors: count.nullable(),
		petsAllowed: z.boolean().describe('True also where pets are welcome on request only.'),
		pets: z.enum(PETS_RULES).nullable().describe('The rule behind `petsAllowed`; null when unknown.'),
		thumbnail: pictureShape.nullable().describe('The first of `images`.'),
		images: z.array(pictureShape),
		currency: z.enum(CURRENCY_CODES).describe('Currency of `priceFrom` and of the rates of the stays.'),
		priceFrom: amount.nullable().describe('The cheapest bookable week; null: price on application.'),
		serviceLevels: z.array(z.enum(SERVICE_LEVELS)).describe('Levels at which any coming stay is offered.'),
		servicesIncluded: z
			.object({ self_catered: services, bed_and_breakfast: services, catered: services })
			.describe('Services by service level.'),
		equipmentIncluded: z.array(z.object({ equipment: z.string() })),
		facilities: z.array(
			z.object({ _id: z.string().describe('As in `/api/facilities`.'), facility: z.string().describe('Its name.') }),
		),
		floorplans: z.array(
			z.object({
				url: z.string(),
				label: z.string(),
				areaSqm: count.nullable(),
				width: count,
				height: count,
			}),
		),
		distances: z.array(z.object({ to: z.string(), metres: count })),
		coordinates: z
			.object({ longitude: z.number(), latitude: z.number() })
			.nullable()
			.describe('For agencies exact; for everybody else rounded to a hundredth of a degree, about one kilometre.'),
		summary: z.string().nullable(),
		descriptionMarkdown: z.string().nullable().describe('Markdown without HTML.'),
		informationMarkdown: z.string().nullable().describe('Arrival, house rules, staff.'),
		locationMarkdown: z.string().nullable().describe('What lies around.'),
		operatorId: z.string().nullable(),
		operator: z.string().nullable().describe('Name of who rents the house out.'),
		registrationNumber: z.string().nullable().describe('Short-term rental registration, where the law asks for one.'),
		source: z.string().nullable().describe('Attribution to be shown with a public listing.'),
		hasAlternative: z.boolean().describe('Another house of the list is an alternative of this one.'),
		isAlternative: z.boolean().describe('This house is an alternative of another one.'),
		alternativeDetails: z
			.object({
				_property: z.string().describe('The house that this is an alternative of.'),
				diff: z.object({ bedrooms: z.int().nullable(), beds: difference }).describe('This house minus that one.'),
				totals: z.object({ bedrooms: count.nullable(), beds }).describe('What that one has.'),
			})
			.nullable(),
		url: z.string().describe('Path of its page, in the language of the answer.'),
	})
	.meta({ id: 'Property', description: 'A chalet, apartment or villa.' });

export const PROPERTY_FIELDS = Object.keys(propertyShape.shape) as (keyof typeof propertyShape.shape)[];

/** What a list gives when nothing is asked for. */
export const DEFAULT_PROJECTION = [
	...(['_id', 'name', 'city', 'propertyType', 'serviceLevels', 'address', 'bedrooms', 'beds', 'thumbnail'] as const),
	...(['operatorId', 'operator', 'facilities', 'currency', 'priceFrom', 'petsAllowed'] as const),
] as const satisfies readonly PropertyField[];

export type PropertyField = keyof typeof propertyShape.shape;

/** A property of a list: its id, and what the projection asks for. */
export const listedPropertyShape = propertyShape
	.partial()
	.required({ _id: true })
	.extend({
		order: z.int().optional().describe('With `includeOrder=true`: what the list is sorted by; lower comes first.'),
	})
	.meta({ id: 'ListedProperty', description: 'A house of a list: `_id` and the fields of the projection.' });

export const singlePropertyShape = propertyShape
	.extend({ salesInformation: salesInformationShape.optional() })
	.meta({ id: 'SingleProperty', description: 'A house with everything; `salesInformation` when it is asked for.' });
