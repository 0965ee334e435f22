import * as z from 'zod';
import type { AppLoadContext } from '~/context';
import type { ProblemError } from '~/platform/problem-details';
import type { PlainDate } from '../date/plain-date';
import { availabilityShape } from '../hotel-search/hotel-list-shape';
import { offerAccessOf } from '../offer/offer-access';
import { foundAnswer, plainBytes } from '../offer-cache/cached-answer';
import type { CachedSource } from '../offer-cache/cached-call';
import { AVAILABLE_HOTELS } from '../offer-cache/cached-calls.server';

type Period = {
	checkInDate: PlainDate | undefined;
	checkOutDate: PlainDate | undefined;
	paymentProfile: 'ClientPays' | 'AgencyPaysStandAloneRate' | 'AgencyPaysPackageRate' | undefined;
};

const answerShape = z.array(z.object({ availability: availabilityShape.pick({ priceInfo: true }).nullable() }));

/** What a night of a hotel costs in a period, of the same cached answer as the search; null without a period. Or what is wrong with it. */
export async function hotelPrice(
	ctx: AppLoadContext,
	hotelId: string,
	country: string,
	period: Period,
): Promise<z.output<typeof availabilityShape>['priceInfo'] | ProblemError[]> {
	if (period.checkInDate === undefined && period.checkOutDate === undefined) return null;
	const { today, now, brand, origin, catalogueVersion, settings, services } = ctx;
	const filter = {
		hotelCategories: [],
		roomCategories: [],
		programIds: [],
		facilities: [],
		roomFacilities: [],
		maxKeys: undefined,
		boards: [],
		payments: [],
		chains: [],
		...{ rooms: undefined, area: undefined, sort: undefined, priceFrom: undefined, priceTo: undefined },
		...{ freeDays: undefined, commissionFrom: undefined, ratingFrom: undefined, name: undefined },
	};
	const query = { ...filter, ...period, destination: country, hotelIds: [hotelId], includeDemos: true };
	const question = AVAILABLE_HOTELS.question(query, { params: {}, brand, origin, today });
	if (Array.isArray(question)) return question;
	const requested = await services.cachedAnswer(AVAILABLE_HOTELS as unknown as CachedSource, question, {
		access: offerAccessOf(ctx, true),
		...{ today, now, catalogueVersion, pictureBaseUrl: settings.PICTURE_BASE_URL, isWhole: false },
	});
	const bytes = await plainBytes(foundAnswer(requested));
	const [found] = answerShape.parse(JSON.parse(new TextDecoder().decode(bytes)));
	return found?.availability?.priceInfo ?? null;
}
