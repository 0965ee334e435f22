import { compareCatalogues, isChange } from '#db/catalogue/change/compare-catalogues';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkStays } from '#db/catalogue/check/check-stays';
import { type Catalogue, type CatalogueRow, fileRules } from '#db/catalogue/format/files';
import { writeSetStays } from '#db/catalogue/write/write-stays';
import { derivePropertyStatements, levelMaskStatement } from '#db/derived/derive-statements';
import { stayRuleStatements } from '#db/derived/stay-rules';
import type { NamedStatement } from '#db/write-batch';
import { requireActor } from '../../access/require-actor';
import { asSourceRow, checkCells } from '../../desk/check-cells.server';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { emptyTables, sourceOf } from '../../desk/read-cells.server';
import { changeableEdits } from './changeable-edits';
import { comparePrices, type PricesContent, type PricesDraft, sortStays, withEdits } from './prices-content';
import {
	type DeskProperty,
	findDeskProperty,
	pricesSubject,
	readStoredPrices,
	type StoredPrices,
} from './stored-prices.server';

type Publishing = { ctx: PublishContext; propertyId: string; seen: number; state: string };

/**
 * Publishes the draft of a property's prices, by the checks, the comparison and the statements of a catalogue's import. Stays that have begun, or of
 * which a lead or a block has nights, stay as they are. Throws as `publishDraft`; DomainError 'forbidden'; 'not-found' (another operator's property too).
 */
export async function publishPrices({ ctx, propertyId, seen, state }: Publishing): Promise<Published> {
	const actor = requireActor(ctx, 'desk');
	const property = await findDeskProperty(ctx, propertyId);
	return publishDraft<PricesContent, PricesDraft, StoredPrices>({
		...{ ctx, actor, seen, state, ...pricesPublication(ctx, property) },
		complete: ({ edits }, stored) => ({
			stays: withEdits(stored.stays, changeableEdits(edits, stored.nights, ctx.today).changeable),
		}),
	});
}

/** What publishing the prices of a property needs, by the checks and statements of a catalogue's import (`publishDraft`). */
export function pricesPublication(
	{ db, today, now }: Pick<PublishContext, 'db' | 'today' | 'now'>,
	property: DeskProperty,
) {
	return {
		...{ subject: pricesSubject(property), auditAction: 'property.pricesPublished' },
		read: () => readStoredPrices(db, property.no, today),
		sort: ({ stays }: PricesContent) => ({ stays: sortStays(stays) }),
		countChanges: (before: PricesContent, after: PricesContent) => comparePrices(before.stays, after.stays).length,
		check: async (content: PricesContent) => checkContent(property, content),
		statements: (before: PricesContent, after: PricesContent) => writeContent(property, before, after, now),
		follow: [
			...stayRuleStatements([property.no]),
			levelMaskStatement([property.no], today),
			...derivePropertyStatements([property.no], today, now),
		],
	};
}

function rowsOf({ key }: DeskProperty, { stays }: PricesContent): CatalogueRow<'stays'>[] {
	return stays.map((stay) => ({ property: key, ...stay }));
}

function writeContent(
	property: DeskProperty,
	before: PricesContent,
	after: PricesContent,
	now: number,
): NamedStatement[] {
	const changes = compareCatalogues(catalogueOf(property, before), {
		catalogue: catalogueOf(property, after),
		...{ present: new Set(['stays'] as const), properties: new Set([property.key]) },
		...{ operators: new Set(), hotels: new Set(), places: new Set(), keys: {} },
	}).filter(isChange);
	return writeSetStays(
		changes.flatMap(({ removed }) => removed),
		changes.flatMap(({ added, changed }) => [...added, ...changed.map(({ after: row }) => row)]),
		now,
	);
}

function catalogueOf(property: DeskProperty, content: PricesContent): Catalogue {
	return { ...(emptyTables() as unknown as Catalogue), stays: rowsOf(property, content) };
}

/** The checks that a file of this property's stays would have to pass. */
function checkContent(property: DeskProperty, content: PricesContent) {
	const rows = rowsOf(property, content).map(asSourceRow(fileRules('stays').name));
	const source = sourceOf({ stays: rows }, []);
	const known = { ...(emptyTables() as unknown as Catalogue), programs: [] };
	const checking = { source, known, skipInvalid: false };
	checkCells(checking, 'stays');
	checkIdentities(checking, 'stays');
	checkStays(checking);
	return source.errors;
}
