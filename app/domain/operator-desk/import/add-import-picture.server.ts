import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { readPictureFile } from '../../agency/logo-file';
import type { PictureFault } from '../../hotel-desk/page/picture-fault';
import { storePicture } from '../../hotel-desk/page/store-picture.server';
import { prepareAfterwards } from '../../picture/prepare-pictures.server';
import { readPictureHashes } from './read-known.server';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now' | 'services' | 'waitUntil'>;

/** Which of these pictures the product has, by their hashes. Throws DomainError 'forbidden'; 'unavailable'. */
export async function knownPictures(ctx: Context, hashes: readonly string[]): Promise<string[]> {
	requireActor(ctx, 'desk');
	return readPictureHashes(ctx.db, hashes);
}

type Adding = { ctx: Context; file: { name: string; bytes: Uint8Array<ArrayBuffer> }; isPlan: boolean };

/**
 * Stores a picture that the rows of an import name, so that they can name its hash; or says what is wrong with it. Its renditions are made after the answer, and the import
 * waits for them. Throws DomainError 'forbidden'; 'unavailable'.
 */
export async function addImportPicture({
	ctx,
	file,
	isPlan,
}: Adding): Promise<{ hash: string } | { fault: PictureFault }> {
	requireActor(ctx, 'desk');
	// A catalogue has floor plans as PNG, JPEG or drawings.
	if (isPlan && readPictureFile(file.bytes)?.extension === 'webp') return { fault: 'type' };
	const stored = await storePicture(ctx, { ...file, isPlan });
	if ('fault' in stored) return stored;
	prepareAfterwards(ctx);
	return { hash: stored.facts.hash };
}
