import * as z from 'zod';
import { CURRENCY_CODES, HOTEL_CATEGORIES, PARTNER_STATUS_LEVELS } from '#db/schema/enums';
import { availabilityShape } from '../hotel-search/hotel-list-shape';
import { pictureShape } from '../picture/picture-shape';

const words = z.string().nullable();
const years = z.int().nonnegative().nullable();

const location = z.object({
	sector: words,
	city: z.string(),
	country: z.string(),
	countryCode: z.string().describe('ISO 3166-1 alpha-2.'),
	coordinates: z.object({ longitude: z.number(), latitude: z.number() }).nullable(),
	closestAirport: z.object({ iataCode: z.string(), name: z.string(), distanceInKm: z.number() }).nullable(),
	directions: z.object({ byPlane: words, byChauffeuredService: words, byCar: words, byPublicTransport: words }),
	distanceStrings: z.array(z.string()),
});

const miceFacility = z.object({
	_id: z.string(),
	name: z.string(),
	markdownDescription: z.string(),
	isIndoor: z.boolean(),
	isOutdoor: z.boolean(),
	dimensions: z.object({
		area: z.number(),
		length: z.number().nullable(),
		width: z.number().nullable(),
		ceilingHeight: z.number().nullable(),
		system: z.enum(['metric', 'imperial']),
	}),
	configurations: z.array(
		z.object({ name: z.string(), type: z.string(), maxOccupancy: z.int(), markdownDescription: words }),
	),
	equipment: z.array(z.object({ name: z.string(), quantity: z.int() })),
	images: z.array(pictureShape),
});

/** A hotel as the API gives it. */
export const hotelShape = z
	.object({
		_id: z.string(),
		name: z.string(),
		location,
		statusLevel: z.enum(PARTNER_STATUS_LEVELS).nullable(),
		category: z.enum(HOTEL_CATEGORIES),
		chain: words,
		keys: z.int().describe('Number of rooms in the house.'),
		currency: z.enum(CURRENCY_CODES).describe('Of its own rates.'),
		timeZone: z.string(),
		images: z.array(pictureShape),
		externalRatings: z.object({ bookingCom: z.number().nullable(), tripAdvisorBubbles: z.number().nullable() }),
		contact: z.object({
			isChatEnabled: z.boolean(),
			reservation: z.object({ phone: words }).describe('For people of an agency only, else null.'),
		}),
		isChatEnabled: z.boolean(),
		hasToBeInvitedToDirectContract: z.boolean(),
		isDemo: z.boolean(),
		memberOfPrograms: z.array(z.object({ _id: z.string(), name: z.string(), logoInline: words })),
		checkIn: z
			.object({
				startTime: words,
				endTime: words,
				minAge: years,
				depositDescription: words,
				instructions: words,
				isCreditCardRequired: z.boolean(),
				isPhotoIdRequired: z.boolean(),
			})
			.nullable(),
		checkOut: z.object({ endTime: words, instructions: words }).nullable(),
		diningVenues: z.array(
			z.object({
				type: z.string(),
				name: z.string(),
				michelinStars: z.int(),
				description: z.string(),
				openingHoursDescription: words,
			}),
		),
		description: z
			.object({
				bestFor: words,
				hotel: words,
				location: words,
				foodAndBeverage: words,
				wellness: words,
				onSiteActivities: words,
				offSiteActivities: words,
				sustainability: words,
			})
			.nullable(),
		descriptionMarkdown: words,
		facilities: z.array(z.object({ facility: z.string(), priceText: words, description: words })),
		agePolicy: z.object({
			isAdultsOnlyHotel: z.boolean(),
			minGuestAge: years,
			maxAgeConsideredInfant: years,
			maxAgeConsideredChild: years,
		}),
		petPolicy: z.object({ arePetsAllowed: z.boolean(), restrictions: words }),
		smokingPolicy: words,
		bookingPolicyMarkdown: words,
		houseRulesMarkdown: words,
		miceFacilities: z.array(miceFacility),
		availability: z.object({
			priceInfo: availabilityShape.shape.priceInfo.describe(
				'For the period that is asked for; null without one, or: Price on Application.',
			),
			isReseller: z.boolean(),
			supportsInstantBooking: z.boolean(),
		}),
		mySalesManagers: z
			.array(z.object({ fullName: z.string(), email: z.string(), image: words }))
			.describe('For people of an agency only, else empty.'),
	})
	.meta({ id: 'Hotel', description: 'A hotel, with texts in one language.' });
