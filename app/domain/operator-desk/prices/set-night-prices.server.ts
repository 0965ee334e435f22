import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import type { PlainDate } from '../../date/plain-date';
import { loadPublication } from '../../desk/publications.server';
import { publishAtOnce } from '../../desk/publish-draft.server';
import type { ServiceLevel } from '../../stay/service-level';
import { MOST_PROPERTIES } from '../blocks/read-block';
import { changeableEdits } from './changeable-edits';
import { comparePrices, type PriceEdit, type PricesContent, withEdits } from './prices-content';
import { pricesPublication } from './publish-prices.server';
import { type PriceCellError, readPriceCell } from './read-price-cell';
import { type DeskProperty, findDeskProperty, pricesSubject, type StoredPrices } from './stored-prices.server';

type Context = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now'>;

/** A property whose prices an act has changed, with the version that it made. */
export type PricedProperty = { propertyId: string; name: string; number: number };

export type SetNightPrices =
	/** `same`: properties that had this price already. `refused`: taken, over, without a stay there, or published by others meanwhile. */
	| { outcome: 'priced'; made: PricedProperty[]; same: string[]; refused: string[] }
	| { outcome: 'invalid'; error: PriceCellError | { key: 'properties' | 'tooMany' } };

type Setting = {
	ctx: Context;
	/** Public ids. */
	properties: readonly string[];
	/** The chosen nights: their first day, and the day after the last one. */
	nights: { checkIn: PlainDate; checkOut: PlainDate };
	/** Null: all levels that are offered. */
	level: ServiceLevel | null;
	/** As a cell of prices is typed: `24 300`, `+5%`, `?`, `x`. */
	text: string;
};

/** Stands for a price while a text is looked at that may be relative. */
const ANY_OFFER = { status: 'available', price: 1_000_000 } as const;

/**
 * Sets the price of the stays that lie wholly within the chosen nights of one or more properties, from the calendar (OPERATOR-25): published at once, as a version of one change for each
 * property in a transaction of its own; drafts stay. Stays that have begun or of which a night is taken stay as they are. Throws DomainError 'forbidden'; 'not-found'
 * (another operator's property too); 'unavailable'.
 */
export async function setNightPrices({ ctx, properties, nights, level, text }: Setting): Promise<SetNightPrices> {
	const ids = [...new Set(properties)];
	if (ids.length === 0) return { outcome: 'invalid', error: { key: 'properties' } };
	if (ids.length > MOST_PROPERTIES) return { outcome: 'invalid', error: { key: 'tooMany' } };
	const own = await Promise.all(ids.map((id) => findDeskProperty(ctx, id)));
	// What is no price anywhere is said before anything is published.
	const read = readPriceCell(text, { currency: own[0]?.currency ?? '', current: ANY_OFFER });
	if ('error' in read) return { outcome: 'invalid', error: read.error };
	const answer: Extract<SetNightPrices, { outcome: 'priced' }> = { outcome: 'priced', made: [], same: [], refused: [] };
	for (const property of own) {
		const published = await publish(ctx, property, null, (stored) =>
			readStays({ property, stored, today: ctx.today, nights, level, text }),
		);
		if (published === 'refused') answer.refused.push(property.name);
		else if (published === 'nothing') answer.same.push(property.name);
		else answer.made.push({ propertyId: property.id, name: property.name, number: published });
	}
	return answer;
}

/**
 * Takes an act of the calendar back: what it changed is as in the version before it, unless others were published since or a night is taken by now; these are named. Throws as
 * `setNightPrices`.
 */
export async function undoNightPrices({
	ctx,
	acted,
}: {
	ctx: Context;
	acted: readonly { propertyId: string; number: number }[];
}): Promise<{ refused: string[] }> {
	const refused: string[] = [];
	for (const { propertyId, number } of acted.slice(0, MOST_PROPERTIES)) {
		const property = await findDeskProperty(ctx, propertyId);
		const subject = pricesSubject(property);
		const [before, made] = await Promise.all([
			loadPublication<PricesContent>(ctx.db, subject, number - 1),
			loadPublication<PricesContent>(ctx.db, subject, number),
		]);
		const edits = comparePrices(before.stays, made.stays).map(({ before: was, after: _, ...cell }) => ({
			...cell,
			offer: was,
		}));
		const published = await publish(ctx, property, { restores: number - 1, last: number }, (stored) =>
			changeableEdits(edits, stored.nights, ctx.today).locked.length > 0 ? null : edits,
		);
		if (typeof published !== 'number') refused.push(property.name);
	}
	return { refused };
}

/** What the text makes of the stays in the nights; null where none of them can be changed, or one has no price to count from. */
function readStays({
	property,
	stored,
	today,
	nights,
	level,
	text,
}: Omit<Setting, 'ctx' | 'properties'> & {
	property: DeskProperty;
	stored: StoredPrices;
	today: PlainDate;
}): PriceEdit[] | null {
	const { checkIn, checkOut } = nights;
	const within = stored.stays.filter(
		(stay) =>
			stay.check_in >= checkIn && stay.check_out <= checkOut && (level === null || stay.service_level === level),
	);
	const edits: PriceEdit[] = [];
	for (const { check_in, check_out, service_level, status, price } of within) {
		const read = readPriceCell(text, { currency: property.currency, current: { status, price } });
		if ('error' in read) return null;
		edits.push({ check_in, check_out, service_level, offer: read.offer });
	}
	const { changeable } = changeableEdits(edits, stored.nights, today);
	return changeable.length > 0 ? changeable : null;
}

async function publish(
	ctx: Context,
	property: DeskProperty,
	back: { restores: number; last: number } | null,
	editsFor: (stored: StoredPrices) => readonly PriceEdit[] | null,
): Promise<number | 'nothing' | 'refused'> {
	const actor = requireActor(ctx, 'desk');
	const publication = pricesPublication(ctx, property);
	let isRefused = false;
	let stored: StoredPrices | null = null;
	try {
		const published = await publishAtOnce<PricesContent>({
			...{ ctx, actor, back, ...publication },
			read: async () => {
				stored = await publication.read();
				return stored;
			},
			change: (content) => {
				const edits = stored && editsFor(stored);
				isRefused = edits === null;
				return { stays: withEdits(content.stays, edits ?? []) };
			},
		});
		if (isRefused) return 'refused';
		if (published.outcome === 'nothing') return 'nothing';
		return published.outcome === 'published' ? published.number : 'refused';
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'changed-meanwhile') return 'refused';
		throw error;
	}
}
