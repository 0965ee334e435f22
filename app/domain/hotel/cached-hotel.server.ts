import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import type { Hotel } from './hotel';
import { loadHotel } from './load-hotel.server';

/** How long a hotel is cached, in milliseconds (OFFER-27); a change of the catalogue ends that sooner. */
export const CACHED_MS = { hotelPage: 12 * 60 * 60 * 1000, bookingEngine: 300_000 } as const;

type Ctx = Pick<RequestContext, 'db' | 'language' | 'catalogueVersion' | 'now'>;

/** A hotel as everybody may have it, cached in the isolate. Throws DomainError 'not-found'. */
export function cachedHotel(ctx: Ctx, id: string, saved: keyof typeof CACHED_MS = 'hotelPage'): Promise<Hotel> {
	const turn = Math.floor(ctx.now / CACHED_MS[saved]);
	return cachedByVersion(`${saved}|${ctx.language}|${id}|${turn}`, ctx.catalogueVersion, () => loadHotel({ ctx, id }));
}
