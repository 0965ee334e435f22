import { HOTEL_PICTURE_SUBJECTS } from '#db/schema/enums';
import { DomainError } from '~/platform/errors';
import { headerText } from '../../mail/header-text';
import type { DeskPicture } from './page-content';
import { type PicturePlaces, readPlace } from './picture-places';

/** Longest words that a picture has for those who do not see it. */
export const ALT_LENGTH = 300;

/** A row of the pictures' form, in the order in which they are shown. */
export type TypedPicture = {
	/** As `pictureKeys` names it. */
	key: string;
	/** As `placeName` says it. */
	place: string;
	shows: string;
	altEn: string;
	altDe: string;
};

/** Names of pictures in a form: the file's, and how often it came before, since a hotel may show one twice. */
export function pictureKeys(pictures: readonly Pick<DeskPicture, 'hash'>[]): string[] {
	const counts = new Map<string, number>();
	return pictures.map(({ hash }) => {
		const count = counts.get(hash) ?? 0;
		counts.set(hash, count + 1);
		return `${hash}-${count}`;
	});
}

/** The pictures as a form lists them. Throws DomainError 'not-found' for a picture that was not there. */
export function readPictureList(
	before: readonly DeskPicture[],
	list: readonly TypedPicture[],
	places: PicturePlaces,
): readonly DeskPicture[] {
	const keys = pictureKeys(before);
	return list.map(({ key, place, shows, altEn, altDe }): DeskPicture => {
		const picture = before[keys.indexOf(key)];
		if (!picture) throw new DomainError('not-found', `No picture ${key}`);
		return {
			...picture,
			...readPlace(place, places),
			shows: HOTEL_PICTURE_SUBJECTS.find((each) => each === shows) ?? picture.shows,
			altEn: headerText(altEn, ALT_LENGTH) || null,
			altDe: headerText(altDe, ALT_LENGTH) || null,
		};
	});
}
