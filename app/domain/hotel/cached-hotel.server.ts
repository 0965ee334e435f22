import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { DomainError } from '~/platform/errors';
import type { Hotel } from './hotel';
import { loadHotel } from './load-hotel.server';

/** How long a hotel is cached, in milliseconds (OFFER-27); a change of the catalogue ends that sooner. */
export const CACHED_MS = { hotelPage: 12 * 60 * 60 * 1000, bookingEngine: 300_000 } as const;

type Ctx = Pick<RequestContext, 'db' | 'language' | 'catalogueVersion' | 'now' | 'actor'>;

/** A hotel as everybody may have it, cached in the isolate; one in preparation only for its staff and admins. Throws DomainError 'not-found'. */
export async function cachedHotel(ctx: Ctx, id: string, saved: keyof typeof CACHED_MS = 'hotelPage'): Promise<Hotel> {
	const turn = Math.floor(ctx.now / CACHED_MS[saved]);
	const name = `${saved}|${ctx.language}|${id}|${turn}`;
	const hotel = await cachedByVersion(name, ctx.catalogueVersion, () => loadHotel({ ctx, id }));
	const { actor } = ctx;
	if (hotel.isInPreparation && actor?.role !== 'admin' && actor?.hotelId !== id)
		throw new DomainError('not-found', `Hotel ${id} is in preparation`);
	return hotel;
}
