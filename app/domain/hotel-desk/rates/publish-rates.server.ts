import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { compareCatalogues } from '#db/catalogue/change/compare-catalogues';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkRatePlans } from '#db/catalogue/check/check-rate-plans';
import { checkReferences } from '#db/catalogue/check/check-references';
import { checkSeasons } from '#db/catalogue/check/check-seasons';
import type { Row } from '#db/catalogue/format/column';
import { type Catalogue, FILE_KEYS } from '#db/catalogue/format/files';
import type { Source, SourceRow } from '#db/catalogue/source/source-row';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { writeRates, writeSeasons } from '#db/catalogue/write/write-rates';
import type { NamedStatement } from '#db/write-batch';
import { requireActor } from '../../access/require-actor';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { compareRates, countChanges } from './compare-rates';
import { ratesSubject } from './load-rates.server';
import type { RatesContent } from './rates-content';
import { type DeskHotel, findDeskHotel, readStoredRates, sortContent } from './stored-rates.server';

export type PublishedRates = Published;

/** What the draft changes was looked at: its revision, and a text that stands for what was published then (`stateOf`). */
type Publishing = { ctx: PublishContext; seen: number; state: string };

/**
 * Publishes the draft of the rates of the actor's hotel, by the checks and statements of a catalogue's import. Throws as `publishDraft`; DomainError 'forbidden'.
 */
export async function publishRates({ ctx, seen, state }: Publishing): Promise<PublishedRates> {
	const actor = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, actor.hotelId);
	return publishDraft<RatesContent>({
		...{ ctx, actor, hotel, seen, state, subject: ratesSubject(hotel), auditAction: 'hotel.ratesPublished' },
		read: () => readStoredRates(ctx.db, hotel.key),
		sort: sortContent,
		countChanges: (before, after) => countChanges(compareRates(before, after)),
		check: (content) => checkContent(ctx, hotel, content),
		statements: (before, after) => writeContent(hotel, before, after),
	});
}

function writeContent(hotel: DeskHotel, stored: RatesContent, content: RatesContent): NamedStatement[] {
	const changes = compareCatalogues(catalogueOf(hotel, stored), {
		catalogue: catalogueOf(hotel, content),
		present: new Set(['seasons', 'rates']),
		...{ properties: new Set(), operators: new Set(), hotels: new Set([hotel.key]), places: new Set(), keys: {} },
	});
	const of = (file: 'seasons' | 'rates') => changes.filter((change) => change.file === file);
	const rows = (file: 'seasons' | 'rates') =>
		of(file).flatMap(({ added, changed }) => [...added, ...changed.map(({ after }) => after)]);
	const removed = (file: 'seasons' | 'rates') => of(file).flatMap((change) => change.removed);
	const stores = (season: Row): Row => ({ ...season, weekend: weekendMask(String(season.weekend)) });
	return [
		...writeSeasons(removed('seasons'), rows('seasons').map(stores)),
		...writeRates(removed('rates'), rows('rates')),
	];
}

/** `5;6` as the mask of `weekend_mask`. */
function weekendMask(weekend: string): number {
	return weekend.split(';').reduce((mask, day) => (day === '' ? mask : mask | (1 << Number(day))), 0);
}

function catalogueOf({ key }: DeskHotel, { seasons, rates }: RatesContent): Catalogue {
	return {
		...emptyCatalogue(),
		seasons: seasons.map((season) => ({ hotel: key, ...season })),
		rates: rates.map((rate) => ({ hotel: key, ...rate })),
	};
}

function emptyCatalogue(): Catalogue {
	return Object.fromEntries(FILE_KEYS.map((file) => [file, []])) as unknown as Catalogue;
}

/** The checks that a file of seasons and one of rates of this hotel would have to pass. */
async function checkContent(
	{ db }: PublishContext,
	hotel: DeskHotel,
	content: RatesContent,
): Promise<CatalogueError[]> {
	const [rooms, ratePlans] = await Promise.all(
		(['rooms', 'ratePlans'] as const).map((file) => readRows(db, file, [hotel.key])),
	);
	const catalogue = catalogueOf(hotel, content);
	const source: Source = {
		tables: {
			...emptyTables(),
			seasons: catalogue.seasons.map(asRow('hotels/seasons.csv')),
			rates: catalogue.rates.map(asRow('hotels/rates.csv')),
		},
		present: new Set(['seasons', 'rates']),
		...{ errors: [], untranslated: new Map(), isUnreadable: false },
	};
	const known = { ...emptyCatalogue(), rooms, ratePlans, programs: [] } as unknown as Catalogue & {
		programs: string[];
	};
	const checking = { source, known, skipInvalid: false };
	for (const file of ['seasons', 'rates'] as const) {
		checkIdentities(checking, file);
		checkReferences(checking, file);
	}
	checkSeasons(checking);
	checkRatePlans(checking);
	return source.errors;
}

function emptyTables(): Source['tables'] {
	return Object.fromEntries(FILE_KEYS.map((file) => [file, []])) as unknown as Source['tables'];
}

function asRow(file: string) {
	return <Values>(values: Values, at: number): SourceRow<Values> => ({
		...{ values, file, line: at + 2, lines: null, isRead: true, isSound: true },
	});
}
