import { derived, optional, withDefault } from './column';
import { objectPosition, text, yesNo } from './kinds';

/** What is told of a photograph beside its file: how it stands in its frame, and what it shows. */
export const pictureColumns = () => ({
	mirrored: withDefault(yesNo(), false),
	object_position: optional(objectPosition()),
	alt_en: optional(text(300)),
	alt_de: optional(text(300)),
	hash: derived(text()),
});
