import * as z from 'zod';
import { PICTURE_TYPES, PICTURE_WIDTHS, pictureUrl, servedWidths } from './picture-url';
import type { StoredPicture } from './stored-picture';

const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** A picture as the API gives it. */
export const pictureShape = z
	.object({
		url: z.string().describe('The widest JPEG.'),
		alt: z.string(),
		width: z.int().describe('Of the source, in pixels; renditions keep its ratio.'),
		height: z.int(),
		dominantColour: z.string().describe('`#rrggbb`, for the time until the picture is there.'),
		isMirrored: z.boolean().describe('To be shown mirrored.'),
		objectPosition: z.string().nullable().describe('CSS object-position for crops; null: the middle.'),
		renditions: z.array(
			z.object({
				url: z.string(),
				type: z.enum(Object.values(MEDIA_TYPES)),
				width: z.union(PICTURE_WIDTHS.map((width) => z.literal(width))),
			}),
		),
	})
	.meta({ id: 'Picture', description: 'A picture with its renditions.' });

/** The answer for a stored picture; `base` is the address of the picture store. */
export function pictureAnswer({ hash, ...picture }: StoredPicture, base: string): z.input<typeof pictureShape> {
	const widths = servedWidths(picture.width);
	return {
		...picture,
		url: pictureUrl(base, hash, widths.at(-1) ?? PICTURE_WIDTHS[0], 'jpg'),
		renditions: PICTURE_TYPES.flatMap((type) =>
			widths.map((width) => ({ url: pictureUrl(base, hash, width, type), type: MEDIA_TYPES[type], width })),
		),
	};
}
