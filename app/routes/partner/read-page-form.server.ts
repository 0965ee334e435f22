import {
	ALL_TEXT_FIELDS,
	FACT_FIELDS,
	FLAG_FIELDS,
	type PageForm,
	type TextField,
} from '~/domain/hotel-desk/page/page-content';
import type { TypedPicture } from '~/domain/hotel-desk/page/read-picture-list';
import type { Language } from '~/domain/language/language';
import { textOf } from '../forms/answer-verb.server';

/** The texts' form of a hotel's page. */
export function readPageForm(form: FormData): PageForm {
	const textsOf = (language: Language) =>
		Object.fromEntries(
			ALL_TEXT_FIELDS.map((field) => [field, textOf(form, `${language}:${field}`).replace(/\r\n?/g, '\n')]),
		) as Record<TextField, string>;
	return {
		texts: { en: textsOf('en'), de: textsOf('de') },
		facts: Object.fromEntries(
			FACT_FIELDS.map((field) => [field, textOf(form, field).slice(0, 20)]),
		) as PageForm['facts'],
		flags: Object.fromEntries(FLAG_FIELDS.map((field) => [field, form.has(field)])) as PageForm['flags'],
	};
}

/** The rows of the pictures' form in their order, without those that are taken out; a button of a form without script moves one. */
export function readPictureRows(form: FormData): TypedPicture[] {
	const keys = form.getAll('key').map(String).slice(0, 400);
	const rows = keys.map((key) => {
		const text = (name: string) => textOf(form, `${name}:${key}`).slice(0, 400);
		return { key, place: text('place'), shows: text('shows'), altEn: text('altEn'), altDe: text('altDe') };
	});
	const [, way, moved] = /^(up|down|out):(.+)$/.exec(textOf(form, 'move')) ?? [];
	const at = rows.findIndex(({ key }) => key === moved);
	if (at < 0) return rows;
	const [row] = rows.splice(at, 1);
	if (row && way !== 'out') rows.splice(Math.max(0, way === 'up' ? at - 1 : at + 1), 0, row);
	return rows;
}
