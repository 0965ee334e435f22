import { and, eq, isNull, sql } from 'drizzle-orm';
import { operator } from '#db/schema/operator';
import { travelAgency } from '#db/schema/travel-agency';
import { session, user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { freeEnquiries } from '../enquiry/desk/enquiry-scope.server';
import type { UserRole } from '../lead/lead-status';
import type { TeamCapability } from '../user/actor';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Setting = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services' | 'waitUntil'>;
	/** Public id, and when it was changed last as the admin saw it. */
	user: { id: string; updatedAt: number };
	role: UserRole;
	/** Public id of his agency; null: none. */
	agencyId: string | null;
	/** Key of the operator whose properties he answers for; null: none. */
	operatorKey: string | null;
	/** What the user does for the brands' own team; stored for admins only. */
	capabilities: readonly TeamCapability[];
	/** The admin has said that this person is to become one. */
	isAdminMeant: boolean;
};

/**
 * Gives a user role, agency, operator and capabilities: the only place where they change (AGENCY-14, ACCESS-23). Sessions of a user who gets another
 * role, agency or operator end (ACCESS-25). Throws DomainError 'forbidden';
 * 'invalid' (`operator-needed`: an operator without properties, `no-such-agency`, `no-such-operator`, `admin-meant`); 'conflict' (`own-role`: an admin
 * would lock himself out, `changed-meanwhile`); 'unavailable'.
 */
export async function setUser({
	ctx,
	user: seen,
	role,
	agencyId,
	operatorKey,
	isAdminMeant,
	...given
}: Setting): Promise<void> {
	const actor = requireAdmin(ctx);
	const { db } = ctx;
	if (seen.id === actor.id && role !== 'admin')
		throw new DomainError('conflict', 'An admin keeps his own role', { reason: 'own-role' });
	if (role === 'operator' && operatorKey === null)
		throw new DomainError('invalid', 'An operator without houses', { reason: 'operator-needed' });
	const agency = db
		.select({ no: travelAgency.no })
		.from(travelAgency)
		.where(and(eq(travelAgency.id, agencyId ?? ''), isNull(travelAgency.teamBrandKey)));
	const seller = db
		.select({ no: operator.no })
		.from(operator)
		.where(eq(operator.key, operatorKey ?? ''));
	const [[knownAgency], [knownSeller], [before]] = await db.batch([
		agency,
		seller,
		db
			.select({
				...{ no: user.no, role: user.role, capabilities: user.capabilities },
				...{ agencyNo: user.agencyNo, operatorNo: user.operatorNo },
			})
			.from(user)
			.where(eq(user.id, seen.id)),
	]);
	if (agencyId !== null && !knownAgency)
		throw new DomainError('invalid', `No agency ${agencyId}`, { reason: 'no-such-agency' });
	if (operatorKey !== null && !knownSeller)
		throw new DomainError('invalid', `No operator ${operatorKey}`, { reason: 'no-such-operator' });
	if (role === 'admin' && before?.role !== 'admin' && !isAdminMeant)
		throw new DomainError('invalid', 'Making a user an admin must be confirmed', { reason: 'admin-meant' });
	const capabilities = role === 'admin' ? [...new Set(given.capabilities)].sort() : [];
	const agencyNo = knownAgency?.no ?? null;
	const operatorNo = knownSeller?.no ?? null;
	const isMoved =
		before !== undefined &&
		seen.id !== actor.id &&
		(before.role !== role || before.agencyNo !== agencyNo || before.operatorNo !== operatorNo);
	await auditedWrite({
		ctx,
		actor,
		action: 'user.set',
		subject: sql`select ${user.id} from ${user} where ${and(eq(user.id, seen.id), eq(user.updatedAt, seen.updatedAt))}`,
		detail: {
			...{ fromRole: before?.role ?? null, toRole: role, agency: agencyId, operator: operatorKey },
			...{ fromCapabilities: before?.capabilities.join(' ') ?? '', toCapabilities: capabilities.join(' ') },
		},
		statements: [
			// Who leaves an operator leaves its enquiries to the team.
			freeEnquiries(
				db,
				sql`(select no from user where id = ${seen.id} and operator_no is not null
					and operator_no is not ${operatorNo})`,
			),
			db
				.update(user)
				.set({
					...{ role, capabilities },
					...{ agencyNo, operatorNo },
					isOperatorManager: role === 'operator' ? managesFirst(seen.id, operatorNo ?? 0) : false,
					updatedAt: Math.max(ctx.now, seen.updatedAt + 1),
				})
				.where(eq(user.id, seen.id)),
			...(isMoved ? [db.delete(session).where(eq(session.userNo, before.no))] : []),
		],
	});
	if (isMoved) ctx.waitUntil(ctx.services.endConnections([seen.id]));
}

/** A user stays the manager of an operator's people, and is made one where there is none (MEMBER-1). */
function managesFirst(id: string, operatorNo: number) {
	return sql<boolean>`(case when ${user.operatorNo} = ${operatorNo} and ${user.isOperatorManager} = 1 then 1
		else not exists (select 1 from user other where other.operator_no = ${operatorNo} and other.role = 'operator'
			and other.is_operator_manager = 1 and other.id <> ${id}) end)`;
}
