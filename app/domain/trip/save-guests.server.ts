import type { ListedGuest } from '#db/schema/trip';
import { trip } from '#db/schema/trip';
import type { RequestContext } from '~/context';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import type { GuestField } from '../rooming/rooming-merge';
import { type RoomingResult, saveRooming } from '../rooming/save-rooming.server';
import { GUEST_ACTOR, openTrip } from './open-trip.server';

type Ctx = Pick<RequestContext, 'db' | 'brand' | 'now' | 'today' | 'visitor' | 'settings' | 'services' | 'waitUntil'>;

/** The forms of the list: all of it, or one matter of each guest. */
export const GUEST_FORMS = {
	rooming: ['firstName', 'lastName', 'age', 'room'],
	diets: ['diet'],
	sizes: ['heightCm', 'bootSize', 'skiCm'],
} as const satisfies Record<string, readonly (keyof ListedGuest)[]>;

export type GuestForm = keyof typeof GUEST_FORMS;

type Saving = {
	ctx: Ctx;
	token: string;
	form: GuestForm;
	/** The version of the list over which it was typed. */
	seen: number;
	/** Values of the form's fields by guest; for `rooming` all guests in their order, for the others those on the list. */
	guests: readonly ({ id: string } & { [field in GuestField]?: string | number | null })[];
};

/**
 * What guests write into the rooming list on the trip page (TRIP-5), by either link. Diets and sizes change what is on the list and nothing
 * else of it. Throws DomainError 'not-found', 'conflict' (`link-ended`, `changed-meanwhile`), 'too-many-requests', 'unavailable'.
 */
export async function saveGuests({ ctx, token, form, seen, guests }: Saving): Promise<RoomingResult> {
	const { db, now, visitor, settings } = ctx;
	const row = await openTrip(ctx, token);
	const saved = form === 'diets' ? 'dietsSavedAt' : 'sizesSavedAt';
	try {
		const result = await saveRooming({
			...{ ctx, lead: { no: row.leadNo, id: row.leadId }, party: 'guest', actor: GUEST_ACTOR, seen },
			guests: (base) => {
				const old = new Map(base.map((guest) => [guest.id, guest]));
				if (form === 'rooming') return guests.map((guest) => ({ ...old.get(guest.id), ...guest }));
				const typed = new Map(guests.map((guest) => [guest.id, guest]));
				return base.map((guest) => ({ ...guest, ...typed.get(guest.id) }));
			},
			also: [
				...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
				...(form === 'rooming'
					? []
					: [
							db
								.insert(trip)
								.values({ leadNo: row.leadNo, [saved]: now, updatedAt: now })
								.onConflictDoUpdate({ target: trip.leadNo, set: { [saved]: now, updatedAt: now } }),
						]),
			],
		});
		if (result.outcome === 'stored' && row.agent) ctx.waitUntil(ctx.services.tellNews([row.agent.id]));
		return result;
	} catch (error) {
		throw refuseTooMany(error, now);
	}
}
