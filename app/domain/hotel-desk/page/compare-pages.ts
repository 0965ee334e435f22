import { LANGUAGES } from '#db/schema/enums';
import type { Language } from '../../language/language';
import { compareRows, type RowChange } from '../rows/compare-rows';
import { PAGE_PART_NAMES, type PagePart, specOf } from '../rows/page-rows';
import {
	ALL_TEXT_FIELDS,
	type DeskPicture,
	FACT_FIELDS,
	type FactField,
	FLAG_FIELDS,
	type FlagField,
	formOfTexts,
	type PageContent,
	type TextField,
} from './page-content';
import { rowsOfPart } from './part-rows';
import { placeName } from './picture-places';
import { pictureKeys } from './read-picture-list';

export type TextChange = { language: Language; field: TextField; before: string; after: string };
export type FactChange = { field: FactField | FlagField; before: string | boolean; after: string | boolean };
/** `order`: it stands elsewhere among those of its hotel or room; `place`: it belongs elsewhere now. */
export type PictureChange = {
	picture: DeskPicture;
	what: readonly ('added' | 'removed' | 'place' | 'order' | 'words')[];
};

export type PartChange = { part: PagePart; rows: RowChange[] };

export type PageChange = { texts: TextChange[]; facts: FactChange[]; parts: PartChange[]; pictures: PictureChange[] };

/** What agents would see differently of a hotel's page. */
export function comparePages(before: PageContent, after: PageContent): PageChange {
	const [was, will] = [formOfTexts(before.texts), formOfTexts(after.texts)];
	const texts = LANGUAGES.flatMap((language) =>
		ALL_TEXT_FIELDS.flatMap((field): TextChange[] => {
			const [a, b] = [was.texts[language][field], will.texts[language][field]];
			return a === b ? [] : [{ language, field, before: a, after: b }];
		}),
	);
	const facts: FactChange[] = [
		...FACT_FIELDS.map((field) => ({ field, before: was.facts[field], after: will.facts[field] })),
		...FLAG_FIELDS.map((field) => ({ field, before: was.flags[field], after: will.flags[field] })),
	].filter((change) => change.before !== change.after);
	const parts = PAGE_PART_NAMES.map((part) => ({
		part,
		rows: compareRows(specOf(part), rowsOfPart(part, before), rowsOfPart(part, after)),
	})).filter(({ rows }) => rows.length > 0);
	return { texts, facts, parts, pictures: comparePictures(before.pictures, after.pictures) };
}

function comparePictures(before: readonly DeskPicture[], after: readonly DeskPicture[]): PictureChange[] {
	const [old, next] = [named(before), named(after)];
	const [oldRanks, ranks] = [ranksOf(old, next), ranksOf(next, old)];
	const changed = [...next].flatMap(([name, picture]): PictureChange[] => {
		const was = old.get(name);
		if (!was) return [{ picture, what: ['added'] }];
		const isMoved = placeName(was) !== placeName(picture);
		const what = [
			...(isMoved ? ['place' as const] : []),
			...(!isMoved && ranks.get(name) !== oldRanks.get(name) ? ['order' as const] : []),
			...(was.altEn !== picture.altEn || was.altDe !== picture.altDe || was.shows !== picture.shows
				? ['words' as const]
				: []),
		];
		return what.length > 0 ? [{ picture, what }] : [];
	});
	const removed = [...old].flatMap(([name, picture]): PictureChange[] =>
		next.has(name) ? [] : [{ picture, what: ['removed'] }],
	);
	return [...changed, ...removed];
}

/** Pictures by the names of `pictureKeys`. */
function named(pictures: readonly DeskPicture[]): Map<string, DeskPicture> {
	const keys = pictureKeys(pictures);
	return new Map(pictures.map((picture, at) => [keys[at] ?? '', picture]));
}

/** The place of each picture among those of its hotel, room or contact that are there in both contents. */
function ranksOf(pictures: Map<string, DeskPicture>, other: Map<string, DeskPicture>): Map<string, number> {
	const counts = new Map<string, number>();
	const isSame = (name: string, picture: DeskPicture) => {
		const there = other.get(name);
		return there !== undefined && ownerOf(there) === ownerOf(picture);
	};
	return new Map(
		[...pictures]
			.filter(([name, picture]) => isSame(name, picture))
			.map(([name, picture]) => {
				const rank = counts.get(ownerOf(picture)) ?? 0;
				counts.set(ownerOf(picture), rank + 1);
				return [name, rank];
			}),
	);
}

function ownerOf({ room, contact }: DeskPicture): string {
	return contact ?? room ?? '';
}

/** How many rows change. */
export function countPageChanges({ texts, facts, parts, pictures }: PageChange): number {
	return texts.length + facts.length + parts.reduce((sum, { rows }) => sum + rows.length, 0) + pictures.length;
}
