import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { discardDraft, undoDraft } from '../../desk/drafts.server';
import { loadPublication } from '../../desk/publications.server';
import { type EditContext, openDesk, ratesSubject } from './open-desk.server';
import {
	type CellValue,
	findRate,
	isRateField,
	type RateField,
	type RatesContent,
	type SavedContent,
	setCells,
	setSeasons,
} from './rates-content';
import { type RateCellError, readRateCell } from './read-rate-cell';
import { readSeasons, type SeasonErrors, type TypedSeason } from './read-seasons';
import { findDeskHotel } from './stored-rates.server';
import { asDraft } from './whole-content';

/** What was typed into a cell, by the keys of its room and season. */
export type TypedCell = { room: string; season: string; text: string };

export type CellErrors = (TypedCell & { error: RateCellError })[];

export type SavedRates =
	| { outcome: 'saved'; cells: number }
	| { outcome: 'invalid'; cells: CellErrors }
	| { outcome: 'invalid-seasons'; seasons: SeasonErrors };

type Cells = { ctx: EditContext; plan: string; field: string; cells: readonly TypedCell[]; seen: number };

/**
 * Sets cells of a plan in the draft of the actor's hotel: all of them or, with one error, none. Throws DomainError 'forbidden'; 'not-found' for
 * another plan, room or season; 'conflict' with reason `changed-meanwhile`; 'unavailable'.
 */
export async function saveRateCells({ ctx, plan, field, cells, seen }: Cells): Promise<SavedRates> {
	const desk = await openDesk(ctx);
	const head = desk.content.plans.find(({ key }) => key === plan);
	if (!head || !isRateField(field)) throw notOfHotel(plan);
	const rooms = new Set(desk.rooms.map(({ key }) => key));
	const seasons = new Set(desk.content.seasons.map(({ key }) => key));
	const errors: CellErrors = [];
	const values = cells.flatMap((cell): CellValue[] => {
		const { room, season, text } = cell;
		if (!rooms.has(room) || !seasons.has(season)) throw notOfHotel(`${room} ${season}`);
		const rate = findRate(desk.content, plan, cell);
		const read = readRateCell(text, {
			...{ field, currency: desk.hotel.currency, current: rate?.[field] ?? null, isPriced: rate !== undefined },
			singleUse: field === 'public' ? 0 : head.single_use,
		});
		if ('value' in read) return [{ room, season, value: read.value }];
		errors.push({ ...cell, error: read.error });
		return [];
	});
	if (errors.length > 0) return { outcome: 'invalid', cells: errors };
	await desk.save(setCells(desk.content, plan, field as RateField, values), seen);
	return { outcome: 'saved', cells: values.length };
}

/** Sets the seasons in the draft of the actor's hotel. Throws as `saveRateCells`. */
export async function saveSeasons({
	ctx,
	rows,
	seen,
}: {
	ctx: EditContext;
	rows: readonly TypedSeason[];
	seen: number;
}): Promise<SavedRates> {
	const desk = await openDesk(ctx);
	const keys = new Set(desk.content.seasons.map(({ key }) => key));
	for (const { key, copies } of rows) {
		if (key !== '' && !keys.has(key)) throw notOfHotel(key);
		if (copies !== '' && !keys.has(copies)) throw notOfHotel(copies);
	}
	// Seasons that the form does not name stay, so that an old page takes nothing away.
	const named = new Set(rows.map(({ key }) => key));
	const others = desk.content.seasons.filter(({ key }) => !named.has(key)).map(typedOf);
	const read = readSeasons([...rows, ...others]);
	if ('errors' in read) return { outcome: 'invalid-seasons', seasons: read.errors };
	await desk.save(setSeasons(desk.content, read.seasons, read.copies), seen);
	return { outcome: 'saved', cells: read.seasons.length };
}

function typedOf({ key, first_night, last_night, weekend }: RatesContent['seasons'][number]): TypedSeason {
	return {
		key,
		name: key,
		first: first_night,
		last: last_night,
		weekend: weekend.split(';'),
		isRemoved: false,
		copies: '',
	};
}

/**
 * Makes an older version of the actor's hotel the draft, to be looked at and published again; `dropped` rates are of rooms that
 * there are no longer. Throws as `saveRateCells`.
 */
export async function restoreRates({ ctx, number, seen }: { ctx: EditContext; number: number; seen: number }) {
	const desk = await openDesk(ctx);
	const older = await loadPublication<SavedContent>(ctx.db, ratesSubject(desk.hotel), number);
	const { content, dropped } = asDraft(older, desk.published, desk.rooms);
	await desk.save(content, seen, number);
	return { dropped };
}

/** Takes the last step of the draft back, or throws all of it away. Throws as `saveRateCells`. */
export async function stepBack({
	ctx,
	seen,
	isAll,
}: {
	ctx: EditContext;
	seen: number;
	isAll: boolean;
}): Promise<void> {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	await (isAll ? discardDraft : undoDraft)(ctx.db, { ...ratesSubject(hotel), seen });
}

function notOfHotel(what: string) {
	return new DomainError('not-found', `Not of the hotel: ${what}`);
}
