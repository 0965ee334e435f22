import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { registrationStatements } from '#db/derived/derive-statements';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { countStates, type PictureState } from '../../picture/picture-states';
import { readPictureStates } from '../../picture/picture-states.server';
import type { Property } from '../../property/property';
import { PROPERTY_QUERY } from '../../property/property-query.server';
import type { PropertyRow } from '../../property/property-row.server';
import { readProperty } from '../../property/read-property.server';
import { firstShownCheckOut } from '../../stay/first-shown-check-out';
import { publishedContent, rowsOfContent } from './catalogue-rows.server';
import { checkProperty } from './check-property.server';
import { openProperty } from './open-property.server';
import { pictureHashes } from './picture-states.server';
import { singleOf, withEdits } from './property-content';
import { writeContent } from './publish-property.server';
import { readStoredProperty } from './stored-property.server';

export type PropertyPreview =
	| { outcome: 'shown'; property: Property }
	/** It could not be published so. */
	| { outcome: 'refused'; name: string; errors: CatalogueError[]; pictures: Record<PictureState, number> };

/**
 * A property as guests would read it if its draft were published now (EDITOR-9): written by the statements of publishing, read by the query of the page, and
 * taken back, all in one transaction. Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function previewProperty({
	ctx,
	propertyId,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now' | 'language'>;
	propertyId: string;
}): Promise<PropertyPreview> {
	const { db, today, now, language } = ctx;
	const { property, edits, vocabulary } = await openProperty(ctx, propertyId);
	const { rows, content } = await readStoredProperty(db, property.key);
	const after = publishedContent(withEdits(content, edits), rows);
	const [errors, states] = await Promise.all([
		checkProperty(db, rowsOfContent(after, rows)),
		readPictureStates(db, pictureHashes(after)),
	]);
	const pictures = countStates(states);
	const facts = singleOf(after, 'facts');
	if (errors.length + pictures.preparing + pictures.failed > 0)
		return { outcome: 'refused', name: facts.name ?? '', errors, pictures };
	const country = vocabulary.places.find(({ key }) => key === facts.place)?.country ?? '';
	const query = {
		sql: PROPERTY_QUERY[language],
		args: [
			...[country, facts.place ?? '', facts.property_type ?? '', rows.properties[0]?.slug ?? ''],
			firstShownCheckOut(ctx),
		],
	};
	const isDraft = Object.keys(edits).length > 0;
	const found = isDraft
		? await readAfter(
				db,
				[...writeContent(property, rows, after, now), ...registrationStatements([property.no], today)],
				query,
			)
		: (await db.$client.execute(query)).rows[0];
	if (!found) throw new DomainError('not-found', `No property ${propertyId}`);
	return { outcome: 'shown', property: readProperty(found as unknown as PropertyRow, language) };
}

type Statement = { sql: string; args: Record<string, string | number | null> };

/** The first row of a query as it would be after some statements, of which nothing stays. */
async function readAfter(
	db: RequestContext['db'],
	statements: readonly Statement[],
	query: { sql: string; args: string[] },
) {
	const transaction = await db.$client.transaction('write');
	try {
		const results = await transaction.batch([...statements, query]);
		await transaction.rollback();
		return results.at(-1)?.rows[0];
	} finally {
		transaction.close();
	}
}
