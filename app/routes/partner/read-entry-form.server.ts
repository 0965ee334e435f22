import * as z from 'zod';
import type { EntryContent, EntryRow } from '~/domain/administration/entries/entry-content';
import type { EntryKind } from '~/domain/administration/entries/entry-kinds';
import { ENTRY_PARTS, type EntryField, type EntryPart } from '~/domain/administration/entries/entry-parts';
import { ratioText } from '~/domain/administration/entries/percent-text';
import { DomainError } from '~/platform/errors';

const shownRow = z.record(z.string(), z.string());
const shown = z.record(z.string(), z.array(shownRow));

/** What was typed, and what was shown when it was. Throws DomainError 'invalid' where a form says nothing of what it showed. */
export function readEntryForm(kind: EntryKind, form: FormData): { typed: EntryContent; was: EntryContent } {
	const typed = Object.fromEntries(ENTRY_PARTS[kind].map((part) => [part.file, rowsOf(part, form)]));
	return { typed, was: readShown(form) };
}

function readShown(form: FormData): EntryContent {
	return readWas(form, shown);
}

/** What a form of one row showed. Throws as `readEntryForm`. */
export function readShownRow(form: FormData): EntryRow {
	return readWas(form, shownRow);
}

function readWas<Shown>(form: FormData, schema: z.ZodType<Shown>): Shown {
	try {
		return schema.parse(JSON.parse(String(form.get('was') ?? '')));
	} catch (cause) {
		throw new DomainError('invalid', 'The form does not say what it showed', { cause });
	}
}

/** Rows without any text are no rows, as in a file. */
function rowsOf({ file, fields, most }: EntryPart, form: FormData): EntryRow[] {
	const row = (at: string): EntryRow =>
		Object.fromEntries(fields.map((field) => [field.name, textOf(form, field, `${file}.${at}${field.name}`)]));
	if (most === undefined) return [row('')];
	const numbers = new Set<number>();
	for (const name of form.keys()) {
		const [first, number, last] = name.split('.');
		if (first === file && last && /^\d{1,3}$/.test(number ?? '')) numbers.add(Number(number));
	}
	const rows = [...numbers].sort((a, b) => a - b).map((number) => row(`${number}.`));
	return rows.filter((each) => Object.values(each).some((text) => text !== '')).slice(0, most);
}

function textOf(form: FormData, { kind, options = [], isPercent }: EntryField, name: string): string {
	if (kind === 'flag') return form.has(name) ? 'yes' : '';
	if (kind === 'many') {
		const chosen = form.getAll(name).map(String);
		return options.filter((word) => chosen.includes(word)).join(';');
	}
	const value = form.get(name);
	const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
	return isPercent ? ratioText(text) : text;
}
