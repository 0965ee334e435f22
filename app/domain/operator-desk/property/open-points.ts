import { addDays, type PlainDate } from '../../date/plain-date';
import { fieldNames } from '../../hotel-desk/rows/row-spec';
import type { Language } from '../../language/language';
import { REGISTRATION_ENDS_DAYS, type Registration, registrationState } from '../../property/registration-number';
import { type PropertyContent, singleOf } from './property-content';
import { PROPERTY_PART_NAMES, type PropertyPart, propertyPart } from './property-parts';

/** `urgent`: guests miss something, or it cannot be published so; `soon`: it should be there. */
export type OpenPoint = {
	part: PropertyPart;
	level: 'urgent' | 'soon';
	/** A text of `open` in the locales. */
	kind:
		| 'text'
		| 'value'
		| 'alt'
		| 'pictures'
		| 'rows'
		| 'registration'
		| 'registrationMalformed'
		| 'registrationEnded'
		| 'registrationEnds';
	/** Of a value: its field and row. */
	field: string | null;
	language: Language | null;
	/** Number of the row in its part, from 1; null where the part has one. */
	row: number | null;
	id: string;
};

/** How far a part is: what is open in it, of how many things that are asked for; rows that it has. */
export type PartState = { open: number; level: OpenPoint['level'] | null; asked: number; rows: number };

const TEXT_FIELDS = ['summary', 'general', 'information', 'location'] as const;
const LANGUAGES: readonly Language[] = ['en', 'de'];
/** Facts without which guests cannot tell whether a property suits them. */
const ASKED_FACTS = ['name', 'bedrooms', 'bathrooms', 'beds_adults', 'area_sqm', 'pets'] as const;
/** Parts of which a property has at least one row. */
const ASKED_ROWS: readonly PropertyPart[] = ['rooms', 'services', 'equipment', 'distances'];

/**
 * What is missing of a property (EDITOR-2), part by part in their order. A German text that is the English one counts as missing. `country`: of its place; `today`: for the end of its
 * registration number (EDITOR-8).
 */
export function openPoints(content: PropertyContent, country: string | null, today: PlainDate): OpenPoint[] {
	const points: OpenPoint[] = [];
	const none = { field: null, language: null, row: null, id: '' };
	for (const part of PROPERTY_PART_NAMES) {
		if (part === 'facts') {
			for (const field of ASKED_FACTS)
				if (!singleOf(content, part)[field]) points.push({ ...none, part, level: 'soon', kind: 'value', field });
		} else if (part === 'texts') {
			for (const field of TEXT_FIELDS) points.push(...missingTexts(singleOf(content, part), field));
		} else if (part === 'pictures') {
			if (content.pictures.length === 0) points.push({ ...none, part, level: 'urgent', kind: 'pictures' });
			for (const [at, { id, values }] of content.pictures.entries())
				for (const language of LANGUAGES)
					if (!values[`alt.${language}`]) {
						points.push({ part, level: 'soon', kind: 'alt', field: `alt.${language}`, language, row: at + 1, id });
					}
		} else if (part === 'registration') {
			const point = registrationPoint(registrationOf(content, country), today);
			if (point) points.push({ ...none, part, ...point });
		} else {
			if (ASKED_ROWS.includes(part) && content[part].length === 0)
				points.push({ ...none, part, level: 'soon', kind: 'rows' });
			points.push(...missingValues(content, part));
		}
	}
	return points;
}

/** The registration number of a property as it is edited. */
export function registrationOf(content: PropertyContent, country: string | null): Registration {
	const { registration_number: number, registration_until: until } = singleOf(content, 'registration');
	return { country, number: number ?? null, until: until || null };
}

function registrationPoint(registration: Registration, today: PlainDate): Pick<OpenPoint, 'kind' | 'level'> | null {
	const state = registrationState(registration, today);
	if (state === 'missing') return { kind: 'registration', level: 'urgent' };
	if (state === 'malformed') return { kind: 'registrationMalformed', level: 'urgent' };
	if (state === 'ended') return { kind: 'registrationEnded', level: 'urgent' };
	const { until } = registration;
	const isEnding = state === 'valid' && until !== null && until < addDays(today, REGISTRATION_ENDS_DAYS);
	return isEnding ? { kind: 'registrationEnds', level: 'soon' } : null;
}

/** How far each part is; a picture without one of its two texts counts once. */
export function partStates(content: PropertyContent, points: readonly OpenPoint[]): Record<PropertyPart, PartState> {
	return Object.fromEntries(
		PROPERTY_PART_NAMES.map((part): [PropertyPart, PartState] => {
			const own = points.filter((point) => point.part === part);
			const open = part === 'pictures' ? new Set(own.map(({ id }) => id)).size : own.length;
			const isUrgent = own.some(({ level }) => level === 'urgent');
			const asked = part === 'texts' ? 2 * TEXT_FIELDS.length : Math.max(1, content[part].length);
			return [
				part,
				{ open, level: own.length === 0 ? null : isUrgent ? 'urgent' : 'soon', asked, rows: content[part].length },
			];
		}),
	) as Record<PropertyPart, PartState>;
}

/** Share of what is asked for that is there, in whole percent; 100 only when nothing is open. */
export function percentComplete(content: PropertyContent, points: readonly OpenPoint[]): number {
	const asked =
		ASKED_FACTS.length +
		2 * TEXT_FIELDS.length +
		2 * Math.max(1, content.pictures.length) +
		ASKED_ROWS.reduce((sum, part) => sum + Math.max(1, content[part].length), 0) +
		1;
	const share = Math.max(0, 1 - points.length / asked);
	return points.length === 0 ? 100 : Math.min(99, Math.round(share * 100));
}

function missingTexts(values: Readonly<Record<string, string>>, field: (typeof TEXT_FIELDS)[number]): OpenPoint[] {
	const [en, de] = [values[`${field}.en`] ?? '', values[`${field}.de`] ?? ''];
	const point = { part: 'texts', kind: 'text', row: null, id: '' } as const;
	const isAsked = field === 'summary' || field === 'general';
	const missing: OpenPoint[] = [];
	if (en === '') missing.push({ ...point, field: `${field}.en`, language: 'en', level: isAsked ? 'urgent' : 'soon' });
	if (de === '' || de === en)
		missing.push({ ...point, field: `${field}.de`, language: 'de', level: en !== '' || isAsked ? 'urgent' : 'soon' });
	return missing;
}

/** Values without which a row cannot be published. */
function missingValues(content: PropertyContent, part: PropertyPart): OpenPoint[] {
	const fields = propertyPart(part).fields.filter(({ isRequired }) => isRequired);
	return content[part].flatMap(({ id, values }, at) =>
		fields.flatMap((field) =>
			fieldNames(field)
				// The names of rooms may be in English alone.
				.filter((name) => !values[name] && !(part === 'rooms' && name.endsWith('.de')))
				.map((name): OpenPoint => {
					const language = name.endsWith('.en') ? 'en' : name.endsWith('.de') ? 'de' : null;
					// Guests read the English word where the German one is missing.
					return {
						part,
						level: language === 'de' ? 'soon' : 'urgent',
						kind: 'value',
						field: name,
						language,
						row: at + 1,
						id,
					};
				}),
		),
	);
}
