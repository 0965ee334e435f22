import type { TripAfterView } from '~/components/trip/trip-view';
import type { AppLoadContext } from '~/context';
import { depositState, heldMinor } from '~/domain/deposit/deposit-state';
import { nationalityName } from '~/domain/lead/nationality.server';
import { readAfterStay } from '~/domain/review/after-stay.server';
import { RATINGS } from '~/domain/review/review-rules';
import type { TripRow } from '~/domain/trip/read-trip.server';

/** What the lead guest finds once the stay is over (REVIEW-2). Throws DomainError 'unavailable'. */
export async function afterStayView(ctx: AppLoadContext, row: TripRow): Promise<TripAfterView> {
	const { documents, deposit, review } = await readAfterStay(ctx, row.leadNo);
	const [country, proposed] = await Promise.all([
		nationalityName(ctx, review?.country ?? null),
		nationalityName(ctx, row.clientCountry),
	]);
	return {
		papers: documents.flatMap(({ kind, service, ...paper }) =>
			kind === 'invoice' || kind === 'receipt'
				? [{ ...paper, kind, service: ctx.language === 'de' ? (service?.nameDe ?? null) : (service?.nameEn ?? null) }]
				: [],
		),
		deposit: deposit && {
			...{ state: depositState(deposit), currency: deposit.currency, minor: deposit.minor },
			...{ heldMinor: heldMinor(deposit), returnedMinor: deposit.returnedMinor },
			...{ retainedMinor: deposit.retainedMinor, reason: deposit.retainedReason },
		},
		review: review && {
			rating: RATINGS.find((each) => each === review.rating) ?? 1,
			...{ text: review.text, mayPublish: review.mayPublish, firstName: review.firstName, country },
			...{ state: review.state, reply: review.reply },
		},
		canBeShown: row.hotelNo === null,
		...{ firstName: row.firstName, country: proposed ?? '' },
	};
}
