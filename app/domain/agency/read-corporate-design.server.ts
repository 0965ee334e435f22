import { eq } from 'drizzle-orm';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import type { StoredDesign } from './corporate-design';

/** The design of the actor's agency. Throws DomainError 'forbidden' without a verified agency, 'not-found', 'unavailable'. */
export async function readCorporateDesign(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<StoredDesign> {
	const { agency } = requireAgency(ctx);
	const [design] = await ctx.db
		.select({
			main: travelAgency.designMain,
			accentOnMain: travelAgency.designAccentOnMain,
			theme: travelAgency.designTheme,
			logoKey: travelAgency.designLogoKey,
			version: travelAgency.version,
		})
		.from(travelAgency)
		.where(eq(travelAgency.no, agency.no));
	if (!design) throw new DomainError('not-found', `No agency ${agency.id}`);
	return design;
}
