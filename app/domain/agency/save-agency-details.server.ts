import { and, eq, sql } from 'drizzle-orm';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { leadActor } from '../lead/agent-lead-context';
import { AGENCY_DETAIL_FIELDS, type AgencyDetailField } from './agency-detail-fields';
import { agencyDetailsSchema } from './agency-details';

type Saving = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	typed: Readonly<Record<AgencyDetailField, string>>;
	/** Of the agency as the actor saw it. */
	version: number;
};

/**
 * Writes an agency's address, telephone and VAT number (MEMBER-8), or says which fields are wrong and writes nothing. Throws DomainError 'forbidden'; 'conflict'
 * (`changed-meanwhile`); 'unavailable'.
 */
export async function saveAgencyDetails({ ctx, typed, version }: Saving): Promise<{ wrong: AgencyDetailField[] }> {
	const actor = requireAgency(ctx, 'supervisorAgentDashboard');
	if (actor.agency.teamBrandKey !== null) throw new DomainError('forbidden', 'A team is no company of its own');
	const read = agencyDetailsSchema.safeParse(typed);
	if (!read.success) {
		const named = new Set(read.error.issues.map(({ path }) => path[0]));
		return { wrong: AGENCY_DETAIL_FIELDS.filter((field) => named.has(field)) };
	}
	const isSeen = and(eq(travelAgency.no, actor.agency.no), eq(travelAgency.version, version));
	await auditedWrite({
		ctx,
		actor: leadActor(actor),
		action: 'agency.details',
		subject: sql`select ${travelAgency.id} from ${travelAgency} where ${isSeen}`,
		statements: [
			ctx.db
				.update(travelAgency)
				.set({ ...read.data, version: version + 1, updatedAt: ctx.now })
				.where(isSeen),
		],
	});
	return { wrong: [] };
}
