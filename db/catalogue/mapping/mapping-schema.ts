import * as z from 'zod';
import { CURRENCY_CODES, LANGUAGES, SERVICE_LEVELS } from '../../schema/enums';
import { FILES, LIST_FILES } from '../format/files';

const LIST_FORMS = ['json', ';', ',', '|', '\n'] as const;

const DATE_FORMS = [
	'DD.MM.YYYY',
	'DD.MM.YY',
	'DD/MM/YYYY',
	'DD-MM-YYYY',
	'MM/DD/YYYY',
	'MM/DD/YY',
	'YYYY-MM-DD',
	'YYYY/MM/DD',
	'YYYYMMDD',
	'D MMM YYYY',
] as const;

const word = z.string().min(1).max(200);

/** One step from their cell to ours; steps run in the order given. */
const transform = z.union([
	z.enum(['trim', 'slug', 'tidy-name', 'html', 'money']),
	/** As `money`; an amount with the sign of another currency is an error. */
	z.strictObject({ money: z.strictObject({ currency: z.enum(CURRENCY_CODES) }) }),
	/** The beginning of a text in at most so many characters. */
	z.strictObject({ shorten: z.int().min(20).max(400) }),
	z.strictObject({ prefix: word }),
	/** A number with this factor, such as 0.092903 from square feet to square metres. */
	z.strictObject({
		number: z.strictObject({
			factor: z.number().positive().default(1),
			decimals: z.int().min(0).max(6).default(0),
			round: z.enum(['nearest', 'down', 'up']).default('nearest'),
			thousands: z.enum([',', '.', "'", '’', ' ']).optional(),
			/** Reads the first number of a text such as `2.5 baths`. */
			isInText: z.boolean().default(false),
		}),
	}),
	z.strictObject({ date: z.enum(DATE_FORMS) }),
	/** Several values in one cell become ours, separated by `;`. */
	z.strictObject({
		list: z.strictObject({
			form: z.enum(LIST_FORMS),
			map: z.record(z.string(), z.string()).optional(),
			otherwise: z.string().optional(),
		}),
	}),
	/** Their value is ours; a value that is not listed is an error unless `otherwise` says what it becomes. */
	z.strictObject({ map: z.record(z.string(), z.string()), otherwise: z.string().optional() }),
	/** The first of these words that occurs as a whole in their text decides; `*` stands for more letters. */
	z.strictObject({ words: z.record(word, z.string()), otherwise: z.string().optional() }),
]);

/** Where one of our cells comes from; `item` is one value of the list that `forEach` names. */
const cell = z.union([
	z.strictObject({ value: z.string() }),
	z.strictObject({ item: z.literal(true), do: z.array(transform).default([]) }),
	z.strictObject({ column: word, do: z.array(transform).default([]) }),
]);

const limits = z
	.strictObject({ column: word, below: z.number().optional(), above: z.number().optional(), because: word })
	.refine(({ below, above }) => below !== undefined || above !== undefined, 'needs "below" or "above"');

const source = {
	/** Their file, in the imported folder. */
	from: word,
	delimiter: z.enum([',', ';', '\t', '|']).optional(),
	encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']).optional(),
};

const file = z.strictObject({
	...source,
	columns: z.record(z.string(), cell),
	/** One row of ours for each value of a list in a cell of theirs. */
	forEach: z.strictObject({ column: word, form: z.enum(LIST_FORMS) }).optional(),
	/** Rows of theirs that give the same key of ours are one row. */
	isDistinct: z.boolean().default(false),
	/** Rows to refuse by a number of theirs. */
	refuse: z.array(limits).default([]),
	/** A value of ours that must differ within some others gets a suffix when it does not. */
	unique: z.strictObject({ column: word, within: z.array(word), suffix: cell }).optional(),
});

const sections = z.strictObject({
	/** Default: the beginning of `general`. */
	summary: cell.optional(),
	general: cell,
	information: cell.optional(),
	location: cell.optional(),
});

/** Texts of properties that stand in columns of a spreadsheet. */
const texts = z.strictObject({
	...source,
	property: cell,
	languages: z.partialRecord(z.enum(LANGUAGES), sections),
});

const weekly = z.strictObject({
	/** Price of a night in a column of the file that the properties come from; a week is seven nights. */
	nightlyPrice: cell,
	serviceLevel: z.enum(SERVICE_LEVELS).default('self_catered'),
	status: z.enum(['available', 'on_request']).default('on_request'),
});

const names = Object.values(FILES)
	.map(({ name }) => name)
	.filter((name) => name.endsWith('.csv'));

/** How an agency's own spreadsheets become our files (docs/catalogue.md, "Mapping files"). */
export const mappingSchema = z
	.strictObject({
		files: z.record(z.string(), file),
		stays: z.strictObject({ weekly }).optional(),
		texts: texts.optional(),
	})
	.superRefine(({ files }, context) => {
		for (const name of Object.keys(files)) {
			if (!names.includes(name)) {
				context.addIssue({ code: 'custom', path: ['files', name], message: `is no file of ours: ${names.join(', ')}` });
			}
		}
		if (!LIST_FILES.some((list) => files[FILES[list].name]))
			context.addIssue({ code: 'custom', path: ['files'], message: 'properties.csv is missing' });
	});

export type Mapping = z.infer<typeof mappingSchema>;
export type FileMapping = z.infer<typeof file>;
export type TextsMapping = z.infer<typeof texts>;
export type CellMapping = z.infer<typeof cell>;
export type Transform = z.infer<typeof transform>;
