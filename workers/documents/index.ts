import { WorkerEntrypoint } from 'cloudflare:workers';
import type { Letter } from '~/domain/brand/letterhead';
import { nothingToRead } from '../nothing-to-read';
import { letterPdf } from './letter';

/** What other workers call: binding `DOCUMENTS`, entrypoint `Documents`. */
export class Documents extends WorkerEntrypoint {
	/** One page of A4 as a PDF. */
	letterhead(letter: Letter): Promise<ArrayBuffer> {
		return letterPdf(letter);
	}
}

export default nothingToRead;
