import { WorkerEntrypoint } from 'cloudflare:workers';
import type { Letter } from '~/domain/brand/letterhead';
import { letterPdf } from './letter';

/** What other workers call: binding `DOCUMENTS`, entrypoint `Documents`. */
export class Documents extends WorkerEntrypoint {
	/** One page of A4 as a PDF. */
	letterhead(letter: Letter): Promise<ArrayBuffer> {
		return letterPdf(letter);
	}
}

export default {
	async fetch(): Promise<Response> {
		return new Response('Nothing to read here\n', { status: 404 });
	},
};
