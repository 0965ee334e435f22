import { and, inArray } from 'drizzle-orm';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { loadPublication } from '../../desk/publications.server';
import { publishAtOnce } from '../../desk/publish-draft.server';
import { ownProperties } from '../../stay/own-properties.server';
import { MOST_PROPERTIES } from '../blocks/read-block';
import { type RuleErrors, readRule, type TypedRule } from './read-rule';
import { type RulesContent, withRule } from './rules-content';
import { rulesPublication, rulesSubject } from './stored-rules.server';

type Context = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now'>;

/** A property whose rules an act has changed, with the version that it made. */
export type RuledProperty = { propertyId: string; name: string; number: number };

export type SetNightRules =
	/** `same`: properties that had this rule already. */
	| { outcome: 'ruled'; made: RuledProperty[]; refused: string[]; same: string[] }
	| { outcome: 'invalid'; errors: RuleErrors | { properties: 'properties' | 'too-many' } };

/**
 * Sets some of the rule of the same nights of one or more properties of the actor, from the calendar (STAY-8): published at once, as a version of one change for each
 * property in a transaction of its own. One that another person publishes meanwhile is refused and named; drafts stay. Throws DomainError 'forbidden';
 * 'not-found' (another operator's property too); 'unavailable'.
 */
export async function setNightRules({
	ctx,
	properties,
	typed,
}: {
	ctx: Context;
	properties: readonly string[];
	typed: TypedRule;
}): Promise<SetNightRules> {
	const ids = [...new Set(properties)];
	if (ids.length === 0) return { outcome: 'invalid', errors: { properties: 'properties' } };
	if (ids.length > MOST_PROPERTIES) return { outcome: 'invalid', errors: { properties: 'too-many' } };
	const own = await findOwn(ctx, ids);
	if (own.length < ids.length) throw new DomainError('not-found', 'No such property of the actor');
	const read = readRule(typed, ctx.today);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const answer: Extract<SetNightRules, { outcome: 'ruled' }> = { outcome: 'ruled', made: [], refused: [], same: [] };
	for (const each of own) {
		const published = await publish(ctx, each, ({ seasons }) => ({ seasons: withRule(seasons, read.edit) }), null);
		if (published === 'refused') answer.refused.push(each.name);
		else if (published === 'nothing') answer.same.push(each.name);
		else answer.made.push({ propertyId: each.id, name: each.name, number: published });
	}
	return answer;
}

/**
 * Takes an act of the calendar back: the rules of each property are those of the version before it again, unless someone has published others since; these are named. Throws as
 * `setNightRules`.
 */
export async function undoNightRules({
	ctx,
	acted,
}: {
	ctx: Context;
	acted: readonly { propertyId: string; number: number }[];
}): Promise<{ acted: RuledProperty[]; refused: string[] }> {
	const own = await findOwn(
		ctx,
		acted.slice(0, MOST_PROPERTIES).map(({ propertyId }) => propertyId),
	);
	const answer: { acted: RuledProperty[]; refused: string[] } = { acted: [], refused: [] };
	for (const each of own) {
		const number = acted.find(({ propertyId }) => propertyId === each.id)?.number ?? 0;
		const before = await loadPublication<RulesContent>(ctx.db, rulesSubject(each), number - 1);
		const published = await publish(ctx, each, () => before, { restores: number - 1, last: number });
		if (typeof published === 'number') answer.acted.push({ propertyId: each.id, name: each.name, number: published });
		else answer.refused.push(each.name);
	}
	return answer;
}

type Own = { no: number; id: string; key: string; name: string };

async function publish(
	ctx: Context,
	own: Own,
	change: (published: RulesContent) => RulesContent,
	back: { restores: number; last: number } | null,
): Promise<number | 'nothing' | 'refused'> {
	const actor = requireActor(ctx, 'desk');
	try {
		const published = await publishAtOnce<RulesContent>({
			...{ ctx, actor, change, back, ...rulesPublication(ctx.db, own, ctx) },
		});
		if (published.outcome === 'nothing') return 'nothing';
		return published.outcome === 'published' ? published.number : 'refused';
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'changed-meanwhile') return 'refused';
		throw error;
	}
}

function findOwn({ db, ...ctx }: Context, ids: readonly string[]): Promise<Own[]> {
	const actor = requireActor(ctx, 'desk');
	return db
		.select({ no: property.no, id: property.id, key: property.key, name: property.name })
		.from(property)
		.where(and(inArray(property.id, [...ids]), ownProperties(actor)))
		.orderBy(property.rank, property.no);
}
