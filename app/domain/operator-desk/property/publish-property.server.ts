import { compareCatalogues, isChange } from '#db/catalogue/change/compare-catalogues';
import type { Catalogue } from '#db/catalogue/format/files';
import type { PictureFacts } from '#db/catalogue/pictures/inspect-picture';
import { touchProperties } from '#db/catalogue/write/write-properties';
import { dropSectors, writePropertyChanges } from '#db/catalogue/write/write-property-changes';
import { writingsOf } from '#db/catalogue/write/writings-of';
import {
	deriveStatements,
	finishStatements,
	propertyFacetStatement,
	registrationStatements,
	versionStatement,
} from '#db/derived/derive-statements';
import type { NamedStatement } from '#db/write-batch';
import { requireActor } from '../../access/require-actor';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { emptyTables } from '../../desk/read-cells.server';
import { insistOnPreparedPictures } from '../../picture/picture-states.server';
import { findDeskProperty } from '../prices/stored-prices.server';
import { EDITED_FILES, type PropertyRows, publishedContent, rowsOfContent } from './catalogue-rows.server';
import { checkProperty } from './check-property.server';
import { compareProperties, countPropertyChanges } from './compare-properties';
import { completeVersion } from './edit-property.server';
import { pictureHashes } from './picture-states.server';
import { type PropertyContent, type PropertyDraft, singleOf, withEdits } from './property-content';
import { propertySubject, readStoredProperty } from './stored-property.server';

type Publishing = { ctx: PublishContext; propertyId: string; seen: number; state: string };

/**
 * Publishes the draft of a property, by the checks, the comparison and the statements of a catalogue's import (EDITOR-5). Throws as `publishDraft`; DomainError
 * 'forbidden'; 'not-found' (another operator's property too); 'conflict' with reason `pictures-unfinished` while guests would see a broken one.
 */
export async function publishProperty({ ctx, propertyId, seen, state }: Publishing): Promise<Published> {
	const actor = requireActor(ctx, 'desk');
	const { db, today, now } = ctx;
	const property = await findDeskProperty(ctx, propertyId);
	let stored: PropertyRows | null = null;
	const rows = () => {
		if (!stored) throw new Error('What is published is read first');
		return stored;
	};
	return publishDraft<PropertyContent, PropertyDraft>({
		...{ ctx, actor, seen, state, subject: propertySubject(property), auditAction: 'property.published', follow: [] },
		async read() {
			const read = await readStoredProperty(db, property.key);
			stored = read.rows;
			return read.content;
		},
		sort: completeVersion,
		complete: ({ edits }, content) => publishedContent(withEdits(content, edits), rows()),
		countChanges: (before, after) => countPropertyChanges(compareProperties(before, after)),
		async check(content) {
			await insistOnPreparedPictures(db, pictureHashes(content));
			return checkProperty(db, rowsOfContent(content, rows()));
		},
		statements(before, after) {
			// By these guests find it: suggestions and every list follow them.
			const isFound = ['name', 'place', 'property_type'].some(
				(field) => singleOf(before, 'facts')[field] !== singleOf(after, 'facts')[field],
			);
			const registers = ['registration_number', 'registration_until'].some(
				(field) => singleOf(before, 'registration')[field] !== singleOf(after, 'registration')[field],
			);
			return [
				...writeContent(property, rows(), after, now),
				...(isFound
					? [...deriveStatements(today), ...finishStatements(now, 'property')]
					: [
							...(registers ? registrationStatements([property.no], today) : []),
							propertyFacetStatement([property.no], today),
							versionStatement(now, 'property'),
						]),
			];
		},
	});
}

/** The statements that make a content of the desk the published one. */
export function writeContent(
	{ id, key }: { id: string; key: string },
	stored: PropertyRows,
	after: PropertyContent,
	now: number,
): NamedStatement[] {
	const changes = compareCatalogues(catalogueOf(stored), {
		catalogue: catalogueOf(rowsOfContent(after, stored)),
		...{ present: new Set(EDITED_FILES), properties: new Set([key]) },
		...{ operators: new Set(), hotels: new Set(), places: new Set(), keys: {} },
	}).filter(isChange);
	const of = writingsOf(changes);
	return [
		...writePropertyChanges({
			of,
			properties: of('properties').rows.map((row) => ({ ...row, id })),
			pictures: picturesOf(after),
			now,
		}),
		...touchProperties([key], now),
		dropSectors(),
	];
}

function catalogueOf(rows: PropertyRows): Catalogue {
	return { ...(emptyTables() as unknown as Catalogue), ...rows };
}

function picturesOf({ pictures, floorplans }: PropertyContent): PictureFacts[] {
	return [...pictures, ...floorplans].flatMap(({ values: { hash, width, height, colour, type } }) =>
		hash
			? [
					{
						...{ hash, width: Number(width), height: Number(height), dominantColour: colour ?? '#000000' },
						sourceType: (type ?? 'jpg') as PictureFacts['sourceType'],
					},
				]
			: [],
	);
}
