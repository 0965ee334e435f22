import { WorkerEntrypoint } from 'cloudflare:workers';
import type { Letter } from '~/domain/brand/letterhead';
import type { AnyDocument, DocumentFiles } from '~/domain/document/document';
import { nothingToRead } from '../nothing-to-read';
import { letterPdf } from './letter';
import { documentPdf } from './print-document';

/** What other workers call: binding `DOCUMENTS`, entrypoint `Documents`. */
export class Documents extends WorkerEntrypoint {
	/** One page of A4 as a PDF. */
	letterhead(letter: Letter): Promise<ArrayBuffer> {
		return letterPdf(letter);
	}

	/** A proposal or a stay as a PDF. */
	print(document: AnyDocument, files: DocumentFiles): Promise<ArrayBuffer> {
		return documentPdf(document, files);
	}
}

export default nothingToRead;
