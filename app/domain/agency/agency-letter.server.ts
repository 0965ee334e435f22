import type { RequestContext } from '~/context';
import { requireAgency } from '../access/require-actor';
import { type DocumentPicture, type LetterDocument, pictureKey } from '../document/document';
import { readDocumentFiles } from '../document/document-files.server';
import { documentFrame } from '../document/document-frame';

/** Words of the letter that shows an agency its paper. */
export type LetterWords = Pick<LetterDocument, 'title' | 'text' | 'rows' | 'total'>;

/** A drawing of ours, which is no picture of the store. */
const SCENE = '/scenes/hotel-800.jpg';
const PICTURE: DocumentPicture = {
	...{ hash: 'scene', width: 800, colour: '#8a8f98', isMirrored: false, position: null },
};

/**
 * The letter of the actor's agency in its brand as it is published, as a PDF. Throws DomainError 'forbidden' without a verified agency,
 * 'unavailable' when it cannot be printed.
 */
export async function printAgencyLetter(
	ctx: Pick<RequestContext, 'actor' | 'brand' | 'language' | 'services' | 'settings'>,
	words: LetterWords,
): Promise<ArrayBuffer> {
	const { agency } = requireAgency(ctx);
	const { brand, language, services } = ctx;
	const frame = documentFrame(brand, {
		...{ language, title: words.title, sender: agency.name, senderLines: [], mark: '', watermark: null },
	});
	const letter: LetterDocument = { ...words, kind: 'letter', frame, picture: PICTURE };
	const [{ files }, scene] = await Promise.all([readDocumentFiles(ctx, letter), services.readAsset(SCENE)]);
	const pictures = scene ? { [pictureKey(PICTURE)]: scene } : {};
	return services.printDocument(letter, { ...files, pictures });
}
