import type { Database } from '#db/client';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { type DeskSubject, type Draft, loadDraft } from '../../desk/drafts.server';
import { listPublications, loadPublication } from '../../desk/publications.server';
import type { RatesContent } from './rates-content';
import { type DeskHotel, findDeskHotel, readStoredRates, sortContent, withKnown } from './stored-rates.server';

export type RateRoom = { key: string; name: string; includedPax: number };
export type RatePlanHead = {
	key: string;
	name: string;
	/** Of the programme that it is negotiated for; null: for every agency. */
	program: string | null;
	commissionPercent: number;
	singleUseMinor: number;
	isOnRequest: boolean;
};

export type RatesDesk = Awaited<ReturnType<typeof loadRates>>;

type Context = Pick<RequestContext, 'db' | 'actor' | 'language'>;

/**
 * The rates of the actor's hotel as they are edited: the draft, or what is published where there is none; what agents see; rooms, plans and
 * the last versions. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadRates({ ctx }: { ctx: Context }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db } = ctx;
	const hotel = await findDeskHotel(db, hotelId);
	const subject = ratesSubject(hotel);
	const [published, draft, versions, rooms, plans] = await Promise.all([
		readStoredRates(db, hotel.key),
		loadDraft<RatesContent>(db, subject),
		listPublications(db, subject),
		roomsOf(db, hotel),
		plansOf(db, hotel, ctx.language),
	]);
	const { content, ...draftHead } = draft ?? NO_DRAFT;
	return {
		hotel: { name: hotel.name, currency: hotel.currency },
		...{ rooms, plans, versions, published },
		content: sortContent(content ?? published),
		draft: draft ? draftHead : null,
		/** Revision of the draft that was shown; 0: none. */
		seen: draftHead.revision,
	};
}

const NO_DRAFT: Omit<Draft<RatesContent>, 'content'> & { content: null } = {
	...{ content: null, restores: null, revision: 0, updatedAt: 0, name: '', canUndo: false },
};

/** The content of a published version of the actor's hotel, as far as its rooms and plans are still there. Throws as `loadRates`. */
export async function loadRatesVersion({ ctx, number }: { ctx: Context; number: number }): Promise<RatesContent> {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	const [content, rooms, plans] = await Promise.all([
		loadPublication<RatesContent>(ctx.db, ratesSubject(hotel), number),
		roomsOf(ctx.db, hotel),
		plansOf(ctx.db, hotel, ctx.language),
	]);
	return withKnown(content, rooms, plans).content;
}

export function ratesSubject({ id }: Pick<DeskHotel, 'id'>): DeskSubject {
	return { subjectId: id, area: 'rates' };
}

/** The room types of a hotel, in their order. */
export async function roomsOf(db: Database, { no }: DeskHotel): Promise<RateRoom[]> {
	const { rows } = await db.$client.execute({
		sql: 'select key, name, included_pax from hotel_room where hotel_no = ? order by position',
		args: [no],
	});
	return rows.map((row) => ({ key: String(row.key), name: String(row.name), includedPax: Number(row.included_pax) }));
}

/** The rate plans of a hotel, in their order. */
export async function plansOf(
	db: Database,
	{ no }: DeskHotel,
	language: RequestContext['language'],
): Promise<RatePlanHead[]> {
	const { rows } = await db.$client.execute({
		sql: `select p.key, p.commission_percent, p.single_use_minor, p.is_on_request, g.name as program,
				(select t.name from rate_plan_text t where t.plan_no = p.no order by t.language = ? desc limit 1) as name
			from rate_plan p left join program g on g.no = p.program_no where p.hotel_no = ? order by p.position`,
		args: [language, no],
	});
	return rows.map((row) => ({
		key: String(row.key),
		name: String(row.name ?? row.key),
		program: row.program === null ? null : String(row.program),
		commissionPercent: Number(row.commission_percent),
		singleUseMinor: Number(row.single_use_minor),
		isOnRequest: row.is_on_request === 1,
	}));
}
