import { eq, type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import { lead, leadRequest } from '#db/schema/lead';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { isInvoiceOvertaken } from '../invoice/is-overtaken';
import { changesMoney, followBooking } from '../payment/follow-booking.server';
import type { LeadRecord } from './find-lead.server';
import type { LeadActor } from './lead-status';
import { changedMeanwhile, isRoomTaken, noLongerAvailable } from './move-lead.server';

type Change = {
	ctx: { db: Database; now: number };
	lead: LeadRecord;
	/** The version the actor has seen. */
	seen: number;
	actor: LeadActor;
	/** Verb of the audit row, such as `lead.updated`. */
	action: string;
	/** What else stands in the audit row; no personal data. */
	detail?: Record<string, string | number | boolean | null>;
	columns?: Partial<typeof lead.$inferInsert>;
	/** What else must hold for the change, beside the version. */
	condition?: SQL;
	/** A change that no user has to have seen, such as a reminder, leaves the version as it is. */
	keepsVersion?: boolean;
	/** What is written before and after the columns, in the same transaction. */
	before?: readonly (BuiltStatement | NamedStatement)[];
	after?: readonly (BuiltStatement | NamedStatement)[];
};

/**
 * Changes a lead that stays where it is, with its next version and an audit row, whole or not at all. Throws DomainError 'conflict'
 * with reason `changed-meanwhile` or `no-longer-available`; 'unavailable'.
 */
export async function changeLead(change: Change): Promise<{ version: number }> {
	const { ctx, lead: record, seen, actor, action, detail, columns, condition, before = [], after = [] } = change;
	const { db, now } = ctx;
	if (record.version !== seen) throw changedMeanwhile();
	const version = record.version + (change.keepsVersion ? 0 : 1);
	const money =
		columns && changesMoney(record, columns)
			? await followBooking(db, { ...record, ...columns } as LeadRecord, { now, actor: actor.id })
			: [];
	try {
		await writeBatch(db, [
			db.insert(audit).values({
				brandKey: record.brandKey,
				actor: actor.id,
				action,
				// Null, and so refused, when the lead is not what it was.
				subjectId: sql`(select ${lead.id} from ${lead} where ${lead.no} = ${record.no} and ${lead.version} = ${seen}
						and ${condition ?? sql`true`})`,
				detail: { ...detail, role: actor.role, ...(actor.forAgency ? { forAgency: actor.forAgency } : {}) },
				createdAt: now,
			}),
			...before,
			db
				.update(lead)
				.set({ ...columns, version, updatedAt: now })
				.where(eq(lead.no, record.no)),
			...money,
			...after,
		]);
	} catch (error) {
		// The second one: a lead that was to follow was moved at the same moment; the third: it was invoiced then.
		if (
			breaksConstraint(error, 'audit.subject_id', 'not null') ||
			breaksConstraint(error, 'lead_event') ||
			isInvoiceOvertaken(error)
		)
			throw changedMeanwhile();
		if (breaksConstraint(error, 'property_night', 'unique') || isRoomTaken(error)) throw noLongerAvailable();
		if (breaksConstraint(error, 'lead.card_token', 'unique'))
			throw new DomainError('conflict', 'The card belongs to another lead', { reason: 'card-used' });
		throw error;
	}
	return { version };
}

/** No request of a kind is open for the lead. */
export function noOpenRequest(leadNo: number, kind: 'change' | 'priceDiscount'): SQL {
	return sql`not exists (select 1 from ${leadRequest} where ${leadRequest.leadNo} = ${leadNo}
		and ${leadRequest.kind} = ${kind} and ${leadRequest.state} = 'open')`;
}
