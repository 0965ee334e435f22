import type { RequestContext } from '~/context';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { DOCUMENTS } from '~/platform/cache/policies';
import { sha256 } from '../idempotency/body-hash';
import type { AnyDocument } from './document';
import { readDocumentFiles } from './document-files.server';

type Context = Pick<RequestContext, 'services' | 'settings'>;

const printed = new MemoryCache<Uint8Array<ArrayBuffer>>(DOCUMENTS, ({ byteLength }) => byteLength);

/**
 * A document as a PDF. The same words, amounts, pictures and colours are printed once and then cached by their hash, unless a picture was missing.
 * Throws DomainError 'unavailable' when it cannot be printed now.
 */
export function printDocument(ctx: Context, document: AnyDocument): Promise<Uint8Array<ArrayBuffer>> {
	return printOnce(ctx, document, async () => document);
}

/** The same for a document that is made of `source` and nothing else, so that it is made where it has to be printed alone. */
export async function printOnce(
	ctx: Context,
	source: object,
	make: () => Promise<AnyDocument>,
): Promise<Uint8Array<ArrayBuffer>> {
	const key = await sha256(JSON.stringify(source));
	const known = printed.get(key);
	if (known) return known;
	const document = await make();
	const { files, isWhole } = await readDocumentFiles(ctx, document);
	const bytes = new Uint8Array(await ctx.services.printDocument(document, files));
	if (isWhole) printed.set(key, bytes);
	return bytes;
}
