import type { StoredPicture } from '../picture/stored-picture';

/** A post of the inspiration feed (AGENCY-33), in one language. */
export type InspirationPost = {
	id: string;
	hotel: { id: string; name: string };
	category: string;
	/** Null: none. */
	title: string | null;
	/** Sector, city and country of the hotel. */
	location: string;
	markdown: string;
	pictures: readonly StoredPicture[];
	/** `YYYY-MM-DD`. */
	publishedOn: string;
};

/** A post shows as many characters as the height of the screen in pixels divided by this (AGENCY-33). */
const PIXELS_A_CHARACTER = 7;

/** How many characters of a post are shown before See More, on a screen of so many pixels. */
export function shownCharacters(height: number): number {
	return Math.floor(height / PIXELS_A_CHARACTER);
}

/** A Markdown text in plain words, in one paragraph; headings and entries of lists become sentences. */
export function plainWords(markdown: string): string {
	return markdown
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/^(\s*(?:#{1,6}|[-*+]|\d+\.)\s+.*[^\s.,:;!?…])[ \t]*$/gm, '$1.')
		.replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, '')
		.replace(/[*_`~]+/g, '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Where a text may be cut: before a blank, with what stands before a dash or comma. */
const LAST_WORD = /[\s,;:–-]+\S*$/;

/**
 * The first characters of a text, whole words as far as there are some, and whether that is not all of it. Signs that are written in two
 * halves stay whole.
 */
export function shortened(text: string, characters: number): { text: string; isCut: boolean } {
	const signs = [...text];
	if (signs.length <= characters) return { text, isCut: false };
	const first = signs.slice(0, characters).join('');
	const words = /\s/.test(signs[characters] ?? '') ? first : first.replace(LAST_WORD, '');
	return { text: `${words.trimEnd()}…`, isCut: true };
}

/** The inspiration flag lives for a day (AGENCY-33). */
export const FLAG_MS = 864e5;

/** What a browser remembers of the feed: when it last looked, the newest post then, and the newest one that was read. */
export type InspirationFlag = { at: number; newest: string | null; read: string | null };

/** The flag out of what local storage holds; anything unreadable is none. */
export function readFlag(saved: string | null): InspirationFlag | null {
	try {
		const value = JSON.parse(saved ?? 'null') as Partial<InspirationFlag> | null;
		if (typeof value?.at !== 'number') return null;
		const id = (each: unknown) => (typeof each === 'string' ? each : null);
		return { at: value.at, newest: id(value.newest), read: id(value.read) };
	} catch {
		return null;
	}
}

/** Whether the feed has to be asked again. */
export function isFlagOld(flag: InspirationFlag | null, now: number): boolean {
	return flag === null || now - flag.at >= FLAG_MS || now < flag.at;
}

/** Whether there is a post that was not read here. */
export function hasNewPost(flag: InspirationFlag | null): boolean {
	return flag !== null && flag.newest !== null && flag.newest !== flag.read;
}
