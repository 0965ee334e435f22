import { DomainError } from '~/platform/errors';
import type { DeskPicture, PageContent } from './page-content';

type Place = Pick<DeskPicture, 'room' | 'isPlan' | 'meeting' | 'contact'>;

/** What pictures may belong to beside the hotel, as a form offers them. */
export type PicturePlaces = Record<'rooms' | 'meetings' | 'contacts', readonly { key: string; name: string }[]>;

/** Room types, rooms for meetings and contacts of a page. */
export function placesOf({ texts, rooms, contacts }: PageContent): PicturePlaces {
	return {
		rooms: rooms.map(({ id, values }) => ({ key: id, name: values.name ?? id })),
		meetings: texts.en.miceFacilities.map(({ key = '', name }) => ({ key, name })),
		contacts: contacts.map(({ id, values }) => ({ key: id, name: values.full_name ?? id })),
	};
}

/** The place of a picture as a form names it: `hotel`, `room:<key>`, `plan:<key>`, `meeting:<key>` or `contact:<address>`. */
export function placeName({ room, isPlan, meeting, contact }: Place): string {
	if (contact !== null) return `contact:${contact}`;
	if (meeting !== null) return `meeting:${meeting}`;
	return room === null ? 'hotel' : `${isPlan ? 'plan' : 'room'}:${room}`;
}

/** What a place of a form means. Throws DomainError 'not-found' for one that the hotel's page does not have. */
export function readPlace(text: string, places: PicturePlaces): Place {
	const nowhere: Place = { room: null, isPlan: false, meeting: null, contact: null };
	if (text === 'hotel') return nowhere;
	const [, kind, key = ''] = /^(room|plan|meeting|contact):(.+)$/.exec(text) ?? [];
	const known = kind === 'meeting' ? places.meetings : kind === 'contact' ? places.contacts : places.rooms;
	if (!kind || !known.some((place) => place.key === key)) throw new DomainError('not-found', `No such place ${text}`);
	if (kind === 'meeting') return { ...nowhere, meeting: key };
	if (kind === 'contact') return { ...nowhere, contact: key };
	return { ...nowhere, room: key, isPlan: kind === 'plan' };
}
