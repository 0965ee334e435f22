import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { discardDraft, loadDraft, saveDraft, undoDraft } from '../../desk/drafts.server';
import { loadPublication } from '../../desk/publications.server';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { findDeskProperty } from '../prices/stored-prices.server';
import { type RuleErrors, readRule, type TypedRule } from './read-rule';
import {
	comingEdits,
	compareRules,
	NO_RULE,
	type RuleEdit,
	type RulesContent,
	type RulesDraft,
	rulesOf,
	withRules,
} from './rules-content';
import { readStoredRules, rulesPublication, rulesSubject } from './stored-rules.server';

export type EditRulesContext = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;

export type SavedRule =
	| { outcome: 'saved'; revision: number }
	| { outcome: 'invalid'; errors: RuleErrors }
	/** Someone else has changed the rules of these nights since they were shown. */
	| { outcome: 'conflict'; by: string; at: number };

/** More steps than anybody makes before publishing. */
const MOST_EDITS = 200;
/** How often a save begins again because someone else has saved other nights meanwhile. */
const TRIES = 40;

type Saving = {
	ctx: EditRulesContext;
	propertyId: string;
	/** Null removes the rules of the nights. */
	typed: TypedRule;
	isRemoved: boolean;
	/** What the nights had when they were shown (`rulesOf`); null: the nights are new, and whatever they have may be replaced. */
	was: string | null;
};

/**
 * Sets the rule of nights in the draft of a property's stay rules (STAY-7). Nights of which someone else has changed the rule since it was shown conflict; other
 * nights stay theirs. Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'invalid' for too many edits; 'unavailable'.
 */
export async function saveRule({ ctx, propertyId, typed, isRemoved, was }: Saving): Promise<SavedRule> {
	const read = readRule(
		isRemoved ? { ...typed, shortest: '1', arrivals: undefined, departures: undefined, gap: undefined } : typed,
		ctx.today,
	);
	if ('errors' in read) {
		await findDeskProperty(ctx, propertyId);
		return { outcome: 'invalid', errors: read.errors };
	}
	const edit: RuleEdit = isRemoved ? { ...read.edit, set: NO_RULE } : read.edit;
	for (let tries = 1; ; tries++) {
		const desk = await openRules(ctx, propertyId);
		const seasons = withRules(desk.published.seasons, desk.edits);
		const now = rulesOf(seasons, typed.first, typed.last);
		if (was !== null && was !== now) {
			const after = rulesOf(withRules(seasons, [edit]), typed.first, typed.last);
			if (after !== now)
				return { outcome: 'conflict', by: desk.draft?.name ?? '', at: desk.draft?.updatedAt ?? ctx.now };
		}
		try {
			const { revision } = await desk.replace([...desk.edits, edit], desk.draft?.revision ?? 0, null);
			return { outcome: 'saved', revision };
		} catch (error) {
			const isOvertaken = error instanceof DomainError && error.reason === 'changed-meanwhile';
			if (!isOvertaken || tries === TRIES) throw error;
		}
	}
}

type Stepping = { ctx: EditRulesContext; propertyId: string; seen: number };

/** Takes the last step of the draft back, or throws all of it away. Throws as `saveRule`; 'conflict' with reason `changed-meanwhile`. */
export async function stepBackRules({ ctx, propertyId, seen, isAll }: Stepping & { isAll: boolean }): Promise<void> {
	const property = await findDeskProperty(ctx, propertyId);
	await (isAll ? discardDraft : undoDraft)(ctx.db, { ...rulesSubject(property), seen });
}

/** Makes an older version the draft, as far as its nights are still to come. Throws as `stepBackRules`; 'not-found' for another number. */
export async function restoreRules({ ctx, propertyId, number, seen }: Stepping & { number: number }): Promise<void> {
	const desk = await openRules(ctx, propertyId);
	const version = await loadPublication<RulesContent>(ctx.db, rulesSubject(desk.property), number);
	const edits = comingEdits(editsOfRules(desk.published, version), ctx.today);
	if (edits.length > 0) await desk.replace(edits, seen, number);
}

/** What turns what is published into a version. */
export function editsOfRules(published: RulesContent, version: RulesContent): RuleEdit[] {
	return compareRules(published.seasons, version.seasons).map(({ first_night, last_night, after }) => ({
		...{ first_night, last_night },
		set: after ?? NO_RULE,
	}));
}

/** Publishes the draft. Throws as `publishDraft`; DomainError 'forbidden'; 'not-found' (another operator's property too). */
export async function publishRules({
	ctx,
	propertyId,
	seen,
	state,
}: {
	ctx: PublishContext;
	propertyId: string;
	seen: number;
	state: string;
}): Promise<Published> {
	const actor = requireActor(ctx, 'desk');
	const property = await findDeskProperty(ctx, propertyId);
	return publishDraft<RulesContent, RulesDraft>({
		...{ ctx, actor, seen, state, ...rulesPublication(ctx.db, property, ctx) },
		complete: ({ edits }, { seasons }) => ({ seasons: withRules(seasons, comingEdits(edits, ctx.today)) }),
	});
}

async function openRules(ctx: EditRulesContext, propertyId: string) {
	const { db, now } = ctx;
	const actor = requireActor(ctx, 'desk');
	const property = await findDeskProperty(ctx, propertyId);
	const subject = rulesSubject(property);
	const [draft, published] = await Promise.all([loadDraft<RulesDraft>(db, subject), readStoredRules(db, property.no)]);
	const replace = (edits: readonly RuleEdit[], seen: number, restores: number | null) => {
		if (edits.length > MOST_EDITS) throw new DomainError('invalid', 'Too many edits');
		const content = { edits: [...edits] };
		return saveDraft<RulesDraft>(db, { ...subject, content, restores, seen, userNo: actor.no, now });
	};
	return { property, draft, published, edits: draft?.content.edits ?? [], replace };
}
