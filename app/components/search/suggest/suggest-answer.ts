import type { IconName } from '~/components/ui/icon';
import type { StoredPicture } from '~/domain/picture/stored-picture';

export type SuggestIconName = IconName | 'pool' | 'slope' | 'people' | 'star' | 'clock';

/** One choice below a search box, in words. */
export type SuggestItem = {
	look: 'row' | 'part' | 'area' | 'resort' | 'wish' | 'link' | 'chip' | 'button' | 'line' | 'say';
	/**
	 * `name` writes `value` into the field of a form and leads to `path` in the header; `go` leads on everywhere, `filter` with what a form
	 * says besides; `document` is a page that a browser's list of routes may lack. `write` puts `value` into the field, `takeOff` the chip
	 * `value` off, `forget` the last searches.
	 */
	act: 'name' | 'go' | 'filter' | 'document' | 'write' | 'takeOff' | 'forget';
	label: string;
	/** A second line. */
	detail?: string;
	/** At the end of the row. */
	note?: string;
	icon?: SuggestIconName;
	picture?: StoredPicture | null;
	path: string;
	value?: string;
};

export type SuggestGroup = {
	title: string | null;
	note?: string;
	items: SuggestItem[];
	/** A sentence below. */
	footnote?: string;
};

/** All that stands below a search box: what `/search/suggest` answers. */
export type SuggestAnswer = {
	/** Three before a letter is typed, else one; on phones one below the other. */
	columns: SuggestGroup[][];
	/** A last line over all columns. */
	foot: SuggestGroup | null;
	/** Words of the last searches of this browser, which are added there; null once a letter is typed. */
	last: { title: string; forget: string } | null;
	/** Why there is little; null when enough was found. */
	lead: string | null;
	/** How many there are, for assistive technology. */
	status: string;
};
