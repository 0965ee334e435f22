import type * as z from 'zod';
import { pictureAnswer } from '../picture/picture-shape';
import type { Hotel } from './hotel';
import type { hotelShape } from './hotel-shape';

type Reader = {
	/** Address of the picture store. */
	pictureBaseUrl: string;
	/** Contacts are the trade's alone. */
	isTrade: boolean;
	/** What a night costs in the period that is asked for. */
	priceInfo: z.output<typeof hotelShape>['availability']['priceInfo'];
};

const NO_WAYS = { byPlane: null, byChauffeuredService: null, byCar: null, byPublicTransport: null };

/** A hotel as the API returns it for an access. */
export function hotelAnswer(hotel: Hotel, { pictureBaseUrl, isTrade, priceInfo }: Reader): z.output<typeof hotelShape> {
	const { text, ages, ratings, place, country, position } = hotel;
	return {
		_id: hotel.id,
		name: hotel.name,
		location: {
			sector: hotel.sector,
			city: place,
			country: country.name,
			countryCode: country.code,
			coordinates: position,
			closestAirport: text?.closestAirport ?? null,
			directions: text?.directions ?? NO_WAYS,
			distanceStrings: text?.distanceStrings ?? [],
		},
		statusLevel: hotel.statusLevel,
		category: hotel.category,
		chain: hotel.chain,
		keys: hotel.keys,
		currency: hotel.currency,
		timeZone: hotel.timeZone,
		images: hotel.pictures.map((picture) => pictureAnswer(picture, pictureBaseUrl)),
		externalRatings: { bookingCom: ratings.bookingCom, tripAdvisorBubbles: ratings.tripAdvisor },
		contact: {
			isChatEnabled: hotel.isChatEnabled,
			reservation: { phone: isTrade ? hotel.reservation.phone : null },
		},
		isChatEnabled: hotel.isChatEnabled,
		hasToBeInvitedToDirectContract: hotel.hasToBeInvited,
		isDemo: hotel.isDemo,
		memberOfPrograms: hotel.programs.map(({ id, name, logoSrc }) => ({ _id: id, name, logoInline: logoSrc })),
		checkIn: text?.checkIn ?? null,
		checkOut: text?.checkOut ?? null,
		diningVenues: text?.diningVenues ?? [],
		description: text?.description ?? null,
		descriptionMarkdown: text?.descriptionMarkdown ?? null,
		facilities: text?.facilities ?? [],
		agePolicy: {
			isAdultsOnlyHotel: ages.isAdultsOnly,
			minGuestAge: ages.minGuestAge,
			maxAgeConsideredInfant: ages.maxAgeInfant,
			maxAgeConsideredChild: ages.maxAgeChild,
		},
		petPolicy: { arePetsAllowed: hotel.arePetsAllowed, restrictions: text?.petRestrictions ?? null },
		smokingPolicy: text?.smokingPolicy ?? null,
		bookingPolicyMarkdown: text?.bookingPolicyMarkdown ?? null,
		houseRulesMarkdown: text?.houseRulesMarkdown ?? null,
		miceFacilities: (text?.miceFacilities ?? []).map(({ key, ...facility }, index) => ({
			_id: `${hotel.id}.mice.${index + 1}`,
			...facility,
			images: hotel.meetingPictures
				.filter(({ room }) => room === key)
				.map(({ picture }) => pictureAnswer(picture, pictureBaseUrl)),
		})),
		availability: { priceInfo, isReseller: hotel.isReseller, supportsInstantBooking: hotel.supportsInstantBooking },
		mySalesManagers: isTrade
			? hotel.salesManagers.map(({ fullName, email, imageSrc, picture }) => ({
					...{ fullName, email },
					image: picture ? pictureAnswer(picture, pictureBaseUrl).url : imageSrc,
				}))
			: [],
	};
}
