import type { RequestContext } from '~/context';
import { loadDraft } from '../../desk/drafts.server';
import { listPublications, loadPublication } from '../../desk/publications.server';
import { stateOf } from '../../desk/publish-draft.server';
import { findDeskProperty } from '../prices/stored-prices.server';
import { editsOfRules } from './edit-rules.server';
import { comingEdits, compareRules, type RulesContent, type RulesDraft, rulesOf, withRules } from './rules-content';
import { readStoredRules, rulesSubject } from './stored-rules.server';

type Context = Pick<RequestContext, 'db' | 'actor' | 'today'>;

export type RulesDesk = Awaited<ReturnType<typeof loadRules>>;

/**
 * The stay rules of a property as they are edited (STAY-7): the seasons that are not over under the draft, versions, and what the draft changes. Throws DomainError
 * 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function loadRules({ ctx, propertyId }: { ctx: Context; propertyId: string }) {
	const { db, today } = ctx;
	const { no, key: _, ...property } = await findDeskProperty(ctx, propertyId);
	const subject = rulesSubject(property);
	const [stored, draft, versions] = await Promise.all([
		readStoredRules(db, no),
		loadDraft<RulesDraft>(db, subject),
		listPublications(db, subject),
	]);
	const seasons = withRules(stored.seasons, comingEdits(draft?.content.edits ?? [], today));
	const changes = compareRules(stored.seasons, seasons);
	return {
		...{ property, today, versions, changes },
		seasons: seasons
			.filter(({ last_night }) => last_night >= today)
			.map((season) => ({
				...season,
				was: rulesOf(seasons, season.first_night, season.last_night),
				isDraft: changes.some(
					({ first_night, last_night }) => first_night <= season.last_night && last_night >= season.first_night,
				),
			})),
		draft: draft && { revision: draft.revision, updatedAt: draft.updatedAt, name: draft.name, canUndo: draft.canUndo },
		seen: draft?.revision ?? 0,
	};
}

/** What publishing the draft, or going back to a version (`number`), would change. Throws as `loadRules`; 'not-found' for another number. */
export async function loadRulesReview({
	ctx,
	propertyId,
	number,
}: {
	ctx: Context;
	propertyId: string;
	number: number | null;
}) {
	const { db, today } = ctx;
	const property = await findDeskProperty(ctx, propertyId);
	const subject = rulesSubject(property);
	const [stored, draft, version, [newest]] = await Promise.all([
		readStoredRules(db, property.no),
		loadDraft<RulesDraft>(db, subject),
		number === null ? null : loadPublication<RulesContent>(db, subject, number),
		listPublications(db, subject),
	]);
	const edits = version ? editsOfRules(stored, version) : (draft?.content.edits ?? []);
	return {
		property: { id: property.id, name: property.name },
		changes: compareRules(stored.seasons, withRules(stored.seasons, comingEdits(edits, today))),
		hasDraft: draft !== null,
		seen: draft?.revision ?? 0,
		state: stateOf(stored),
		newest: newest ?? null,
	};
}
