import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { compareCatalogues, isChange } from '#db/catalogue/change/compare-catalogues';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkRatePlans } from '#db/catalogue/check/check-rate-plans';
import { checkReferences } from '#db/catalogue/check/check-references';
import { checkSeasons } from '#db/catalogue/check/check-seasons';
import { type Catalogue, FILE_KEYS, type FileKey } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { readPrograms } from '#db/catalogue/stored/read-programs';
import { toStore } from '#db/catalogue/write/to-store';
import { writeParts } from '#db/catalogue/write/write-parts';
import { writePlanClosures, writeRatePlans, writeRates, writeSeasons } from '#db/catalogue/write/write-rates';
import type { NamedStatement } from '#db/write-batch';
import { requireActor } from '../../access/require-actor';
import { asSourceRow, checkCells } from '../../desk/check-cells.server';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { sourceOf } from '../../desk/read-cells.server';
import { afterPublishing } from '../setup/after-publishing.server';
import { compareRates, countChanges } from './compare-rates';
import { ratesSubject } from './open-desk.server';
import type { RatesContent } from './rates-content';
import { type DeskHotel, findDeskHotel, readStoredRates } from './stored-rates.server';
import { sortContent, withImported, withPlans } from './whole-content';

/** What the draft changes was looked at: its revision, and a text that stands for what was published then (`stateOf`). */
type Publishing = { ctx: PublishContext; seen: number; state: string };

/**
 * Publishes the draft of the rates of the actor's hotel, by the checks and statements of a catalogue's import. Throws as `publishDraft`; DomainError 'forbidden'.
 */
export async function publishRates({ ctx, seen, state }: Publishing): Promise<Published> {
	const actor = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, actor.hotelId);
	return publishDraft<RatesContent>({
		...{ ctx, actor, seen, state, subject: ratesSubject(hotel), auditAction: 'hotel.ratesPublished' },
		read: () => readStoredRates(ctx.db, hotel.key),
		complete: withImported,
		sort: (saved, published) => sortContent(withPlans(saved, published)),
		countChanges: (before, after) => countChanges(compareRates(before, after)),
		check: (content) => checkContent(ctx, hotel, content),
		statements: (before, after) => writeContent(hotel, before, after),
		follow: afterPublishing(hotel, 'rates', ctx),
	});
}

/** Files of a catalogue that a desk writes, in the order in which their rows refer to each other. */
const WRITTEN = ['ratePlans', 'seasons', 'rates', 'closures'] as const;

function writeContent(hotel: DeskHotel, stored: RatesContent, content: RatesContent): NamedStatement[] {
	const changes = compareCatalogues(catalogueOf(hotel, stored), {
		catalogue: catalogueOf(hotel, content),
		present: new Set(WRITTEN),
		...{ properties: new Set(), operators: new Set(), hotels: new Set([hotel.key]), places: new Set(), keys: {} },
	}).filter(isChange);
	const of = (file: FileKey) => changes.filter((change) => change.file === file);
	const all = (file: FileKey) =>
		toStore(
			file,
			of(file).flatMap(({ rows }) => rows),
		);
	const written = (file: FileKey) =>
		toStore(
			file,
			of(file).flatMap(({ added, changed }) => [...added, ...changed.map(({ after }) => after)]),
		);
	const removed = (file: FileKey) => of(file).flatMap((change) => change.removed);
	return [
		...writeRatePlans(removed('ratePlans'), written('ratePlans')),
		...writeParts({ file: 'ratePlans', rows: all('ratePlans'), owners: of('ratePlans').map(({ owner }) => owner) }),
		...writeSeasons(removed('seasons'), written('seasons')),
		...writeRates(removed('rates'), written('rates')),
		...(of('closures').length > 0 ? writePlanClosures(hotel.key, all('closures')) : []),
	];
}

function catalogueOf({ key }: DeskHotel, { plans, seasons, rates, closures }: RatesContent): Catalogue {
	const ofHotel = <Values>(rows: readonly Values[]) => rows.map((values) => ({ hotel: key, ...values }));
	return {
		...emptyCatalogue(),
		...{ ratePlans: ofHotel(plans), seasons: ofHotel(seasons), rates: ofHotel(rates), closures: ofHotel(closures) },
	};
}

function emptyCatalogue(): Catalogue {
	return Object.fromEntries(FILE_KEYS.map((file) => [file, []])) as unknown as Catalogue;
}

/** The checks that files of plans, seasons, rates and closures of this hotel would have to pass. */
async function checkContent(
	{ db }: PublishContext,
	hotel: DeskHotel,
	content: RatesContent,
): Promise<CatalogueError[]> {
	const [rooms, programs] = await Promise.all([readRows(db, 'rooms', [hotel.key]), readPrograms(db)]);
	const catalogue = catalogueOf(hotel, content);
	const source = sourceOf(
		{
			ratePlans: catalogue.ratePlans.map(asSourceRow('hotels/rate-plans.csv')),
			seasons: catalogue.seasons.map(asSourceRow('hotels/seasons.csv')),
			rates: catalogue.rates.map(asSourceRow('hotels/rates.csv')),
			closures: catalogue.closures.map(asSourceRow('hotels/closures.csv')),
		},
		[],
	);
	const known = { ...emptyCatalogue(), rooms, programs } as unknown as Catalogue & { programs: string[] };
	const checking = { source, known, skipInvalid: false };
	for (const file of WRITTEN) {
		checkCells(checking, file);
		checkIdentities(checking, file);
		checkReferences(checking, file);
	}
	checkSeasons(checking);
	checkRatePlans(checking);
	return source.errors;
}
