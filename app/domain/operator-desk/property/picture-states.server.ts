import type { RequestContext } from '~/context';
import type { PictureStates } from '../../picture/picture-states';
import { readPictureStates, tryPictureAgain } from '../../picture/picture-states.server';
import { prepareAfterwards } from '../../picture/prepare-pictures.server';
import { openProperty } from './open-property.server';
import type { PropertyContent } from './property-content';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now' | 'services' | 'waitUntil'>;

/** Pictures and floor plans of a content, by their hashes. */
export function pictureHashes({ pictures, floorplans }: PropertyContent): string[] {
	return [...pictures, ...floorplans].flatMap(({ values: { hash } }) => hash || []);
}

/**
 * Which pictures of a property's draft are not ready for guests; asking goes on with preparing them, so that a page that waits needs no schedule. Throws DomainError
 * 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function pictureStates({ ctx, propertyId }: { ctx: Context; propertyId: string }): Promise<PictureStates> {
	const { content } = await openProperty(ctx, propertyId);
	const states = await readPictureStates(ctx.db, pictureHashes(content));
	if (Object.values(states).includes('preparing')) prepareAfterwards(ctx);
	return states;
}

/** Prepares a picture of the draft anew that has failed. Throws as above; a picture that the draft does not have is left as it is. */
export async function preparePictureAgain({
	ctx,
	propertyId,
	hash,
}: {
	ctx: Context;
	propertyId: string;
	hash: string;
}): Promise<void> {
	const { content } = await openProperty(ctx, propertyId);
	if (!pictureHashes(content).includes(hash)) return;
	await tryPictureAgain(ctx.db, hash);
	prepareAfterwards(ctx);
}
