import { eq } from 'drizzle-orm';
import { emailDomain } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';

/** What anybody may know of a domain (AGENCY-1): whether a travel agency writes from it, and under which name. Throws DomainError 'unavailable'. */
export async function readPublicInfo(
	{ db }: Pick<RequestContext, 'db'>,
	domain: string,
): Promise<{ isTravelAgency: boolean; brandName: string | null }> {
	const [known] = await db
		.select({ kind: emailDomain.kind, brandName: emailDomain.brandName })
		.from(emailDomain)
		.where(eq(emailDomain.domain, domain));
	const isTravelAgency = known?.kind === 'agency' || known?.kind === 'luxuryAgency';
	return { isTravelAgency, brandName: isTravelAgency ? (known?.brandName ?? null) : null };
}
