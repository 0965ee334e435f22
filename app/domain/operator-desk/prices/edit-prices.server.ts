import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { addDays, daysBetween, type PlainDate, plainDate } from '../../date/plain-date';
import { discardDraft, loadDraft, saveDraft, undoDraft } from '../../desk/drafts.server';
import { loadPublication } from '../../desk/publications.server';
import { priceText } from './price-text';
import {
	cellName,
	comparePrices,
	isHeld,
	mergeEdits,
	offersOf,
	type PricedStay,
	type PriceEdit,
	type PricesContent,
	type PricesDraft,
	readCellName,
	type StayCell,
	withEdits,
} from './prices-content';
import { type PriceCellError, readPriceCell } from './read-price-cell';
import { findDeskProperty, pricesSubject, readStoredPrices } from './stored-prices.server';

export type EditPricesContext = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;

/** What was typed into a cell (`cellName`), and what it had shown. */
export type TypedPrice = { name: string; text: string; was: string };

export type PriceCellErrors = {
	name: string;
	text: string;
	error:
		| PriceCellError
		/** Of nights that a lead or a block has; that are over; that another stay of the level has. */
		| { key: 'held' | 'past' | 'overlaps' | 'tooFar'; values?: Record<string, string | number> };
}[];

/** Somebody else has changed the cell since it was shown: what it has now. */
export type PriceConflicts = { name: string; yours: string; theirs: string }[];

export type SavedPrices =
	/** No cell was changed. */
	| { outcome: 'nothing' }
	/** `texts`: what the cells show from now on. */
	| { outcome: 'saved'; revision: number; texts: Record<string, string> }
	| { outcome: 'invalid'; cells: PriceCellErrors }
	| { outcome: 'conflict'; cells: PriceConflicts; by: string; at: number };

/** Cells of one save: a year at three levels, and stays of other lengths. */
export const MOST_CELLS = 400;
/** A stay that is opened begins within this many days, and has at most this many nights. */
const MOST_DAYS_AHEAD = 1100;
const MOST_NIGHTS = 42;
/** How often a save begins again because somebody else has saved other cells meanwhile. */
const TRIES = 40;

type Saving = { ctx: EditPricesContext; propertyId: string; cells: readonly TypedPrice[] };

/**
 * Sets cells in the draft of a property's prices: all of them or, with one error or conflict, none. A cell conflicts when it no longer has what was
 * shown; other cells that somebody else has changed stay his. Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'invalid' for a
 * cell that is none, or too many; 'unavailable'.
 */
export async function savePrices({ ctx, propertyId, cells }: Saving): Promise<SavedPrices> {
	if (cells.length > MOST_CELLS) throw new DomainError('invalid', 'Too many cells');
	for (let tries = 1; ; tries++) {
		const desk = await openPrices(ctx, propertyId);
		if (cells.length === 0) return { outcome: 'nothing' };
		const read = readCells(desk, cells, ctx.today);
		if ('outcome' in read) return read;
		try {
			const { revision } = await desk.save(read.edits);
			const texts = Object.fromEntries(read.edits.map((edit) => [cellName(edit), priceText(edit.offer)]));
			return { outcome: 'saved', revision, texts };
		} catch (error) {
			const isOvertaken = error instanceof DomainError && error.reason === 'changed-meanwhile';
			if (!isOvertaken || tries === TRIES) throw error;
		}
	}
}

/** Takes a period out of the draft, at all its levels. Throws as `savePrices`; 'conflict' with reason `changed-meanwhile`. */
export async function undoPeriod({
	ctx,
	propertyId,
	period: [checkIn, checkOut],
	seen,
}: {
	ctx: EditPricesContext;
	propertyId: string;
	period: readonly [checkIn: string, checkOut: string];
	seen: number;
}): Promise<void> {
	const desk = await openPrices(ctx, propertyId);
	const edits = desk.edits.filter((edit) => edit.check_in !== checkIn || edit.check_out !== checkOut);
	if (edits.length < desk.edits.length) await desk.replace(edits, seen, null);
}

/** Takes the last step of the draft back, or throws all of it away. Throws as `undoPeriod`. */
export async function stepBackPrices({
	ctx,
	propertyId,
	seen,
	isAll,
}: {
	ctx: EditPricesContext;
	propertyId: string;
	seen: number;
	isAll: boolean;
}): Promise<void> {
	const property = await findDeskProperty(ctx, propertyId);
	await (isAll ? discardDraft : undoDraft)(ctx.db, { ...pricesSubject(property), seen });
}

/**
 * Makes an older version the draft, as far as its stays have not begun and are not held, to be looked at and published again. Throws as
 * `undoPeriod`; 'not-found' for another number.
 */
export async function restorePrices({
	ctx,
	propertyId,
	number,
	seen,
}: {
	ctx: EditPricesContext;
	propertyId: string;
	number: number;
	seen: number;
}): Promise<void> {
	const desk = await openPrices(ctx, propertyId);
	const version = await loadPublication<PricesContent>(ctx.db, pricesSubject(desk.property), number);
	await desk.replace(editsOfVersion(desk.published, version.stays, ctx.today, desk.nights), seen, number);
}

/** What turns what is published into a version, where that may still change. */
export function editsOfVersion(
	published: readonly PricedStay[],
	version: readonly PricedStay[],
	today: PlainDate,
	nights: readonly string[],
): PriceEdit[] {
	return comparePrices(published, version)
		.filter((change) => change.check_in >= today && !isHeld(change, nights))
		.map(({ before: _, after, ...cell }) => ({ ...cell, offer: after }));
}

async function openPrices(ctx: EditPricesContext, propertyId: string) {
	const { db, now } = ctx;
	const actor = requireActor(ctx, 'desk');
	const property = await findDeskProperty(ctx, propertyId);
	const subject = pricesSubject(property);
	const [draft, stored] = await Promise.all([
		loadDraft<PricesDraft>(db, subject),
		readStoredPrices(db, property.no, ctx.today),
	]);
	const published = offersOf(stored.stays);
	const replace = (edits: readonly PriceEdit[], seen: number, restores: number | null) =>
		saveDraft<PricesDraft>(db, {
			...{ ...subject, content: { edits: mergeEdits(edits, published) }, restores, seen, userNo: actor.no, now },
		});
	const edits = draft?.content.edits ?? [];
	return {
		...{ property, draft, edits, published: stored.stays, nights: stored.nights, replace },
		save: (more: readonly PriceEdit[]) => replace([...edits, ...more], draft?.revision ?? 0, null),
	};
}

type Desk = Awaited<ReturnType<typeof openPrices>>;

function readCells(desk: Desk, typed: readonly TypedPrice[], today: PlainDate): { edits: PriceEdit[] } | SavedPrices {
	const stays = withEdits(desk.published, desk.edits);
	const offers = offersOf(stays);
	const [errors, conflicts, edits]: [PriceCellErrors, PriceConflicts, PriceEdit[]] = [[], [], []];
	for (const { name, text, was } of typed) {
		const cell = readCellName(name);
		if (!cell) throw new DomainError('invalid', `No cell ${name}`);
		const current = offers.get(name) ?? null;
		const place = placeError(cell, { ...desk, today, isThere: current !== null });
		const read = place ? { error: place } : readPriceCell(text, { currency: desk.property.currency, current });
		if ('error' in read) {
			errors.push({ name, text, error: read.error });
			continue;
		}
		const theirs = priceText(current);
		if (plain(was) !== plain(theirs) && plain(priceText(read.offer)) !== plain(theirs))
			conflicts.push({ name, yours: text, theirs });
		edits.push({ ...cell, offer: read.offer });
	}
	errors.push(...overlapErrors(stays, edits, typed));
	if (errors.length > 0) return { outcome: 'invalid', cells: errors };
	const { name = '', updatedAt = 0 } = desk.draft ?? {};
	if (conflicts.length > 0) return { outcome: 'conflict', cells: conflicts, by: name, at: updatedAt };
	return { edits };
}

function placeError(
	cell: StayCell,
	{ nights, today, isThere }: { nights: readonly string[]; today: PlainDate; isThere: boolean },
): PriceCellErrors[number]['error'] | null {
	if (cell.check_in < today) return { key: 'past' };
	if (isHeld(cell, nights)) return { key: 'held' };
	const length = daysBetween(plainDate(cell.check_in), plainDate(cell.check_out));
	const isTooFar = length > MOST_NIGHTS || cell.check_in > addDays(today, MOST_DAYS_AHEAD);
	return isTooFar && !isThere ? { key: 'tooFar' } : null;
}

/** Stays of a level do not overlap (the catalogue would refuse them). */
function overlapErrors(
	stays: readonly PricedStay[],
	edits: readonly PriceEdit[],
	typed: readonly TypedPrice[],
): PriceCellErrors {
	const opened = edits.filter(({ offer }) => offer !== null);
	const after = withEdits(stays, edits);
	return opened.flatMap((edit): PriceCellErrors => {
		const name = cellName(edit);
		const other = after.find(
			(stay) =>
				stay.service_level === edit.service_level &&
				stay.check_in < edit.check_out &&
				stay.check_out > edit.check_in &&
				cellName(stay) !== name,
		);
		const text = typed.find((each) => each.name === name)?.text ?? '';
		return other
			? [{ name, text, error: { key: 'overlaps', values: { from: other.check_in, to: other.check_out } } }]
			: [];
	});
}

/** Spaces tell no difference. */
function plain(text: string): string {
	return text.replace(/\s/gu, '');
}
