import { eq, isNull, sql } from 'drizzle-orm';
import { crashReport } from '#db/schema/crash-report';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { programMembership, travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { reachDatabase } from '../enquiry/reach-database.server';
import { requireAdmin } from './require-admin';

const count = sql<number>`count(*)`;

/** How much waits for an admin, in one round trip. Throws DomainError 'forbidden' or 'unavailable'. */
export async function countWork({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor'> }) {
	requireAdmin(ctx);
	const { db } = ctx;
	const [[agencies], [memberships], [leads], [mails], [crashes]] = await reachDatabase(
		db.batch([
			db.select({ count }).from(travelAgency).where(eq(travelAgency.verification, 'requested')),
			db.select({ count }).from(programMembership).where(eq(programMembership.status, 'claimedByAgency')),
			db.select({ count }).from(lead).where(sql`${lead.status} in ('requestedOption', 'requestedBooking')`),
			db.select({ count }).from(mailOutbox).where(sql`${mailOutbox.state} in ('uncertain', 'dead')`),
			db.select({ count }).from(crashReport).where(isNull(crashReport.doneAt)),
		]),
	);
	return {
		agencies: agencies?.count ?? 0,
		memberships: memberships?.count ?? 0,
		leads: leads?.count ?? 0,
		mails: mails?.count ?? 0,
		crashes: crashes?.count ?? 0,
	};
}
