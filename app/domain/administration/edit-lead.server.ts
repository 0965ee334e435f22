import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client';
import { lead, leadEdit } from '#db/schema/lead';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { changeLead } from '../lead/change-lead.server';
import { type LeadRecord, selectLeads } from '../lead/find-lead.server';
import { LEAD_EDIT_FIELDS, type LeadEditField, type LeadEditValues, leadEditSchema } from './lead-edit-fields';
import { requireAdmin } from './require-admin';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'now'>;

type Edited = {
	ctx: Ctx;
	leadId: string;
	typed: LeadEditValues;
	/** What the form showed. */
	was: LeadEditValues;
};

export type LeadEdited =
	| { outcome: 'saved' | 'nothing'; fields: LeadEditField[] }
	| { outcome: 'invalid'; errors: FieldErrors }
	/** Others have changed these fields since they were shown: what stands there now. */
	| { outcome: 'conflict'; stored: Partial<Record<LeadEditField, string>> };

/** Others may move the lead at the same moment. */
const TRIES = 8;

/**
 * Corrects client, contact, references, comments, note and agent of a lead, field by field, each with who, when, before and after (ADMIN-6). Fields that were not
 * touched stay as they are stored. Price, period and status have verbs of their own. Throws DomainError 'forbidden'; 'not-found'; 'invalid' (`no-such-agent`);
 * 'conflict' (`changed-meanwhile`: others move it all the time); 'unavailable'.
 */
export async function editLead(editing: Edited): Promise<LeadEdited> {
	for (let tried = 1; ; tried++) {
		try {
			return await tryToEdit(editing);
		} catch (error) {
			if (!(error instanceof DomainError) || error.reason !== 'changed-meanwhile' || tried === TRIES) throw error;
		}
	}
}

async function tryToEdit({ ctx, leadId, typed, was }: Edited): Promise<LeadEdited> {
	const actor = requireAdmin(ctx);
	const { db, now } = ctx;
	const [[record], [noted]] = await db.batch([selectLeads(db, eq(lead.id, leadId)), noteOf(db, leadId)]);
	if (!record) throw new DomainError('not-found', `No lead ${leadId}`);
	const stored = editedValues(record, noted?.internalNote ?? null);
	const touched = LEAD_EDIT_FIELDS.map(({ name }) => name).filter((name) => plain(typed[name]) !== plain(was[name]));
	// What was stored before these rules stays as it is.
	const own = z.object(Object.fromEntries(touched.map((name) => [name, leadEditSchema.shape[name]])));
	const read = own.safeParse(typed);
	if (!read.success) return { outcome: 'invalid', errors: fieldErrorsFrom(read.error.issues) };
	const values: LeadEditValues = { ...stored, ...read.data };
	const clashes = touched.filter((name) => stored[name] !== plain(was[name]) && stored[name] !== values[name]);
	if (clashes.length > 0)
		return { outcome: 'conflict', stored: Object.fromEntries(clashes.map((name) => [name, stored[name]])) };
	const fields = touched.filter((name) => values[name] !== stored[name]);
	if (fields.length === 0) return { outcome: 'nothing', fields };
	const colleague = fields.includes('agent') ? await findAgent(db, record, values.agent) : null;
	const version = record.version + 1;
	const shown = await shownAgents(db, [stored.agent, values.agent]);
	const textOf = (name: LeadEditField, text: string) => (name === 'agent' ? (shown.get(text) ?? text) : text) || null;
	await changeLead({
		...{ ctx, lead: record, seen: record.version, actor, action: 'lead.edited' },
		detail: { fields: fields.join(' '), version },
		columns: { ...columnsOf(values, fields), ...(colleague ? { userNo: colleague.no } : {}) },
		// A colleague who has left at the same moment.
		condition: colleague
			? sql`exists (select 1 from ${user} colleague where colleague.no = ${colleague.no} and colleague.agency_no = ${record.agencyNo})`
			: sql`true`,
		after: [
			db.insert(leadEdit).values(
				fields.map((field) => ({
					...{ leadNo: record.no, version, field, actor: actor.id, createdAt: now },
					...{ before: textOf(field, stored[field]), after: textOf(field, values[field]) },
				})),
			),
		],
	});
	return { outcome: 'saved', fields };
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();

function noteOf(db: Database, leadId: string) {
	return db.select({ internalNote: lead.internalNote }).from(lead).where(eq(lead.id, leadId));
}

/** The fields as a form shows them. */
export function editedValues(
	record: Omit<LeadRecord, 'no' | 'propertyNo' | 'agencyNo' | 'userNo' | 'cardToken' | 'origin'>,
	internalNote: string | null,
): LeadEditValues {
	return {
		...{ firstName: record.clientFirstName, lastName: record.clientLastName },
		...{ email: record.email ?? '', phone: record.phone ?? '', address: record.address ?? '' },
		...{ postalCode: record.postalCode ?? '', city: record.city ?? '', country: record.country ?? '' },
		...{ bookingReference: record.bookingReference ?? '', clientReference: record.clientReference ?? '' },
		...{ agent: record.agent?.id ?? '', comments: record.comments ?? '', internalNote: internalNote ?? '' },
	};
}

function columnsOf(values: LeadEditValues, fields: readonly LeadEditField[]): Partial<typeof lead.$inferInsert> {
	const { firstName, lastName, agent: _, ...rest } = values;
	const columns: Record<string, string | null> = {
		...{ clientFirstName: firstName, clientLastName: lastName },
		...Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, text || null])),
	};
	const nameOf = (field: LeadEditField) =>
		field === 'firstName' ? 'clientFirstName' : field === 'lastName' ? 'clientLastName' : field;
	const own = new Set<string>(fields.map(nameOf));
	return Object.fromEntries(Object.entries(columns).filter(([name]) => own.has(name)));
}

/** An agent of the lead's agency. Throws DomainError 'invalid' (`no-such-agent`). */
async function findAgent(db: Database, { agencyNo }: LeadRecord, id: string): Promise<{ no: number }> {
	const [found] =
		agencyNo === null
			? []
			: await db
					.select({ no: user.no })
					.from(user)
					.where(and(eq(user.id, id), eq(user.agencyNo, agencyNo), isNull(user.lockedAt)));
	if (!found) throw new DomainError('invalid', `No agent ${id}`, { reason: 'no-such-agent' });
	return found;
}

async function shownAgents(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email })
		.from(user)
		.where(inArray(user.id, [...ids]));
	return new Map(
		rows.map(({ id, firstName, lastName, email }) => [id, [firstName, lastName].filter(Boolean).join(' ') || email]),
	);
}

/** More agents than a list of choices holds. */
const CHOICES = 500;

/** What the page of a lead needs to correct it. Throws DomainError 'forbidden' or 'unavailable'. */
export async function loadLeadEdits({ ctx, leadId }: { ctx: Pick<Ctx, 'db' | 'actor'>; leadId: string }) {
	requireAdmin(ctx);
	const { db } = ctx;
	const ofLead = db.select({ no: lead.no }).from(lead).where(eq(lead.id, leadId));
	const [[noted], agents, edits] = await db.batch([
		noteOf(db, leadId),
		db
			.select({ id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email })
			.from(user)
			.where(and(eq(user.agencyNo, sql`(select agency_no from lead where id = ${leadId})`), isNull(user.lockedAt)))
			.orderBy(asc(user.lastName), asc(user.no))
			.limit(CHOICES),
		db
			.select({
				...{ no: leadEdit.no, version: leadEdit.version, field: leadEdit.field, before: leadEdit.before },
				...{ after: leadEdit.after, actor: leadEdit.actor, createdAt: leadEdit.createdAt },
				...{ firstName: user.firstName, lastName: user.lastName },
			})
			.from(leadEdit)
			.leftJoin(user, eq(user.id, leadEdit.actor))
			.where(eq(leadEdit.leadNo, ofLead))
			.orderBy(desc(leadEdit.no))
			.limit(200),
	]);
	return {
		internalNote: noted?.internalNote ?? null,
		agents: agents.map(({ id, firstName, lastName, email }) => ({
			id,
			name: [firstName, lastName].filter(Boolean).join(' ') || email,
		})),
		edits,
	};
}

export type LeadEdits = Awaited<ReturnType<typeof loadLeadEdits>>;
