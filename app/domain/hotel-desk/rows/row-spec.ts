import { LANGUAGES } from '#db/schema/enums';

/**
 * How a field is filled: one line, a few lines, Markdown, a line for each entry, a web address a line, a number, one of some words, some
 * words of a list (by `;`), a tick (`yes` or ''), a mail address, a day.
 */
export type FieldKind =
	| 'line'
	| 'text'
	| 'markdown'
	| 'lines'
	| 'addresses'
	| 'whole'
	| 'decimal'
	| 'choice'
	| 'many'
	| 'flag'
	| 'email'
	| 'day';

export type RowField = {
	name: string;
	kind: FieldKind;
	/** In each language; else one for both. */
	isLocal?: true;
	isRequired?: true;
	/** Longest text, or largest number. */
	max?: number;
	min?: number;
	/** Of a choice; what is not named here comes with the page, such as the facilities of a catalogue. */
	options?: readonly string[];
};

/** What a page has several of: its fields, and parts that each has several of, such as the seatings of a room. */
export type RowSpec = {
	fields: readonly RowField[];
	parts?: Readonly<Record<string, { fields: readonly RowField[]; most: number; isFixed?: true }>>;
	/** The field whose text names a row. */
	nameField: string;
	/** Rows that a page may have. */
	most: number;
	/** Rows come from elsewhere: they are edited, and neither added, moved nor taken out. */
	isFixed?: true;
};

/**
 * A row as a form has it, texts by the names of `valueNames`: `name.en`, or `configurations.0.name.en` in a part. The `id` names it among
 * the rows of its list.
 */
export type DeskRow = { id: string; values: Readonly<Record<string, string>> };

/** A field's names in a row: one for each language, or one. */
export function fieldNames({ name, isLocal }: RowField): string[] {
	return isLocal ? LANGUAGES.map((language) => `${name}.${language}`) : [name];
}

/** How many of a part a row has. */
export function countParts({ values }: DeskRow, part: string): number {
	const numbers = Object.keys(values).flatMap((name) => {
		const [first, number] = name.split('.');
		return first === part ? [Number(number)] : [];
	});
	return Math.max(-1, ...numbers) + 1;
}

/** The row with every value of its spec, in its one order and spelling; parts without any text are left out. */
export function tidyRow(spec: RowSpec, row: DeskRow): DeskRow {
	const values: Record<string, string> = {};
	const take = (fields: readonly RowField[], from: string, to: string) => {
		for (const field of fields)
			for (const name of fieldNames(field)) values[to + name] = tidyValue(field, row.values[from + name] ?? '');
	};
	take(spec.fields, '', '');
	for (const [part, { fields, isFixed }] of Object.entries(spec.parts ?? {})) {
		let count = 0;
		for (let at = 0; at < countParts(row, part); at++) {
			const from = `${part}.${at}.`;
			const isBlank = fields.every((field) =>
				field.kind === 'choice' ? true : fieldNames(field).every((name) => !row.values[from + name]?.trim()),
			);
			if (isBlank && !isFixed) continue;
			take(fields, from, `${part}.${count}.`);
			count++;
		}
	}
	return { id: row.id, values };
}

function tidyValue({ kind }: RowField, text: string): string {
	switch (kind) {
		case 'text':
		case 'markdown':
			return text.replace(/\r\n?/g, '\n').trim();
		case 'lines':
		case 'addresses':
			return linesOf(text).join('\n');
		case 'many':
			return [...new Set(text.split(';').filter((word) => word !== ''))].toSorted().join(';');
		default:
			return text.replace(/\s+/g, ' ').trim();
	}
}

/** The lines of a text without empty ones. */
export function linesOf(text: string): string[] {
	return text
		.split(/\r\n?|\n/)
		.map((line) => line.replace(/\s+/g, ' ').trim())
		.filter((line) => line !== '');
}
