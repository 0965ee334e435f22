import * as z from 'zod';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import type { CardVault } from '../card/card-vault';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { changeLead } from './change-lead.server';
import { findLead } from './find-lead.server';
import { columnsOf, fieldsOf, settleFields, validateFields } from './lead-fields.server';
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
	| { outcome: 'invalid'; errors: FieldErrors }
	| { outcome: 'changed'; quote: LeadQuote | null };

/**
 * Changes what an agency may change by itself (LEAD-16): client, references, comments and markup of a lead that is open or booked;
 * of an interest also period, level, guests and way of paying, with the figures worked out again. Throws DomainError 'forbidden',
 * 'not-found', 'conflict' (`changed-meanwhile`; `ask-for-change`: period, level or guests of anything but an interest; `no-such-move`:
 * the lead has ended), 'unavailable'.
 */
export async function updateLead({ ctx, lead: seen, input, expected, vault }: Updating): Promise<LeadUpdate> {
	const actor = leadActor(requireAgency(ctx));
	const { brand, today } = ctx;
	const lead = await findLead(ctx.db, leadScope(ctx), seen.id);
	if (isDecided(lead.status) && lead.status !== 'confirmedBooking')
		throw new DomainError('conflict', `A lead that is ${lead.status} stays as it is`, { reason: 'no-such-move' });
	const change = { ctx, lead, seen: seen.version, actor, action: 'lead.updated' };
	const known = fieldsOf(lead);
	const isOneNamed = known.firstName === '';
	if (lead.status !== 'interest') {
		const stays = STAY_FIELDS.filter((name) => name in input);
		if (
			stays.some((name) => isOther((input as Record<string, unknown>)[name], (known as Record<string, unknown>)[name]))
		)
			throw new DomainError('conflict', 'A change has to be asked for', { reason: 'ask-for-change' });
		const read = z.object(clientShape({ brand, purpose: 'booking', isOneNamed })).safeParse({ ...known, ...input });
		if (!read.success) return { outcome: 'invalid', errors: fieldErrorsFrom(read.error.issues) };
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
		return { outcome: 'stored', version, status: lead.status };
	}
	const read = leadSchema({ today, brand, purpose: 'interest', isOneNamed }).safeParse(
		countParty(mergeParty(known, input)),
	);
	if (!read.success) return { outcome: 'invalid', errors: fieldErrorsFrom(read.error.issues) };
	if (lead.propertyNo === null)
		throw new DomainError('conflict', 'The house is gone', { reason: 'no-longer-available' });
	const property = await loadTradeProperty(ctx, { no: lead.propertyNo });
	const nationality = await nationalityCode(ctx, read.data.nationality);
	const fields = settleFields({ ...read.data, nationality }, property, lead);
	const { errors, quote, card } = await validateFields({
		ctx,
		vault,
		purpose: 'interest',
		property,
		fields,
		known: lead,
	});
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
	if (!agrees(expected, quote)) return { outcome: 'changed', quote };
	const isSameStay =
		fields.checkIn === lead.checkIn && fields.checkOut === lead.checkOut && fields.serviceLevel === lead.serviceLevel;
	const { version } = await changeLead({
		...change,
		columns: {
			...columnsOf(ctx, fields, quote, card),
			isNegotiatedPrice: lead.isNegotiatedPrice && isSameStay,
		},
	});
	return { outcome: 'stored', version, status: lead.status };
}

/** Lists are compared by what they hold. */
function isOther(input: unknown, known: unknown): boolean {
	return JSON.stringify(input) !== JSON.stringify(known);
}
