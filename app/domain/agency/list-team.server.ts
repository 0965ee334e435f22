import { asc, eq } from 'drizzle-orm';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireAgency } from '../access/require-actor';
import type { UserRole } from '../lead/lead-status';

export type TeamMember = { id: string; name: string; email: string; role: UserRole };

/** The people of the actor's agency by name, for its supervisors and admins. Throws DomainError 'forbidden', 'unavailable'. */
export async function listTeam(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<TeamMember[]> {
	const { agency } = requireAgency(ctx, 'supervisorAgentDashboard');
	const rows = await ctx.db
		.select({
			id: user.id,
			firstName: user.firstName,
			lastName: user.lastName,
			email: user.email,
			role: user.role,
		})
		.from(user)
		.where(eq(user.agencyNo, agency.no))
		.orderBy(asc(user.lastName), asc(user.firstName), asc(user.no));
	return rows.map(({ firstName, lastName, ...rest }) => ({
		...rest,
		name: [firstName, lastName].filter(Boolean).join(' '),
	}));
}
