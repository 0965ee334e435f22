import * as z from 'zod';
import type { EntryContent, EntryRow } from '~/domain/administration/entries/entry-content';
import type { EntryKind } from '~/domain/administration/entries/entry-kinds';
import { ENTRY_PARTS, type EntryField, type EntryPart } from '~/domain/administration/entries/entry-parts';
import { DomainError } from '~/platform/errors';

const shown = z.record(z.string(), z.array(z.record(z.string(), z.string())));

/** What was typed, and what was shown when it was. Throws DomainError 'invalid' where a form says nothing of what it showed. */
export function readEntryForm(kind: EntryKind, form: FormData): { typed: EntryContent; was: EntryContent } {
	const typed = Object.fromEntries(ENTRY_PARTS[kind].map((part) => [part.file, rowsOf(part, form)]));
	return { typed, was: readShown(form) };
}

function readShown(form: FormData): EntryContent {
	try {
		return shown.parse(JSON.parse(String(form.get('was') ?? '')));
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

function textOf(form: FormData, { kind, options = [] }: EntryField, name: string): string {
	if (kind === 'flag') return form.has(name) ? 'yes' : '';
	if (kind === 'many') {
		const chosen = form.getAll(name).map(String);
		return options.filter((word) => chosen.includes(word)).join(';');
	}
	const value = form.get(name);
	return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
}
