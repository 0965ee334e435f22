import { eq } from 'drizzle-orm';
import type { EMAIL_DOMAIN_KINDS } from '#db/schema/enums';
import { emailDomain, travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import type { Actor } from '../user/actor';
import { domainOf } from './email-domain';

/** What the address of a user says about them (AGENCY-1). */
export type Standing = {
	domain: string | null;
	/** `unknown`: no agency has this domain; `unverified`: the address is not proven to be his. */
	kind: (typeof EMAIL_DOMAIN_KINDS)[number] | 'unknown' | 'unverified';
	/** Name of the agency that the domain is known to belong to. */
	brandName: string | null;
	/** Agency of colleagues, which he may join (AGENCY-4). */
	colleagues: { id: string; name: string } | null;
};

/** The standing of a user by the domain of his address; one question. Throws DomainError 'unavailable'. */
export async function loadStanding(
	{ db }: Pick<RequestContext, 'db'>,
	actor: Pick<Actor, 'email' | 'isEmailVerified'>,
): Promise<Standing> {
	const domain = domainOf(actor.email);
	if (domain === null || !actor.isEmailVerified)
		return { domain, kind: 'unverified', brandName: null, colleagues: null };
	const [[known], [agency]] = await db.batch([
		db.select().from(emailDomain).where(eq(emailDomain.domain, domain)),
		db
			.select({ id: travelAgency.id, name: travelAgency.name })
			.from(travelAgency)
			.where(eq(travelAgency.autoInviteEmailDomain, domain)),
	]);
	const kind = known?.kind ?? 'unknown';
	return {
		domain,
		kind,
		brandName: known?.brandName ?? null,
		colleagues: kind === 'freeMail' ? null : (agency ?? null),
	};
}
