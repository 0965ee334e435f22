import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { LeadActor } from '../lead/lead-status';
import { hotelToday } from '../offer/hotel-today';
import { readTrip, type TripRow, tripEnd } from './read-trip.server';

/** Guests have no account; the audit trail names them all alike. */
export const GUEST_ACTOR: LeadActor = { id: 'anonymous', role: 'visitor' };

/** The trip of a working link, for what its guests write. Throws DomainError 'not-found', 'unavailable'; 'conflict' (`link-ended`) for one that has ended. */
export async function openTrip(ctx: Pick<RequestContext, 'db' | 'today' | 'now'>, token: string): Promise<TripRow> {
	const row = await readTrip(ctx, token);
	if (!row) throw new DomainError('not-found', 'No such trip');
	if (tripEnd(row, hotelToday(ctx, row.timeZone)))
		throw new DomainError('conflict', 'The link has ended', { reason: 'link-ended' });
	return row;
}

/** The same for the lead guest's link alone. Throws also DomainError 'forbidden' for the group's. */
export async function openLeadTrip(ctx: Parameters<typeof openTrip>[0], token: string): Promise<TripRow> {
	const row = await openTrip(ctx, token);
	if (row.kind !== 'lead') throw new DomainError('forbidden', 'This is for the lead guest');
	return row;
}
