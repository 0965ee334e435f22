import { asc, eq } from 'drizzle-orm';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { conciergeService, conciergeSupplier } from '#db/schema/concierge';
import { place } from '#db/schema/place';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import type { EntryRow } from '../administration/entries/entry-content';
import { ENTRY_PARTS } from '../administration/entries/entry-parts';
import { contentOfRows } from '../administration/entries/entry-rows.server';
import { type SavedEntry, saveEntry } from '../administration/entries/save-entry.server';
import type { PublishContext } from '../desk/publish-draft.server';
import { typedMinor } from '../money/typed-minor';

type Kind = 'services' | 'suppliers';

/**
 * All services and suppliers for the page on which they are edited, by place and name, each with the values that its form saves (`was`); of an account the last letters alone.
 * Throws DomainError 'forbidden', 'unavailable'.
 */
export async function readConciergeCatalogue(ctx: Pick<RequestContext, 'db' | 'actor'>) {
	requireActor(ctx, 'suppliers');
	const { db } = ctx;
	const [[services, suppliers], ofServices, ofSuppliers] = await Promise.all([
		db.batch([
			db
				.select({
					...{ key: conciergeService.key, kind: conciergeService.kind, nameEn: conciergeService.nameEn },
					...{ nameDe: conciergeService.nameDe, unit: conciergeService.unit, currency: conciergeService.currency },
					...{ priceMinor: conciergeService.priceMinor, netMinor: conciergeService.netMinor },
					...{ placeEn: place.nameEn, placeDe: place.nameDe },
				})
				.from(conciergeService)
				.innerJoin(place, eq(place.no, conciergeService.placeNo))
				.orderBy(asc(place.nameEn), asc(conciergeService.nameEn))
				.limit(1000),
			db.select().from(conciergeSupplier).orderBy(asc(conciergeSupplier.name)).limit(1000),
		]),
		valuesOf(db, 'services'),
		valuesOf(db, 'suppliers'),
	]);
	return {
		services: services.map((each) => ({ ...each, was: ofServices.get(each.key) ?? {} })),
		suppliers: suppliers.map(({ no: _, bankAccount: __, ...each }) => ({
			...each,
			was: ofSuppliers.get(each.key) ?? {},
		})),
	};
}

/** The values of all services, or suppliers, in the catalogue's spelling, by key. */
async function valuesOf(db: RequestContext['db'], kind: Kind): Promise<Map<string, EntryRow>> {
	const file = fileOf(kind);
	const rows = await readRows(db, file, null);
	return new Map(
		rows.map((row) => [String(row.key), contentOfRows(kind, { [file]: [row] })[file]?.[0] ?? {}] as const),
	);
}

function fileOf(kind: Kind) {
	return kind === 'services' ? 'conciergeServices' : 'conciergeSuppliers';
}

/** Columns that the page has fields for; the others are edited on the entry's own page. */
export const ROW_COLUMNS = {
	services: ['supplier', 'price', 'net', 'notice_hours', 'cancel_hours', 'retired'],
	suppliers: ['name', 'email', 'phone', 'language', 'answer_hours'],
} as const satisfies Record<Kind, readonly string[]>;

type SavedRow = { ctx: PublishContext; kind: Kind; key: string; typed: EntryRow; was: EntryRow };

/** Saves the fields of a row as an entry of the catalogue (ADMIN-2, CONCIERGE-9); amounts as a person types them. Throws as `saveEntry`. */
export async function saveConciergeRow({ ctx, kind, key, typed, was }: SavedRow): Promise<SavedEntry> {
	const columns: readonly string[] = ROW_COLUMNS[kind];
	const only = (row: EntryRow) => ({
		[fileOf(kind)]: [
			Object.fromEntries(
				(ENTRY_PARTS[kind][0]?.fields ?? []).map(({ name }) => [name, columns.includes(name) ? (row[name] ?? '') : '']),
			),
		],
	});
	const amounts = Object.fromEntries(
		(['price', 'net'] as const).flatMap((name) => {
			const currency = was.currency ?? '';
			const minor = typedMinor(typed[name] ?? '', currency);
			if (minor === null) return [];
			// The same amount in another spelling is no change.
			const isSame = minor === typedMinor(was[name] ?? '', currency);
			return [[name, isSame ? (was[name] ?? '') : String(minor / 100)]];
		}),
	);
	return saveEntry({ ctx, kind, key, typed: only({ ...typed, ...amounts }), was: only(was) });
}
