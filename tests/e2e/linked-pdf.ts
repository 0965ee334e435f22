import type { Locator } from 'playwright/test';
import { readPdf } from '../integration/documents/read-pdf';
import { expect } from './site';

/** The text of the PDF behind a link, asked for as its page would; Chromium shows PDFs and gives tests nothing of them. */
export async function readLinkedPdf(link: Locator): Promise<string> {
	const page = link.page();
	const answer = await page.request.get(new URL(String(await link.getAttribute('href')), page.url()).href);
	expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
	return readPdf(await answer.body()).text;
}
