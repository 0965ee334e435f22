import type { CatalogueError } from './catalogue-error';

/** Errors of one kind: the same thing wrong in the same column of a file. */
export type ErrorKind = { file: string; column: string | null; wrong: string; count: number; firstLine: number };

/** The kinds of errors, the most frequent first. What is quoted and counted differs from row to row and does not tell kinds apart. */
export function summariseErrors(errors: readonly CatalogueError[]): ErrorKind[] {
	const kinds = new Map<string, ErrorKind>();
	for (const { file, line, column, wrong } of errors) {
		const shape = wrong
			.replace(/"[^"]*"/g, '"…"')
			.replace(/\d{4}-\d\d-\d\d/g, '…')
			.replace(/(?<![\p{L}+])\d+([.,]\d+)*/gu, '…');
		const folder = /^(?:hotels\/)?texts\//.exec(file)?.[0];
		const name = [folder ?? file, column, shape].join('\n');
		const kind = kinds.get(name);
		if (!kind) kinds.set(name, { file: folder ?? file, column, wrong: shape, count: 1, firstLine: line });
		else {
			kind.count += 1;
			kind.firstLine = Math.min(kind.firstLine, line);
		}
	}
	return [...kinds.values()].sort((a, b) => b.count - a.count || (a.file < b.file ? -1 : 1));
}
