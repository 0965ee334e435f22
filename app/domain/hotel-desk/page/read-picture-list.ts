import { HOTEL_PICTURE_SUBJECTS } from '#db/schema/enums';
import { DomainError } from '~/platform/errors';
import { headerText } from '../../mail/header-text';
import type { DeskPicture } from './page-content';

/** Longest words that a picture has for those who do not see it. */
export const ALT_LENGTH = 300;

/** A row of the pictures' form, in the order in which they are shown. */
export type TypedPicture = {
	/** As `pictureKeys` names it. */
	key: string;
	/** `hotel`, `room:<key>` or `plan:<key>`. */
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

/** The place of a picture as a form names it. */
export function placeOf({ room, isPlan }: Pick<DeskPicture, 'room' | 'isPlan'>): string {
	return room === null ? 'hotel' : `${isPlan ? 'plan' : 'room'}:${room}`;
}

/** What a place of a form means. Throws DomainError 'not-found' for a room of another hotel. */
export function readPlace(text: string, rooms: readonly { key: string }[]): Pick<DeskPicture, 'room' | 'isPlan'> {
	if (text === 'hotel') return { room: null, isPlan: false };
	const [, kind, room = ''] = /^(room|plan):(.+)$/.exec(text) ?? [];
	if (!kind || !rooms.some(({ key }) => key === room)) throw new DomainError('not-found', `No such place ${text}`);
	return { room, isPlan: kind === 'plan' };
}

/** The pictures as a form lists them. Throws DomainError 'not-found' for a picture that was not there. */
export function readPictureList(
	before: readonly DeskPicture[],
	list: readonly TypedPicture[],
	rooms: readonly { key: string }[],
): readonly DeskPicture[] {
	const keys = pictureKeys(before);
	const pictures = list.map(({ key, place, shows, altEn, altDe }): DeskPicture => {
		const picture = before[keys.indexOf(key)];
		if (!picture) throw new DomainError('not-found', `No picture ${key}`);
		return {
			...picture,
			...readPlace(place, rooms),
			shows: HOTEL_PICTURE_SUBJECTS.find((each) => each === shows) ?? picture.shows,
			altEn: headerText(altEn, ALT_LENGTH) || null,
			altDe: headerText(altDe, ALT_LENGTH) || null,
		};
	});
	return pictures.length === 0 ? [] : byPlace(pictures, rooms);
}

function byPlace(pictures: readonly DeskPicture[], rooms: readonly { key: string }[]): readonly DeskPicture[] {
	const order = [null, ...rooms.map(({ key }) => key)];
	return order.flatMap((key) => pictures.filter(({ room }) => room === key));
}
