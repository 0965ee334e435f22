import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ReadPdf = {
	title: string;
	pages: number;
	/** Width and height in points. */
	size: string;
	language: string | null;
	/** Titles of the bookmarks' entries. */
	hasBookmarks: boolean;
	/** Names of fonts that are not embedded as a subset. */
	strangeFonts: string[];
	fonts: string[];
	/** As it is read, with single spaces. */
	text: string;
	/** The same in the order in which it was written: a name of several lines stands in one piece. */
	written: string;
};

/** What poppler finds in a PDF. Throws where it is none. */
export function readPdf(bytes: Buffer): ReadPdf {
	const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
	try {
		const file = join(folder, 'document.pdf');
		writeFileSync(file, bytes);
		const info = run('pdfinfo', file);
		const field = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(info)?.[1]?.trim() ?? '';
		const fonts = run('pdffonts', file).split('\n').slice(2).filter(Boolean);
		const raw = bytes.toString('latin1');
		return {
			title: field('Title'),
			pages: Number(field('Pages')),
			size: field('Page size'),
			language: /\/Lang \(([\w-]+)\)/.exec(raw)?.[1] ?? null,
			hasBookmarks: raw.includes('/Outlines'),
			fonts: fonts.map((line) => line.split(/\s+/)[0] ?? ''),
			strangeFonts: fonts.filter((line) => !/\byes yes yes\b/.test(line)),
			text: pdfText(file),
			written: pdfText(file, 'raw'),
		};
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** The text of a PDF file as it lies on the page, or `raw`: in the order in which it was written. */
export function pdfText(file: string, order: 'layout' | 'raw' = 'layout'): string {
	return run('pdftotext', `-${order}`, file, '-').replace(/\s+/g, ' ');
}

/** How many pictures are drawn in a PDF file. */
export function drawnPictures(file: string): number {
	return run('pdfimages', '-list', file).trim().split('\n').slice(2).length;
}

function run(tool: string, ...args: string[]): string {
	return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

export type FileAnswer = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };

/** Asks for a file as any host; the bytes as they come. */
export function askFile(port: number, path: string, headers: Record<string, string> = {}): Promise<FileAnswer> {
	return new Promise((resolve, reject) => {
		request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers } }, (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			incoming.on('error', reject);
			incoming.on('end', () =>
				resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes: Buffer.concat(chunks) }),
			);
		})
			.on('error', reject)
			.end();
	});
}
