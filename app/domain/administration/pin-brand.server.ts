import { and, eq, isNull, sql } from 'drizzle-orm';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Pinning = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	/** Public id, and the version that was seen. */
	agency: { id: string; version: number };
	/** Key of a profile for the trade; null: the company's name decides again (BRAND-7). */
	brandKey: string | null;
};

/** Brands that may be pinned: those of the trade. */
export function pinnableBrands(): BrandProfile[] {
	return knownBrands().profiles.filter(({ isB2C }) => !isB2C);
}

/**
 * Pins a brand to an agency; it shows at its people's next page, at most half a minute later. Throws DomainError 'forbidden',
 * 'invalid', 'conflict' (`changed-meanwhile`) or 'unavailable'.
 */
export async function pinBrand({ ctx, agency, brandKey }: Pinning): Promise<void> {
	const actor = requireAdmin(ctx);
	if (brandKey !== null && !pinnableBrands().some(({ key }) => key === brandKey))
		throw new DomainError('invalid', `No brand ${brandKey} of the trade`);
	const seen = and(
		eq(travelAgency.id, agency.id),
		eq(travelAgency.version, agency.version),
		isNull(travelAgency.teamBrandKey),
	);
	await auditedWrite({
		ctx,
		actor,
		action: 'agency.brand-pinned',
		subject: sql`select ${travelAgency.id} from ${travelAgency} where ${seen}`,
		detail: { brandKey },
		statements: [
			ctx.db
				.update(travelAgency)
				.set({ pinnedBrandKey: brandKey, version: agency.version + 1, updatedAt: ctx.now })
				.where(eq(travelAgency.id, agency.id)),
		],
	});
}
