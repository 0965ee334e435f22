import * as z from 'zod';
import { IMPORT_FILES, IMPORT_LIMITS } from './import-files';
import { DAY_FORMS } from './table-mapping';

const word = z.string().max(200);

const stagedRow = z.strictObject({
	file: z.enum(IMPORT_FILES),
	source: z.string().min(1).max(300),
	line: z.int().min(1).max(10_000_000),
	cells: z.record(z.string().max(60), z.string().max(IMPORT_LIMITS.cell)),
});

/** A chunk of rows, grouped by their property. */
export const stagedRowsSchema = z
	.array(
		z.strictObject({
			key: z.string().max(200),
			isName: z.boolean(),
			rows: z.array(stagedRow).min(1).max(IMPORT_LIMITS.rows),
		}),
	)
	.max(200);

/** The files of an import, for its page. */
export const importedFilesSchema = z
	.array(
		z.strictObject({
			name: z.string().max(300),
			bytes: z.int().min(0),
			rows: z.int().min(0),
			columns: z.int().min(0),
			headings: z.record(word, word),
		}),
	)
	.max(1000);

const mapping = z.strictObject({
	file: z.enum(IMPORT_FILES).nullable(),
	columns: z
		.array(
			z.strictObject({
				target: word,
				days: z.enum(DAY_FORMS).nullable(),
				words: z.record(word, word),
				isChosen: z.boolean(),
			}),
		)
		.max(300),
	fixed: z.record(word, word),
});

/** Mappings to be remembered; `headings` is the JSON of a file's headings. */
export const mappingsSchema = z.array(z.strictObject({ headings: z.string().max(8000), mapping })).max(50);

/** JSON of a form's field as a schema has it; null where it is not. */
export function readJsonField<T>(text: string, schema: z.ZodType<T>): T | null {
	try {
		const read = schema.safeParse(JSON.parse(text));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}
