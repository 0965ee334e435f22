import { and, eq, inArray, isNull } from 'drizzle-orm';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { proposal, proposalOption } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { FieldErrors } from '../form/field-error';
import type { AgentLeadContext } from '../lead/agent-lead-context';
import { houseName } from '../lead/property-name';
import { saveInterest } from '../lead/save-interest.server';
import type { NewLead } from '../lead/store-lead.server';
import { loadShortlist } from '../shortlist/load-shortlist.server';
import { propertyId } from '../shortlist/property-code';
import { isSoldOut } from '../stay/is-sold-out';
import { pricePeriod } from '../stay/price-period';
import type { ServiceLevel } from '../stay/service-level';
import type { Period } from '../stay/stay-rate';
import { addOptions, requireOfferable } from './add-options.server';
import { createProposal } from './create-proposal.server';
import { findProposal, type ProposalRecord } from './find-proposal.server';
import { type GoingProposal, goingProposals } from './going-proposals.server';
import { MOST_OPTIONS, OFFERABLE } from './proposal-limits';
import { ownProposals, requireProposer } from './proposal-scope.server';
import { isEditable } from './proposal-transitions';
import { writeBeginning } from './write-beginning.server';

/** What is to be offered: leads of the agency, and properties by their codes for a stay. */
export type BeginQuestion = {
	leads: readonly string[];
	codes: readonly string[];
	period: Period | null;
	adults: number | null;
	children: number | null;
	/** The level that was chosen; null for none. */
	level: ServiceLevel | null;
};

export type BeginLead = {
	id: string;
	bookingNumber: string;
	name: string;
	checkIn: string;
	checkOut: string;
	client: { firstName: string; lastName: string; email: string | null };
	isOfferable: boolean;
};

export type BeginProperty = {
	code: string;
	name: string;
	place: string;
	currency: string;
	/** Of the stay; `null`: no price. Empty without a period. */
	levels: { level: ServiceLevel; priceMinor: number | null; isSold: boolean }[];
};

export type Beginning = {
	leads: BeginLead[];
	properties: BeginProperty[];
	going: GoingProposal[];
	/** Of the leads; null where it is not known, or they are of several. */
	client: BeginLead['client'] | null;
};

/**
 * What can be offered out of what was chosen, and the proposals that it can be added to. What is another agency's or gone is left out. Throws
 * DomainError 'forbidden', 'unavailable'.
 */
export async function loadBeginning(
	ctx: Pick<RequestContext, 'db' | 'actor' | 'language' | 'today'>,
	{ leads: ids, codes, period }: BeginQuestion,
): Promise<Beginning> {
	const { agency } = requireProposer(ctx);
	const [rows, shortlist] = await Promise.all([
		ids.length === 0
			? []
			: ctx.db
					.select({
						...{ id: lead.id, bookingNumber: lead.bookingNumber, status: lead.status, email: lead.email },
						...{ checkIn: lead.checkIn, checkOut: lead.checkOut, leadName: lead.propertyName },
						...{ firstName: lead.clientFirstName, lastName: lead.clientLastName },
						...{ propertyName: property.name, hotelName: hotel.name },
					})
					.from(lead)
					.leftJoin(property, eq(property.no, lead.propertyNo))
					.leftJoin(hotel, eq(hotel.no, lead.hotelNo))
					.where(and(inArray(lead.id, [...ids]), eq(lead.agencyNo, agency.no), isNull(lead.deletedAt)))
					.execute(),
		loadShortlist({ ctx, codes: codes.slice(0, MOST_OPTIONS), rates: period }),
	]);
	const leads = ids.flatMap((id) => {
		const found = rows.find((row) => row.id === id);
		if (!found) return [];
		const { firstName, lastName, email, checkIn, checkOut, bookingNumber } = found;
		return [
			{
				...{ id, bookingNumber, checkIn, checkOut, client: { firstName, lastName, email } },
				name: found.propertyName ?? found.hotelName ?? houseName(found.leadName),
				isOfferable: OFFERABLE.includes(found.status),
			},
		];
	});
	const [first] = leads;
	const isOne = leads.every(({ client }) => sameName(client) === sameName(first?.client));
	const client = first && isOne ? first.client : null;
	return {
		...{ leads, client, going: await goingProposals(ctx, client) },
		properties: shortlist.properties.map(({ code, name, place, sector, currency, levels, rates }) => ({
			...{ code, name, currency, place: [sector, place.name].filter(Boolean).join(', ') },
			levels: (levels.length > 0 ? levels : SERVICE_LEVELS).map((level) => ({
				level,
				priceMinor: period ? (pricePeriod(rates, period, level)?.priceMinor ?? null) : null,
				isSold: period ? isSoldOut(rates, period, level) : false,
			})),
		})),
	};
}

function sameName(client: BeginLead['client'] | undefined): string {
	return client ? `${client.firstName} ${client.lastName}`.trim().toLowerCase() : '';
}

export type BeginInput = {
	leads: readonly string[];
	properties: readonly { code: string; name: string; level: ServiceLevel }[];
	stay: { checkIn: string; checkOut: string; adults: number | undefined; children: number | undefined };
	client: Record<'firstName' | 'lastName' | 'nationality' | 'email' | 'tls' | 'cc', string>;
	/** The proposal that the options are added to; null: a new one. */
	to: string | null;
	/** The form's own, so that a repetition saves nothing twice. */
	key: string;
};

export type Begun =
	| { outcome: 'begun'; id: string }
	/** Errors by field; `of`: the property that they are about. */
	| { outcome: 'invalid'; of: string; errors: FieldErrors };

/**
 * Begins a proposal with leads and properties, or adds them to one that goes on: of each property an interest of the client is saved, as the
 * agent would (LEAD-8), in the same transaction as the options, so that a refusal leaves none. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move`, `full`), 'too-many-requests', 'unavailable'.
 */
export async function beginProposal({ ctx, input }: { ctx: AgentLeadContext; input: BeginInput }): Promise<Begun> {
	requireProposer(ctx);
	const { to, key, stay } = input;
	const count = input.leads.length + input.properties.length;
	if (count === 0) throw new DomainError('invalid', 'Nothing to offer', { reason: 'option' });
	if (count > MOST_OPTIONS) throw new DomainError('conflict', 'More than six options', { reason: 'full' });
	const record = to === null ? null : await findProposal(ctx, to);
	// Before an interest is saved for what has no room, or takes no more.
	if (record) {
		const isNew = (id: string) => record.options.every(({ lead: each }) => each.id !== id);
		const added = input.leads.filter(isNew).length + input.properties.length;
		if (!isEditable(record.state))
			throw new DomainError('conflict', `A proposal that is ${record.state}`, { reason: 'no-such-move' });
		if (record.options.length + added > MOST_OPTIONS)
			throw new DomainError('conflict', 'More than six options', { reason: 'full' });
	}
	await requireOfferable(ctx, input.leads);
	const known = record && clientOf(record);
	const client = known ? { ...input.client, ...known } : input.client;
	const saved: string[] = [];
	const fresh: NewLead[] = [];
	for (const { code, name, level } of input.properties) {
		const { email: _, ...fields } = client;
		const result = await saveInterest({
			...{ ctx, about: { propertyId: propertyId(code) }, expected: {}, vault: null },
			input: { ...fields, ...stay, serviceLevel: level },
			...{ clientKey: `${key}-${code}`, onOtherBody: 'create' as const },
			collect: (lead) => void fresh.push(lead),
		});
		if (result.outcome === 'invalid') return { outcome: 'invalid', of: name, errors: result.errors };
		if (result.outcome !== 'stored') throw new DomainError('conflict', 'Not saved', { reason: 'changed-meanwhile' });
		saved.push(result.id);
	}
	const leadIds = [...input.leads, ...saved];
	const [firstId = ''] = leadIds;
	const clientEmail = client.email || null;
	const isNew = to === null && fresh.some(({ id }) => id === firstId);
	const target = isNew ? null : (to ?? (await createProposal({ ctx, leadId: firstId, clientEmail })).id);
	if (fresh.length > 0) {
		const found = target === null ? null : (record ?? (await findProposal(ctx, target)));
		const begun = await writeBeginning({ ctx, fresh, leadIds, to: found, clientEmail });
		// Written by the same form in the same moment: what it has written is there now.
		return begun ? { outcome: 'begun', id: begun.id } : beginProposal({ ctx, input });
	}
	const id = target ?? '';
	if (leadIds.length > 1 || to !== null) await addOptions({ ctx, id, leadIds });
	return { outcome: 'begun', id };
}

/** The client of a proposal of the agency, with the nationality and references of its latest lead. */
function clientOf(record: ProposalRecord) {
	const latest = record.options.at(-1)?.lead;
	return {
		...{ firstName: record.clientFirstName, lastName: record.clientLastName, email: record.clientEmail ?? '' },
		...(latest?.clientNationality ? { nationality: latest.clientNationality } : {}),
		...(latest?.bookingReference ? { tls: latest.bookingReference } : {}),
		...(latest?.clientReference ? { cc: latest.clientReference } : {}),
	};
}

/** Whether a proposal with a lead goes on already; its id, or null. */
export async function proposalOfLead(
	ctx: Pick<RequestContext, 'db' | 'actor'>,
	leadId: string,
): Promise<string | null> {
	const [row] = await ctx.db
		.select({ id: proposal.id })
		.from(proposal)
		.innerJoin(proposalOption, eq(proposalOption.proposalNo, proposal.no))
		.innerJoin(lead, eq(lead.no, proposalOption.leadNo))
		.where(ownProposals(ctx, and(eq(lead.id, leadId), inArray(proposal.state, ['draft', 'sent', 'opened']))))
		.limit(1);
	return row?.id ?? null;
}
