import { and, eq, inArray } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { knownBrands } from '../brand/known-brands';
import { findProposal, type ProposalRecord } from './find-proposal.server';
import { requireProposer } from './proposal-scope.server';
import { type ProposalDraft, type ProposalErrors, readProposalForm, type TypedProposal } from './read-proposal-form';
import { saveProposal } from './save-proposal.server';
import { canonicalText } from './snapshot';

type Context = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;

export type SavedTyped = { outcome: 'saved'; revision: number } | { outcome: 'invalid'; errors: ProposalErrors };

/**
 * Saves a draft as it was typed, or says what is wrong with each field. A draft that says what is saved already is no new revision. Throws
 * as `saveProposal`.
 */
export async function saveTypedProposal({
	ctx,
	seen,
	typed,
}: {
	ctx: Context;
	seen: { id: string; revision: number };
	typed: TypedProposal;
}): Promise<SavedTyped> {
	const actor = requireProposer(ctx);
	const record = await findProposal(ctx, seen.id);
	const ids = typed.options.map(({ leadId }) => leadId);
	const known = record.options.map((option) => option.lead);
	const added = ids.filter((id) => !known.some((each) => each.id === id));
	const found =
		added.length === 0
			? []
			: await ctx.db
					.select({ id: lead.id, currency: lead.currency })
					.from(lead)
					.where(and(inArray(lead.id, added), eq(lead.agencyNo, actor.agency.no)));
	const read = readProposalForm(typed, {
		...{ today: ctx.today, now: ctx.now },
		currencies: Object.fromEntries([...known, ...found].map(({ id, currency }) => [id, currency])),
		isMarkupSupported: knownBrands().of(record.brandKey).offerMarkup.isSupported,
	});
	if (!read.draft) return { outcome: 'invalid', errors: read.errors };
	if (seen.revision === record.revision && isSaved(read.draft, record))
		return { outcome: 'saved', revision: record.revision };
	return { outcome: 'saved', ...(await saveProposal({ ctx, seen, draft: read.draft, record })) };
}

function isSaved(draft: ProposalDraft, record: ProposalRecord): boolean {
	const { options, firstChoiceNo, language, clientFirstName, clientLastName, clientEmail } = record;
	const { title, greeting, validUntil, onApproval } = record;
	const saved: ProposalDraft = {
		...{ language, clientFirstName, clientLastName, clientEmail, title, greeting, validUntil, onApproval },
		firstChoice: options.find(({ leadNo }) => leadNo === firstChoiceNo)?.lead.id ?? null,
		options: options.map(({ lead: { id }, markupKind, markup, priceMinor, reason }) => ({
			...{ leadId: id, markupKind, markup, priceMinor, reason },
		})),
	};
	return canonicalText(saved) === canonicalText(draft);
}
