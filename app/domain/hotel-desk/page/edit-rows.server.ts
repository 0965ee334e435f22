import { hotelTextSchema } from '#db/catalogue/format/hotel-text-schema';
import type { HotelText } from '#db/schema/hotel';
import type { Language } from '../../language/language';
import { checkRows, type RowErrors } from '../rows/check-row.server';
import { type PagePart, specOf } from '../rows/page-rows';
import { uniqueKeys } from '../rows/row-key';
import { type DeskRow, linesOf, tidyRow } from '../rows/row-spec';
import { contactId } from './contact-rows';
import { type ListPart, listEntries, TEXT_LISTS } from './list-rows';
import { loadVocabulary } from './load-vocabulary.server';
import { type EditContext, openDesk } from './open-desk.server';
import { type PageContent, sortPage } from './page-content';
import { rowsOfPart } from './part-rows';

export type SavedRows =
	| { outcome: 'saved' }
	| { outcome: 'invalid'; errors: RowErrors }
	| { outcome: 'many'; most: number };

/**
 * Saves the rows of a part of the actor's page in its draft, all of them or, with one error, none. Of room types those that are given are
 * changed; other parts are as the rows say. Throws as `openDesk`; DomainError 'conflict' with reason `changed-meanwhile`.
 */
export async function savePageRows({
	ctx,
	part,
	rows: typed,
	seen,
}: {
	ctx: EditContext;
	part: PagePart;
	rows: readonly DeskRow[];
	seen: number;
}): Promise<SavedRows> {
	const desk = await openDesk(ctx);
	const spec = specOf(part);
	if (typed.length > spec.most) return { outcome: 'many', most: spec.most };
	const rows = typed.map((row) => tidyRow(spec, row));
	const { hotel, room } = await loadVocabulary(ctx.db);
	const known = rowsOfPart(part, desk.content);
	const errors = {
		...checkRows(spec, rows, {
			key: hotel.map(({ key }) => key),
			amenities: room.map(({ key }) => key),
			...typesOf(known),
			// Addresses of our own site, which a catalogue may have.
			...Object.fromEntries(
				['videos', 'renderings'].map((name) => [name, known.flatMap(({ values }) => linesOf(values[name] ?? ''))]),
			),
		}),
		...(part === 'rooms' ? roomErrors(rows) : {}),
	};
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
	const content = withRows(desk.content, part, rows);
	if ('errors' in content) return { outcome: 'invalid', errors: content.errors };
	await desk.save(sortPage(content, desk.base), seen);
	return { outcome: 'saved' };
}

/** Words for the seats of rooms that an import has given and the desk does not offer. */
function typesOf(rows: readonly DeskRow[]): { type?: string[] } {
	const types = rows.flatMap(({ values }) =>
		Object.entries(values).flatMap(([name, text]) => (/^configurations\.\d+\.type$/.test(name) ? [text] : [])),
	);
	return { type: types };
}

/** The larger number of a size is not below the smaller one. */
function roomErrors(rows: readonly DeskRow[]): RowErrors {
	const errors: RowErrors = {};
	for (const { id, values } of rows)
		for (const size of ['sqm', 'outdoor']) {
			const [least, most] = [values[`${size}_min`], values[`${size}_max`]];
			if (least && most && Number(least) > Number(most)) errors[`${id}/${size}_max`] = 'order';
		}
	return errors;
}

function withRows(content: PageContent, part: PagePart, rows: readonly DeskRow[]): PageContent | { errors: RowErrors } {
	switch (part) {
		case 'rooms':
			return { ...content, rooms: content.rooms.map((room) => rows.find(({ id }) => id === room.id) ?? room) };
		case 'contacts': {
			const ids = new Map(rows.map(({ id, values }) => [id, contactId(values.email ?? '')]));
			return {
				...content,
				contacts: rows.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id })),
				// Portraits follow the address.
				pictures: content.pictures.map((picture) => ({
					...picture,
					contact: picture.contact === null ? null : (ids.get(picture.contact) ?? picture.contact),
				})),
			};
		}
		default: {
			const keyed = part === 'meetings' ? withKeys(content, rows) : rows;
			const read = readLists(content.texts, part, keyed, rows);
			return 'errors' in read ? read : { ...content, texts: read.texts };
		}
	}
}

/** Rooms for meetings that are new get a key of their name. */
function withKeys({ texts }: PageContent, rows: readonly DeskRow[]): DeskRow[] {
	const known = new Set(texts.en.miceFacilities.map(({ key }) => key));
	const fresh = rows.filter(({ id }) => !known.has(id));
	const keys = uniqueKeys(
		fresh.map(({ values }) => values['name.en'] ?? ''),
		rows.filter(({ id }) => known.has(id)).map(({ id }) => id),
	);
	return rows.map((row) => (known.has(row.id) ? row : { ...row, id: keys[fresh.indexOf(row)] ?? row.id }));
}

/** The texts with a list of these rows, by the rules of a catalogue's files; errors name them as they were `typed`. */
function readLists(
	texts: PageContent['texts'],
	part: ListPart,
	rows: readonly DeskRow[],
	typed: readonly DeskRow[],
): { texts: PageContent['texts'] } | { errors: RowErrors } {
	const list = TEXT_LISTS[part];
	const errors: RowErrors = {};
	const read = (language: Language): HotelText => {
		const text = texts[language];
		// A page may have its rows before its texts.
		const given = { ...text, summary: text.summary || '-', [list]: listEntries(part, rows, language) };
		const result = hotelTextSchema.safeParse(given);
		if (result.success) return { ...result.data, summary: text.summary };
		for (const { path } of result.error.issues) {
			const row = path[0] === list ? typed[Number(path[1])] : undefined;
			if (!row) throw new Error(`The text ${language} of the catalogue breaks its own rules at ${path.join('.')}`);
			const name = path.slice(2).join('.');
			errors[`${row.id}/${`${name}.${language}` in row.values ? `${name}.${language}` : name}`] ??= 'choice';
		}
		return text;
	};
	const [en, de] = [read('en'), read('de')];
	return Object.keys(errors).length > 0 ? { errors } : { texts: { en, de } };
}
