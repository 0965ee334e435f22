import * as z from 'zod';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import type { CardVault } from '../card/card-vault';
import { type Faults, faultsFrom } from '../enquiry/fault';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { changeLead } from './change-lead.server';
import { findLead } from './find-lead.server';
import { columnsOf, fieldsOf, judgeFields, settleFields } from './lead-fields.server';
import { countParty, mergeParty } from './lead-party';
import { agrees, type ExpectedFigures, type LeadQuote } from './lead-quote';
import { clientShape, leadSchema } from './lead-schema';
import { leadScope } from './lead-scope';
import { isDecided, type LeadStatus } from './lead-status';
import { nationalityCode } from './nationality.server';
import { loadTradeProperty } from './trade-property.server';

/** What an interest's agency may change beside the client; on everything else it asks for a change. */
const STAY_FIELDS = [
	'checkIn',
	'checkOut',
	'serviceLevel',
	'pax',
	'adults',
	'children',
	'childrenAges',
	'paymentMethod',
	'rentalChannel',
] as const;

type Updating = {
	ctx: AgentLeadContext;
	lead: { id: string; version: number };
	/** Fields of `leadSchema`; those that are left out stay as they are. */
	input: object;
	expected: ExpectedFigures;
	vault: CardVault | null;
};

export type LeadUpdate =
	| { outcome: 'stored'; version: number; status: LeadStatus }
	| { outcome: 'faulty'; faults: Faults }
	| { outcome: 'changed'; quote: LeadQuote | null };

/**
 * Changes what an agency may change by itself (LEAD-16): client, references, comments and markup of a lead that is open or booked;
 * of an interest also period, level, guests and way of paying, with the figures worked out again. Throws DomainError 'forbidden',
 * 'not-found', 'conflict' (`changed-meanwhile`; `ask-for-change`: period, level or guests of anything but an interest; `no-such-move`:
 * the lead has ended), 'unavailable'.
 */
export async function updateLead({ ctx, lead: asked, input, expected, vault }: Updating): Promise<LeadUpdate> {
	const actor = leadActor(requireAgency(ctx));
	const { brand, today } = ctx;
	const found = await findLead(ctx.db, leadScope(ctx), asked.id);
	if (isDecided(found.status) && found.status !== 'confirmedBooking')
		throw new DomainError('conflict', `A lead that is ${found.status} stays as it is`, { reason: 'no-such-move' });
	const change = { ctx, found, seen: asked.version, actor, action: 'lead.updated' };
	const known = fieldsOf(found);
	if (found.status !== 'interest') {
		const stays = STAY_FIELDS.filter((name) => name in input);
		if (
			stays.some((name) => isOther((input as Record<string, unknown>)[name], (known as Record<string, unknown>)[name]))
		)
			throw new DomainError('conflict', 'A change has to be asked for', { reason: 'ask-for-change' });
		const read = z.object(clientShape({ brand, purpose: 'booking' })).safeParse({ ...known, ...input });
		if (!read.success) return { outcome: 'faulty', faults: faultsFrom(read.error.issues) };
		const { firstName, lastName, nationality, amexCardMember, tls, cc, comments, markupMinor } = read.data;
		const columns = {
			clientFirstName: firstName,
			clientLastName: lastName,
			clientNationality: (await nationalityCode(ctx, nationality)) || null,
			isAmexCardMember: amexCardMember,
			bookingReference: tls || null,
			clientReference: cc || null,
			comments: comments || null,
			markupMinor: brand.offerMarkup.isSupported ? (markupMinor ?? null) : null,
		};
		const { version } = await changeLead({ ...change, columns });
		return { outcome: 'stored', version, status: found.status };
	}
	const read = leadSchema({ today, brand, purpose: 'interest' }).safeParse(countParty(mergeParty(known, input)));
	if (!read.success) return { outcome: 'faulty', faults: faultsFrom(read.error.issues) };
	if (found.propertyNo === null)
		throw new DomainError('conflict', 'The house is gone', { reason: 'no-longer-available' });
	const property = await loadTradeProperty(ctx, { no: found.propertyNo });
	const nationality = await nationalityCode(ctx, read.data.nationality);
	const fields = settleFields({ ...read.data, nationality }, property, found);
	const { faults, quote, card } = await judgeFields({
		ctx,
		vault,
		purpose: 'interest',
		property,
		fields,
		known: found,
	});
	if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults };
	if (!agrees(expected, quote)) return { outcome: 'changed', quote };
	const isSameStay =
		fields.checkIn === found.checkIn &&
		fields.checkOut === found.checkOut &&
		fields.serviceLevel === found.serviceLevel;
	const { version } = await changeLead({
		...change,
		columns: {
			...columnsOf(ctx, fields, quote, card),
			isNegotiatedPrice: found.isNegotiatedPrice && isSameStay,
		},
	});
	return { outcome: 'stored', version, status: found.status };
}

/** Lists are compared by what they hold. */
function isOther(asked: unknown, known: unknown): boolean {
	return JSON.stringify(asked) !== JSON.stringify(known);
}
