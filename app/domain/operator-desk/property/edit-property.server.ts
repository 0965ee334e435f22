import { DomainError } from '~/platform/errors';
import { discardDraft, undoDraft } from '../../desk/drafts.server';
import { loadPublication } from '../../desk/publications.server';
import { findDeskProperty } from '../prices/stored-prices.server';
import { type EditPropertyContext, type OpenProperty, openProperty } from './open-property.server';
import { eachPart, editName, type PropertyContent, readEditName, textAt, tidy, withEdits } from './property-content';
import { PROPERTY_PART_NAMES, propertyPart } from './property-parts';
import { propertySubject } from './stored-property.server';
import { type ValueErrors, valueFault } from './value-fault.server';

/** A value by its name (`PropertyEdits`), what was typed, and what had been shown. */
export type TypedValue = { name: string; text: string; was: string };

/** Another user has changed the value since it was shown: what it has now; of a row that is gone, ''. */
export type ValueConflicts = { name: string; yours: string; theirs: string }[];

export type SavedProperty =
	| { outcome: 'nothing' }
	/** `texts`: what the fields show from now on. */
	| { outcome: 'saved'; revision: number; texts: Record<string, string> }
	| { outcome: 'invalid'; cells: ValueErrors }
	/** More rows than a part may have. */
	| { outcome: 'many'; most: number }
	| { outcome: 'conflict'; cells: ValueConflicts; by: string; at: number };

/** Values of one save. */
export const MOST_VALUES = 1200;
/** How often a save begins again because another user has saved other values meanwhile. */
const TRIES = 40;

type Saving = { ctx: EditPropertyContext; propertyId: string; values: readonly TypedValue[] };

/**
 * Sets values in the draft of a property: all of them or, with one error or conflict, none. A value conflicts when it no longer has what was shown; what
 * another user has changed of other values stays. Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'invalid' for a name that is
 * none, or too many; 'unavailable'.
 */
export async function saveProperty({ ctx, propertyId, values }: Saving): Promise<SavedProperty> {
	if (values.length > MOST_VALUES) throw new DomainError('invalid', 'Too many values');
	const opened = await openProperty(ctx, propertyId);
	if (values.length === 0) return { outcome: 'nothing' };
	for (let tries = 1; ; tries++) {
		const desk = tries === 1 ? opened : await opened.again();
		const read = readValues(desk, values);
		if ('outcome' in read) return read;
		try {
			const { revision } = await desk.save(read.content);
			const texts = Object.fromEntries(values.map(({ name }) => [name, textAt(read.content, name)]));
			return { outcome: 'saved', revision, texts };
		} catch (error) {
			const isOvertaken = error instanceof DomainError && error.reason === 'changed-meanwhile';
			if (!isOvertaken || tries === TRIES) throw error;
		}
	}
}

type Step = { ctx: EditPropertyContext; propertyId: string; seen: number };

/** Takes the last step of the draft back, or throws all of it away. Throws as `saveProperty`; 'conflict' with reason `changed-meanwhile`. */
export async function stepBackProperty({ ctx, propertyId, seen, isAll }: Step & { isAll: boolean }): Promise<void> {
	const property = await findDeskProperty(ctx, propertyId);
	await (isAll ? discardDraft : undoDraft)(ctx.db, { ...propertySubject(property), seen });
}

/** Makes an older version the draft, to be looked at and published again. Throws as above; 'not-found' for another number. */
export async function restoreProperty({ ctx, propertyId, number, seen }: Step & { number: number }): Promise<void> {
	const desk = await openProperty(ctx, propertyId);
	const version = await loadPublication<PropertyContent>(ctx.db, desk.subject, number);
	await desk.save(completeVersion(version), seen, number);
}

/** A version in the order and with the parts of today. */
export function completeVersion(version: Partial<PropertyContent>): PropertyContent {
	return eachPart((part) => (version[part] ?? []).map((row) => tidy(part, row)));
}

function readValues(desk: OpenProperty, values: readonly TypedValue[]): { content: PropertyContent } | SavedProperty {
	const [errors, conflicts]: [ValueErrors, ValueConflicts] = [[], []];
	const edits: Record<string, string> = { ...desk.edits };
	const { content, vocabulary, draft } = desk;
	const choices = {
		places: vocabulary.places.map(({ key }) => key),
		facilities: vocabulary.facilities.map(({ key }) => key),
	};
	const marked = withEdits(desk.published, {
		...edits,
		...Object.fromEntries(values.map(({ name, text }) => [name, text])),
	});
	for (const { name, text: typed, was } of values) {
		const read = readEditName(name);
		if (!read || !mayType(name)) throw new DomainError('invalid', `No value ${name}`);
		const { part, id, field } = read;
		const isValue = field !== 'order' && field !== '+' && field !== '-';
		const text = isValue ? (tidy(part, { id, values: { [field]: typed } }).values[field] ?? '') : typed;
		edits[name] = text;
		if (!isValue) continue;
		const fault = valueFault({ part, field, text }, marked, choices);
		if (fault) errors.push({ name, text: typed, ...fault });
		const theirs = textAt(content, name);
		if (plain(was) !== plain(theirs) && plain(text) !== plain(theirs)) conflicts.push({ name, yours: typed, theirs });
		// Another user has taken the row out: with this it is there again.
		if (edits[editName(part, id, '-')] === 'yes' && !values.some((each) => each.name === editName(part, id, '-')))
			edits[editName(part, id, '-')] = '';
		const isThere = marked[part].some((row) => row.id === id) || desk.published[part].some((row) => row.id === id);
		if (!isThere && mayType(editName(part, id, '+'))) edits[editName(part, id, '+')] = 'yes';
	}
	if (errors.length > 0) return { outcome: 'invalid', cells: errors };
	if (conflicts.length > 0)
		return { outcome: 'conflict', cells: conflicts, by: draft?.name ?? '', at: draft?.updatedAt ?? 0 };
	const next = withEdits(desk.published, edits);
	for (const part of PROPERTY_PART_NAMES)
		if (next[part].length > Math.max(propertyPart(part).most, content[part].length))
			return { outcome: 'many', most: propertyPart(part).most };
	return { content: next };
}

/** What a file is, and rows with one, come from an upload alone. */
function mayType(name: string): boolean {
	const read = readEditName(name);
	if (!read) return false;
	const fixed = propertyPart(read.part).fixed ?? [];
	return !fixed.includes(read.field) && !(read.field === '+' && fixed.includes('hash'));
}

/** White space tells no difference. */
function plain(text: string): string {
	return text.replace(/\s/gu, '');
}
