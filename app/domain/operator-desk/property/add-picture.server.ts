import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { readPictureFile } from '../../agency/logo-file';
import { keyOfName } from '../../desk/key-of-name';
import type { PictureFault } from '../../hotel-desk/page/picture-fault';
import { storePicture } from '../../hotel-desk/page/store-picture.server';
import { prepareAfterwards } from '../../picture/prepare-pictures.server';
import { type EditPropertyContext, openProperty } from './open-property.server';
import { type PropertyContent, tidy } from './property-content';
import { propertyPart } from './property-parts';

export type AddedPicture =
	| { outcome: 'saved'; revision: number; id: string }
	| { outcome: 'refused'; fault: PictureFault | 'count' };

/** Parts whose rows begin with a picture. */
export type PicturePart = 'pictures' | 'floorplans';

/** How often it begins again because another user has saved meanwhile. */
const TRIES = 40;

type Adding = {
	ctx: EditPropertyContext & Pick<RequestContext, 'waitUntil'>;
	propertyId: string;
	part: PicturePart;
	file: { name: string; bytes: Uint8Array<ArrayBuffer> };
};

/**
 * Stores a picture or floor plan and puts it at the end of its part in the draft, or says what is wrong with it; then nothing is stored. Its renditions are made after the
 * answer. Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function addPropertyPicture({ ctx, propertyId, part, file }: Adding): Promise<AddedPicture> {
	const opened = await openProperty(ctx, propertyId);
	const { property, content } = opened;
	const { most } = propertyPart(part);
	if (content[part].length >= most) return { outcome: 'refused', fault: 'count' };
	const isPlan = part === 'floorplans';
	// A catalogue has floor plans as PNG, JPEG or drawings.
	if (isPlan && readPictureFile(file.bytes)?.extension === 'webp') return { outcome: 'refused', fault: 'type' };
	const stored = await storePicture(ctx, { ...file, isPlan });
	if ('fault' in stored) return { outcome: 'refused', fault: stored.fault };
	const { hash, width, height, colour, sourceType } = stored.facts;
	const name = keyOfName(file.name.replace(/\.[^.]*$/, '')) || 'picture';
	const facts = {
		...{ hash, file: `${property.key}/${name}.${sourceType}`, colour, type: sourceType },
		...{ width: String(width), height: String(height) },
	};
	for (let tries = 1; ; tries++) {
		const desk = await opened.again();
		if (desk.content[part].length >= most) return { outcome: 'refused', fault: 'count' };
		const id = freeId(desk.content, part, hash);
		const values = isPlan ? facts : { ...facts, shows: 'other' };
		const next = { ...desk.content, [part]: [...desk.content[part], tidy(part, { id, values })] };
		try {
			const { revision } = await desk.save(next);
			prepareAfterwards(ctx);
			return { outcome: 'saved', revision, id };
		} catch (error) {
			const isOvertaken = error instanceof DomainError && error.reason === 'changed-meanwhile';
			if (!isOvertaken || tries === TRIES) throw error;
		}
	}
}

/** A property may show a picture twice. */
function freeId(content: PropertyContent, part: PicturePart, hash: string): string {
	const taken = new Set(content[part].map(({ id }) => id));
	let number = 1;
	while (taken.has(number === 1 ? hash : `${hash}-${number}`)) number += 1;
	return number === 1 ? hash : `${hash}-${number}`;
}
