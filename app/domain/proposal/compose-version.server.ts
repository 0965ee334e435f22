import { eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { type ProposalBasis, proposalVersion } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { knownBrands } from '../brand/known-brands';
import type { Actor } from '../user/actor';
import { snapshotOption } from './build-snapshot.server';
import { markupError, optionFigures } from './client-figures';
import type { ProposalOptionRecord, ProposalRecord } from './find-proposal.server';
import { nullIfMissing, quoteOption } from './option-quote.server';
import { OFFERABLE, type OPTION_OBSTACLES, type PROPOSAL_OBSTACLES } from './proposal-limits';
import type { SnapshotOption, SnapshotPerson } from './snapshot';

export type ComposeContext = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'language' | 'today' | 'now' | 'catalogueVersion'
>;

/** What keeps a proposal from being sent; `leadId` is the lead of the option that it is about. */
export type SendObstacle =
	| { kind: (typeof OPTION_OBSTACLES)[number]; leadId: string }
	| { kind: (typeof PROPOSAL_OBSTACLES)[number] };

type Composed = { option: SnapshotOption | null; obstacle: SendObstacle | null; basis: ProposalBasis };

/** The options of a draft as a version has them, in their order, with what keeps each from being sent (PROPOSAL-10). */
export async function composeOptions(ctx: ComposeContext, record: ProposalRecord) {
	const keys = await optionKeys(ctx.db, record);
	const keyOf = ({ leadNo }: ProposalOptionRecord) => keys.get(leadNo) ?? '';
	const composed = await Promise.all(record.options.map((option) => composeOption(ctx, record, option, keyOf(option))));
	return {
		reasons: Object.fromEntries(record.options.map((option) => [keyOf(option), option.reason])),
		options: composed.flatMap(({ option }) => option ?? []),
		obstacles: composed.flatMap(({ obstacle }) => obstacle ?? []),
		basis: Object.assign({}, ...composed.map(({ basis }) => basis)) as ProposalBasis,
	};
}

/** The keys of a draft's options by their leads: those that earlier versions gave them, and new ones that no version has used. */
async function optionKeys(db: Database, record: ProposalRecord): Promise<ReadonlyMap<number, string>> {
	const versions =
		record.sentVersion === null
			? []
			: await db
					.select({ basis: proposalVersion.basis })
					.from(proposalVersion)
					.where(eq(proposalVersion.proposalNo, record.no));
	const keys = new Map<number, string>();
	let last = 0;
	for (const { basis } of versions)
		for (const [key, { leadNo }] of Object.entries(basis)) {
			keys.set(leadNo, key);
			last = Math.max(last, Number(key));
		}
	for (const { leadNo } of record.options) if (!keys.has(leadNo)) keys.set(leadNo, String(++last));
	return keys;
}

/** An option with an obstacle is shown in the preview all the same if it has a price. */
async function composeOption(
	ctx: ComposeContext,
	record: ProposalRecord,
	option: ProposalOptionRecord,
	key: string,
): Promise<Composed> {
	const { lead } = option;
	if (!OFFERABLE.includes(lead.status))
		return { option: null, obstacle: { kind: 'decided', leadId: lead.id }, basis: {} };
	const { saved, now, rooms } = await quoteOption(ctx, lead);
	const quote = now ?? saved;
	if (!quote) return { option: null, obstacle: { kind: 'gone', leadId: lead.id }, basis: {} };
	const markup = { kind: option.markupKind, value: option.markup };
	const figures = optionFigures(quote, markup);
	const { priceMinor, commissionMinor, markupMinor } = figures;
	const hasMoved = priceMinor !== (option.priceMinor ?? saved?.priceMinor ?? priceMinor);
	const kind = !now ? 'gone' : hasMoved ? 'price' : markupError(markup, figures) ? 'markup' : null;
	const shown = await snapshotOption({ ctx, record, option, key, quote, rooms }).catch(nullIfMissing);
	if (!shown) return { option: null, obstacle: { kind: 'gone', leadId: lead.id }, basis: {} };
	return {
		option: shown,
		obstacle: kind && { kind, leadId: lead.id },
		basis: { [key]: { leadNo: lead.no, priceMinor, commissionMinor, markupMinor, terms: quote.terms } },
	};
}

/** Names and texts of a version. A sender from a brand's own team is shown with the brand's mail address and telephone. */
export function personOf(record: ProposalRecord, actor: Actor, reasons: SnapshotPerson['reasons']): SnapshotPerson {
	const { email, phone } = contactOf(actor);
	return {
		client: { firstName: record.clientFirstName, lastName: record.clientLastName },
		agent: {
			name: [actor.firstName, actor.lastName].filter(Boolean).join(' ') || (actor.agency?.name ?? email),
			...{ email, phone },
		},
		title: record.title,
		greeting: record.greeting,
		reasons,
		salt: crypto.randomUUID(),
	};
}

/** Where a client reaches who has sent a proposal: the agent, or the brand whose own team has. */
export function contactOf({ email, agency }: Pick<Actor, 'email' | 'agency'>): { email: string; phone: string | null } {
	if (agency?.teamBrandKey == null) return { email, phone: null };
	const { email: own, phone } = knownBrands().of(agency.teamBrandKey);
	return { email: own, phone: `${phone.countryCode} ${phone.number}` };
}
