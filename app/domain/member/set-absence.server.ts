import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { agencyAudit } from '../agency/agency-audit';
import { addDays, type PlainDate } from '../date/plain-date';
import { displayName } from '../user/display-name';

/** An absence is at most this long; who is away longer hands the leads over (MEMBER-5). */
const LONGEST_DAYS = 365;

export type Absence = {
	away: { until: string; standInId: string } | null;
	/** Colleagues by name. */
	colleagues: { id: string; name: string }[];
};

/** The actor's own absence and the colleagues who may stand in; null for users without an agency of their own. Throws DomainError 'unavailable'. */
export async function readAbsence(ctx: Pick<RequestContext, 'db' | 'actor' | 'today'>): Promise<Absence | null> {
	const { actor, db, today } = ctx;
	if (!actor?.agency || actor.isActing || actor.agency.verification !== 'verified') return null;
	const [[own], colleagues] = await db.batch([
		db
			.select({
				until: user.awayUntil,
				standInId: sql<string | null>`(select s.id from user s where s.no = ${sql.raw('user.stand_in_no')})`,
			})
			.from(user)
			.where(eq(user.no, actor.no)),
		db
			.select({ id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName })
			.from(user)
			.where(and(eq(user.agencyNo, actor.agency.no), ne(user.no, actor.no)))
			.orderBy(asc(user.lastName), asc(user.firstName)),
	]);
	const isAway = own?.until != null && own.until >= today && own.standInId !== null;
	return {
		away: isAway ? { until: own.until ?? '', standInId: own.standInId ?? '' } : null,
		colleagues: colleagues.map(({ email, ...each }) => ({ id: each.id, name: displayName(each) || email })),
	};
}

/**
 * Says until when the actor is away and which colleague gets the notices meanwhile, by mail beside the actor (MEMBER-6); null: back. Throws DomainError 'forbidden';
 * 'invalid' (`away-until`: no day from today on and within a year, `no-such-colleague`); 'unavailable'.
 */
export async function setAbsence({
	ctx,
	absence,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today'>;
	absence: { until: PlainDate | null; standInId: string } | null;
}): Promise<void> {
	const actor = requireAgency(ctx);
	if (actor.isActing) throw new DomainError('forbidden', 'An admin is not away from an agency');
	const { db, today } = ctx;
	const until = absence?.until ?? null;
	if (absence && (until === null || until < today || until > addDays(today, LONGEST_DAYS)))
		throw new DomainError('invalid', 'No day of an absence', { reason: 'away-until' });
	const colleague = sql`select c.no from user c where c.id = ${absence?.standInId ?? ''} and c.agency_no = ${actor.agency.no} and c.no <> ${actor.no}`;
	try {
		await writeBatch(db, [
			db.insert(audit).values({
				...agencyAudit(ctx, actor, {
					action: absence ? 'member.away' : 'member.back',
					agencyId: actor.agency.id,
					detail: { until },
				}),
				// Null, and so refused, without that colleague.
				subjectId: absence ? sql`(select ${actor.id} where exists (${colleague}))` : actor.id,
			}),
			db
				.update(user)
				.set({ awayUntil: until, standInNo: absence ? sql`(${colleague})` : null })
				.where(eq(user.no, actor.no)),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'audit.subject_id', 'not null')) throw error;
		throw new DomainError('invalid', 'No such colleague', { reason: 'no-such-colleague', cause: error });
	}
}
