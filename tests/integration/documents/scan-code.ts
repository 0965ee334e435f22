import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** The dots per inch at which pages are looked at. */
export const SCAN_DPI = 300;

/** What a phone reads of the code on the first page of a PDF, and where it stands in pixels; null without one. Needs poppler (`ensurePdfTools`). */
export async function scanCode(pdf: Uint8Array) {
	const folder = mkdtempSync(join(tmpdir(), 'scan-'));
	try {
		const [file, page] = [join(folder, 'document.pdf'), join(folder, 'page')];
		writeFileSync(file, pdf);
		execFileSync('pdftoppm', ['-r', String(SCAN_DPI), '-png', '-singlefile', file, page]);
		const { data, info } = await sharp(`${page}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		return jsQR(new Uint8ClampedArray(data), info.width, info.height);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
