import type { Offer } from '~/domain/offer/offer';
import type { PartyCombination } from '~/domain/offer/party-combination';
import { benefitLines } from '~/domain/offer/rate-benefits';
import type { RequestedRoom } from '~/domain/selection/room-requests';
import type { SelectedOffer } from '~/domain/selection/selection';

/** A rate in the format of the selection. */
export function selectedOffer(offer: Offer, requestedRoom: RequestedRoom, roomName: string): SelectedOffer {
	const { price, localPrice } = offer;
	const currency = price?.total.currency ?? localPrice?.total.currency ?? 'EUR';
	return {
		roomId: offer.roomId,
		planId: offer.planId,
		roomName,
		rateName: offer.rateName,
		benefits: benefitLines(offer.amenitiesMarkdown),
		adults: requestedRoom.adults,
		childrenAges: requestedRoom.childrenAges.filter((age) => age !== null),
		currency,
		totalMinor: price?.total.minor ?? null,
		averageNightlyMinor: price?.averageNightlyMinor ?? null,
		localCurrency: localPrice?.total.currency ?? currency,
		localTotalMinor: localPrice?.total.minor ?? null,
		commissionPercent: offer.commissionPercent,
		commissionMinor: offer.commissionMinor,
		payments: offer.payments.map(({ dueDate, percent, minor }) => ({ dueDate, percent, minor })),
		cancellation: offer.cancellation,
		requestableBedConfigurations: offer.requestableBedConfigurations,
		bedConfiguration: requestedRoom.bedConfiguration,
	};
}

/** A room of a combination in the format of the selection; where beds can be requested, the first option is (SELECTION-15). */
export function selectedRoom({ name, offer }: PartyCombination['rooms'][number]): SelectedOffer {
	const { adults, childrenAges } = offer.request;
	const bedConfiguration = offer.requestableBedConfigurations[0] ?? null;
	return selectedOffer(offer, { adults, childrenAges, planId: offer.planId, bedConfiguration }, name);
}

/** A chosen rate as the request that it came from. */
export function requestOf({ adults, childrenAges, planId, bedConfiguration }: SelectedOffer): RequestedRoom {
	return { adults, childrenAges, planId, bedConfiguration };
}
