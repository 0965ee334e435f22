import type { CancelledTripView } from '~/components/trip/trip-view';
import type { AppLoadContext } from '~/context';
import { clientMoneyOf } from '~/domain/proposal/client-money.server';
import type { TripRow } from '~/domain/trip/read-trip.server';
import { afterStayView } from './after-stay-view.server';

/**
 * What a cancelled booking keeps and gives back, for its lead guest (TRIP-12): the figures of the booking's page, its papers and the client's page of a proposal.
 * It names no guest and no property. Null on the group's link. Throws DomainError 'unavailable'.
 */
export async function cancelledView(ctx: AppLoadContext, row: TripRow): Promise<CancelledTripView | null> {
	if (row.kind !== 'lead' || row.status !== 'cancelledBooking') return null;
	const money = await clientMoneyOf(ctx, row.leadNo);
	const { bookingNumber, currency, cancellationFeeMinor } = row;
	if (money === null)
		return { bookingNumber, currency, hotelFeeMinor: cancellationFeeMinor, money: null, deposit: null };
	const { items, paidMinor, openMinor, refundMinor, refunds } = money;
	const refundedMinor = refunds.reduce((sum, { minor }) => sum + minor, 0);
	const { deposit } = await afterStayView(ctx, row);
	return {
		...{ bookingNumber, currency, hotelFeeMinor: null },
		money: {
			kept: items.flatMap(({ kind, minor }) => (minor > 0 ? [{ kind, minor }] : [])),
			keptMinor: items.reduce((sum, { minor }) => sum + minor, 0),
			paidMinor: paidMinor + refundMinor + refundedMinor,
			...{ openMinor, refundMinor, refunds },
		},
		// Nothing is said of a deposit that was never paid in.
		deposit: deposit && deposit.state !== 'planned' ? deposit : null,
	};
}
