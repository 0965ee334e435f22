import { WorkerEntrypoint } from 'cloudflare:workers';
import type { AnyDocument, DocumentFiles } from '~/domain/document/document';
import { nothingToRead } from '../nothing-to-read';
import { documentPdf } from './print-document';

/** What other workers call: binding `DOCUMENTS`, entrypoint `Documents`. */
export class Documents extends WorkerEntrypoint {
	/** A proposal, a stay or a sample letter as a PDF. */
	print(document: AnyDocument, files: DocumentFiles): Promise<ArrayBuffer> {
		return documentPdf(document, files);
	}
}

export default nothingToRead;
