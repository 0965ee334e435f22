import { and, eq, getTableColumns } from 'drizzle-orm';
import { conciergeJob } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { leadActor } from '../lead/agent-lead-context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import type { JobActor } from './move-job.server';

/** The team in the name of which a user acts: an operator for its own properties, else an admin with the capability. */
export function teamActor(ctx: Pick<RequestContext, 'actor'>): JobActor {
	const user = requireActor(ctx, 'conciergeJobs');
	return { party: user.role === 'operator' ? 'operator' : 'team', actor: leadActor(user) };
}

/** A job within the reach of the team or an operator, by its public id. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function teamJob(ctx: Pick<RequestContext, 'db' | 'actor'>, id: string) {
	const by = teamActor(ctx);
	const { db } = ctx;
	const [row] = await db
		.select({
			job: getTableColumns(conciergeJob),
			...{ bookingNumber: lead.bookingNumber, leadId: lead.id, propertyName: lead.propertyName, name: property.name },
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, timeZone: operator.timeZone },
		})
		.from(conciergeJob)
		.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(and(eq(conciergeJob.id, id), leadScopeCondition(db, leadScope(ctx))));
	if (!row) throw new DomainError('not-found', `No job ${id}`);
	return { ...row, by, timeZone: row.timeZone ?? PRODUCT_ZONE };
}
