import { type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { isInvoiceOvertaken } from '../invoice/is-overtaken';
import type { LeadActor } from '../lead/lead-status';

type Write = {
	ctx: Pick<RequestContext, 'db' | 'now'> & { brand: Pick<RequestContext['brand'], 'key'> };
	actor: LeadActor;
	/** Verb of the audit row, such as `user.set`. */
	action: string;
	/** A subselect that gives the subject's id while it is as the actor saw it, and null otherwise. */
	subject: SQL;
	detail?: Record<string, string | number | boolean | null>;
	statements: readonly (BuiltStatement | NamedStatement)[];
};

/**
 * Writes something together with its audit row, whole or not at all. Throws DomainError 'conflict' with reason `changed-meanwhile`
 * when the subject is not what it was, with what the database said as its cause, or 'unavailable'.
 */
export async function auditedWrite({ ctx, actor, action, subject, detail, statements }: Write): Promise<void> {
	const { db, brand, now } = ctx;
	const { id, role, forAgency } = actor;
	try {
		await writeBatch(db, [
			db.insert(audit).values({
				brandKey: brand.key,
				actor: id,
				action,
				subjectId: sql`(${subject})`,
				detail: { ...detail, role, ...(forAgency ? { forAgency } : {}) },
				createdAt: now,
			}),
			...statements,
		]);
	} catch (error) {
		// The second one: what it issues was issued at the same moment.
		if (breaksConstraint(error, 'audit.subject_id', 'not null') || isInvoiceOvertaken(error))
			throw new DomainError('conflict', `${action}: changed meanwhile`, { reason: 'changed-meanwhile', cause: error });
		throw error;
	}
}
