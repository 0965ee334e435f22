import { choice, file, objectPosition, PHOTO_TYPES, text, yesNo } from './cells';
import { derived, optional, required, withDefault } from './column';

/** What is told of a photograph beside its file: how it stands in its frame, and what it shows. */
export const pictureColumns = () => ({
	mirrored: withDefault(yesNo(), false),
	object_position: optional(objectPosition()),
	alt_en: optional(text(300)),
	alt_de: optional(text(300)),
	hash: derived(text()),
});

/** A photograph and what it shows of its property or hotel. */
export const photoColumns = <const Subject extends string>(
	subjects: readonly Subject[],
	fallback: NoInfer<Subject>,
) => ({
	file: required(file(PHOTO_TYPES)),
	shows: withDefault(choice(subjects), fallback),
	...pictureColumns(),
});

/** What the tables of photographs name differently. */
export const PICTURE_STORED = { mirrored: 'is_mirrored', hash: 'picture_hash' };
