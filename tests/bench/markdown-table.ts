import type { BenchRow } from './bench-row';

/** The bench's one table, columns padded so that it reads well in a terminal too. */
export function markdownTable(rows: readonly BenchRow[]): string {
	const cells = [
		['What', 'Measured', 'Budget', 'Verdict'],
		...rows.map(({ what, measured, budget, isMet }) => [what, measured, budget, verdict(isMet)]),
	];
	const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
	const lines = cells.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
	lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
	return lines.join('\n');
}

function verdict(isMet: boolean | null): string {
	if (isMet === null) return '';
	return isMet ? 'met' : 'not met';
}
