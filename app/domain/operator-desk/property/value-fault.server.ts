import { checkMarkdown } from '#db/catalogue/check/check-markdown';
import { readCell } from '#db/catalogue/format/cells';
import { forbiddenCharacter } from '#db/catalogue/source/forbidden-characters';
import { fieldNames } from '../../hotel-desk/rows/row-spec';
import { columnBehind } from './catalogue-rows.server';
import type { PropertyContent } from './property-content';
import { type PropertyPart, propertyPart } from './property-parts';

/** `characters`: signs that are not seen or that turn the direction of writing. */
export type ValueFault = 'long' | 'number' | 'choice' | 'day' | 'markdown' | 'characters';

export type ValueErrors = { name: string; text: string; error: ValueFault; min?: number; max?: number }[];

/** Words of choices that come with the catalogue. */
export type Choices = { places: readonly string[]; facilities: readonly string[] };

type Typed = { part: PropertyPart; field: string; text: string };

/** What the importer of a catalogue would refuse one value for; null: nothing. What is missing may be missing in a draft. */
export function valueFault(
	{ part, field, text }: Typed,
	content: PropertyContent,
	{ places, facilities }: Choices,
): { error: ValueFault; min?: number; max?: number } | null {
	const spec = propertyPart(part).fields.find((each) => fieldNames(each).includes(field));
	if (!spec || text === '') return null;
	if (forbiddenCharacter(text)) return { error: 'characters' };
	const { kind, max, min, options } = spec;
	const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
	const from = {
		place: places,
		facility: facilities,
		room: idsOf(content, 'rooms'),
		picture: idsOf(content, 'pictures'),
	};
	const known = options ?? (field in from ? from[field as keyof typeof from] : null);
	if (kind === 'choice' || kind === 'many')
		return text.split(kind === 'many' ? ';' : '\n').every((word) => known?.includes(word)) ? null : { error: 'choice' };
	if (kind === 'flag') return text === 'yes' ? null : { error: 'choice' };
	const column = columnBehind(part, field);
	const isNumber = kind === 'whole' || kind === 'decimal';
	if (!column) {
		// Beds of one type are a part of a cell.
		const number = Number(text);
		return /^\d+$/.test(text) && number >= (min ?? 0) && number <= (max ?? 0) ? null : { error: 'number', ...limits };
	}
	if ((max !== undefined && !isNumber && text.length > max) || 'wrong' in readCell(column.cell, text)) {
		if (isNumber) return { error: 'number', ...limits };
		return kind === 'day' ? { error: 'day' } : { error: text.length > (max ?? 0) ? 'long' : 'choice', ...limits };
	}
	return kind === 'markdown' && checkMarkdown(text).length > 0 ? { error: 'markdown' } : null;
}

function idsOf(content: PropertyContent, part: PropertyPart): string[] {
	return content[part].map(({ id }) => id);
}
