import { and, asc, eq, sql } from 'drizzle-orm';
import { conversation, message } from '#db/schema/conversation';
import { lead, leadEvent, leadGuest, leadRequest, leadRoom } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import { user } from '#db/schema/user';
import type { PlainDate } from '~/domain/date/plain-date';
import { DomainError } from '~/platform/errors';
import type { AgentLeadContext } from '../agent-lead-context';
import { type LeadRecord, selectLeads } from '../find-lead.server';
import { leadScope } from '../lead-scope';
import { leadScopeCondition } from '../lead-scope-condition.server';
import type { UserRole } from '../lead-status';
import { readTradeProperty, type TradeProperty, tradePropertyStatements } from '../trade-property.server';

/** One lead whole: with its history, what was asked of the property, and who sleeps there. */
export type LeadDetails = LeadRecord & {
	events: (typeof leadEvent.$inferSelect)[];
	requests: (typeof leadRequest.$inferSelect)[];
	guests: (typeof leadGuest.$inferSelect)[];
	/** Of a hotel, as they were agreed. */
	agreedRooms: (typeof leadRoom.$inferSelect)[];
	/** The user who moved it, asked or answered. */
	people: LeadPerson[];
	/** Who of the agency has taken over a conversation about it, from whom: both names, a line each. */
	takeovers: { at: number; names: string | null; hotel: string }[];
};

export type LeadPerson = {
	id: string;
	firstName: string | null;
	lastName: string | null;
	role: UserRole;
	agencyNo: number | null;
	/** Company of an operator. */
	operator: string | null;
};

type Input = { ctx: Pick<AgentLeadContext, 'db' | 'actor'>; id: string };

/** A lead that the actor reaches, whole, in one round trip. Throws DomainError 'forbidden', 'not-found' or 'unavailable'. */
export async function readLead({ ctx, id }: Input): Promise<LeadDetails> {
	const [record, events, requests, guests, agreedRooms, people, takeovers] = await ctx.db.batch(
		leadStatements({ ctx, id }).whole,
	);
	return leadDetails({ id, lead: record, events, requests, guests, agreedRooms, people, takeovers });
}

/**
 * The same with its property, for asking what that says to another stay; no property where it has gone. One round trip. Throws as
 * `readLead`.
 */
export async function readLeadAndProperty({
	ctx,
	id,
}: Input & { ctx: { today: PlainDate } }): Promise<{ lead: LeadDetails; property: TradeProperty | null }> {
	const { whole, ofLead } = leadStatements({ ctx, id });
	const [record, events, requests, guests, agreedRooms, people, takeovers, ...house] = await ctx.db.batch([
		...whole,
		...tradePropertyStatements(ctx, sql`${property.no} = (select ${lead.propertyNo} from ${lead} where ${ofLead})`),
	]);
	return {
		lead: leadDetails({ id, lead: record, events, requests, guests, agreedRooms, people, takeovers }),
		property: readTradeProperty(house),
	};
}

function leadStatements({ ctx, id }: Input) {
	const { db } = ctx;
	const ofLead = and(eq(lead.id, id), leadScopeCondition(db, leadScope(ctx)));
	const no = db.select({ no: lead.no }).from(lead).where(ofLead);
	const whole = [
		selectLeads(db, ofLead),
		db.select().from(leadEvent).where(eq(leadEvent.leadNo, no)).orderBy(asc(leadEvent.version)),
		db.select().from(leadRequest).where(eq(leadRequest.leadNo, no)).orderBy(asc(leadRequest.createdAt)),
		db.select().from(leadGuest).where(eq(leadGuest.leadNo, no)).orderBy(asc(leadGuest.position)),
		db.select().from(leadRoom).where(eq(leadRoom.leadNo, no)).orderBy(asc(leadRoom.position)),
		db
			.select({
				id: user.id,
				firstName: user.firstName,
				lastName: user.lastName,
				role: user.role,
				agencyNo: user.agencyNo,
				operator: operator.name,
			})
			.from(user)
			.leftJoin(operator, eq(operator.no, user.operatorNo))
			.where(
				sql`${user.id} in (select ${leadEvent.actor} from ${leadEvent} where ${leadEvent.leadNo} = ${no}
					union select ${leadRequest.createdBy} from ${leadRequest} where ${leadRequest.leadNo} = ${no}
					union select ${leadRequest.decidedBy} from ${leadRequest} where ${leadRequest.leadNo} = ${no})`,
			),
		db
			.select({ at: message.createdAt, names: message.body, hotel: conversation.hotelName })
			.from(conversation)
			.innerJoin(message, eq(message.conversationNo, conversation.no))
			.where(and(eq(conversation.leadNo, no), eq(message.event, 'takenOver'), eq(message.party, 'travelAgency')))
			.orderBy(asc(message.createdAt)),
	] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown];
	return { whole, ofLead };
}

type Rows = Pick<LeadDetails, 'events' | 'requests' | 'guests' | 'agreedRooms' | 'people' | 'takeovers'> & {
	id: string;
	lead: LeadRecord[];
};

function leadDetails({ id, lead: [row], ...parts }: Rows): LeadDetails {
	if (!row) throw new DomainError('not-found', `No lead ${id}`);
	return { ...row, ...parts };
}
