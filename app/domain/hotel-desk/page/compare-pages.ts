import { LANGUAGES } from '#db/schema/enums';
import type { Language } from '../../language/language';
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
import { pictureKeys } from './read-picture-list';

export type TextChange = { language: Language; field: TextField; before: string; after: string };
export type FactChange = { field: FactField | FlagField; before: string | boolean; after: string | boolean };
/** `order`: it stands elsewhere among those of its hotel or room; `place`: of another room, or a plan now. */
export type PictureChange = {
	picture: DeskPicture;
	what: readonly ('added' | 'removed' | 'place' | 'order' | 'words')[];
};

export type PageChange = { texts: TextChange[]; facts: FactChange[]; pictures: PictureChange[] };

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
	return { texts, facts, pictures: comparePictures(before.pictures, after.pictures) };
}

function comparePictures(before: readonly DeskPicture[], after: readonly DeskPicture[]): PictureChange[] {
	const [old, next] = [named(before), named(after)];
	const [oldRanks, ranks] = [ranksOf(old, next), ranksOf(next, old)];
	const changed = [...next].flatMap(([name, picture]): PictureChange[] => {
		const was = old.get(name);
		if (!was) return [{ picture, what: ['added'] }];
		const isMoved = was.room !== picture.room || was.isPlan !== picture.isPlan;
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

/** The place of each picture among those of its hotel or room that are there in both contents. */
function ranksOf(pictures: Map<string, DeskPicture>, other: Map<string, DeskPicture>): Map<string, number> {
	const counts = new Map<string, number>();
	const both = [...pictures].filter(([name, { room }]) => other.get(name)?.room === room);
	return new Map(
		both.map(([name, { room }]) => {
			const rank = counts.get(room ?? '') ?? 0;
			counts.set(room ?? '', rank + 1);
			return [name, rank];
		}),
	);
}

/** How many rows change. */
export function countPageChanges({ texts, facts, pictures }: PageChange): number {
	return texts.length + facts.length + pictures.length;
}
