import { asc } from 'drizzle-orm';
import { writeCell } from '#db/catalogue/format/cells';
import type { Row } from '#db/catalogue/format/column';
import { type CatalogueRow, fileRules } from '#db/catalogue/format/files';
import { formatRows } from '#db/catalogue/format/format-rows';
import { formatText } from '#db/catalogue/format/format-text';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { LANGUAGES } from '#db/schema/enums';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { ownProperties } from '../../stay/own-properties.server';
import { IMPORT_FILES, type ImportFile } from './import-files';

/** Properties that are read at once. */
const AT_ONCE = 200;

export const JSON_FORMAT = 'firnlicht-properties';

type Context = Pick<RequestContext, 'db' | 'actor'>;

/** A file of an export, text by text, so that a desk of any size needs the memory of some properties. */
export type ExportedFile = { name: string; text: AsyncIterable<string> };

/** Keys of the actor's properties, in their order. Throws DomainError 'forbidden'. */
async function ownKeys(ctx: Context): Promise<string[]> {
	const rows = await ctx.db
		.select({ key: property.key })
		.from(property)
		.where(ownProperties(requireActor(ctx, 'desk')))
		.orderBy(asc(property.key));
	return rows.map(({ key }) => key);
}

async function* inParts(ctx: Context, file: ImportFile, keys: readonly string[]): AsyncGenerator<Row[]> {
	for (let from = 0; from < keys.length; from += AT_ONCE)
		yield readRows(ctx.db, file, keys.slice(from, from + AT_ONCE));
}

/**
 * The actor's properties as the files of a catalogue (docs/catalogue.md), without pictures: `stays.csv` and its like, and a Markdown file for each text. Importing them changes nothing
 * (IMPORT-7). Throws DomainError 'forbidden'; 'unavailable'.
 */
export async function* exportCatalogueFiles(ctx: Context): AsyncGenerator<ExportedFile> {
	const keys = await ownKeys(ctx);
	for (const file of IMPORT_FILES) {
		if (file !== 'texts') {
			yield { name: fileRules(file).name, text: csvOf(ctx, file, keys) };
			continue;
		}
		for await (const rows of inParts(ctx, file, keys))
			for (const row of rows as CatalogueRow<'texts'>[])
				yield { name: `texts/${row.property}.${row.language}.md`, text: once(formatText(row)) };
	}
}

async function* csvOf(ctx: Context, file: ImportFile, keys: readonly string[]): AsyncGenerator<string> {
	yield formatRows(fileRules(file), []);
	for await (const rows of inParts(ctx, file, keys)) {
		const text = formatRows(fileRules(file), rows);
		yield text.slice(text.indexOf('\n') + 1);
	}
}

async function* once(text: string): AsyncGenerator<string> {
	yield text;
}

/** The same as one JSON document: rows by the names of their files, cells as texts. Throws as `exportCatalogueFiles`. */
export async function* exportJson(ctx: Context): AsyncGenerator<string> {
	const keys = await ownKeys(ctx);
	yield `{\n\t"format": ${JSON.stringify(JSON_FORMAT)},\n\t"version": 1,\n\t"files": {`;
	for (const [at, file] of IMPORT_FILES.entries()) {
		yield `${at === 0 ? '' : ','}\n\t\t${JSON.stringify(fileRules(file).name)}: [`;
		let isFirst = true;
		for await (const rows of inParts(ctx, file, keys))
			for (const row of rows) {
				yield `${isFirst ? '' : ','}\n\t\t\t${JSON.stringify(cellsOf(file, row))}`;
				isFirst = false;
			}
		yield isFirst ? ']' : '\n\t\t]';
	}
	yield '\n\t}\n}\n';
}

/** The cells of a row as its file writes them, without empty ones. */
function cellsOf(file: ImportFile, row: Row): Record<string, string> {
	return Object.fromEntries(
		Object.entries(fileRules(file).columns).flatMap(([name, { cell, isDerived }]) => {
			const text = isDerived ? '' : writeCell(cell, row[name] ?? null);
			return text === '' ? [] : [[name, text]];
		}),
	);
}

/** The headings of every file, and a text, to be filled in. */
export async function* exportTemplates(): AsyncGenerator<ExportedFile> {
	for (const file of IMPORT_FILES)
		if (file !== 'texts') yield { name: fileRules(file).name, text: once(formatRows(fileRules(file), [])) };
	const text = { property: 'key-of-the-property', summary: 'One sentence.', general: 'What guests should know.' };
	for (const language of LANGUAGES)
		yield {
			name: `texts/${text.property}.${language}.md`,
			text: once(
				formatText({ ...text, language, information: 'Arrival, house rules.', location: 'What lies around it.' }),
			),
		};
}
