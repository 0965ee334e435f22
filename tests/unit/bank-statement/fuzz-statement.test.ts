import { expect, test } from 'vitest';
import { readStatements } from '~/domain/bank-statement/read-statements';
import { StatementError } from '~/domain/bank-statement/statement-error';
import { camtFile, bytes as encode } from './camt-file';
import { STATEMENTS } from './statements';

const FILES = Object.values(STATEMENTS).flatMap((statements) => [
	encode(camtFile(statements, { version: '02', prefix: 'a' })),
	encode(camtFile(statements, { version: '08' })),
]);
/** What tends to break readers; each is put in at some place. */
const PIECES = [
	'<',
	'>',
	'&',
	';',
	'"',
	"'",
	'/',
	'<!--',
	'-->',
	'<![CDATA[',
	']]>',
	'<?',
	'?>',
	'<!DOCTYPE x>',
	'&lt;',
	'&#xFFFF;',
	'&#55296;',
	'\u0000',
	'\uFEFF',
	'\u202E',
	'😀',
	'xmlns=""',
	' xmlns:a="urn:x"',
	'<Stmt>',
	'</Stmt>',
	'<Ntry>',
	'</Ntry>',
	'<Amt Ccy="EUR">1</Amt>',
	'-',
	'.',
	'E9',
	'NaN',
	'9'.repeat(400),
	'__proto__',
	'constructor',
	'<__proto__/>',
	'2026-99-99',
	'<SplmtryData>',
	'</SplmtryData>',
].map(encode);

/** Small, fast and the same on every machine (mulberry32). */
function randomOf(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
	};
}

function mutate(file: Uint8Array, random: (below: number) => number): Uint8Array {
	let bytes = file;
	for (let turns = random(5) === 0 ? 3 : 1; turns > 0; turns -= 1) {
		const at = random(bytes.length + 1);
		const length = random(8) === 0 ? random(bytes.length - at + 1) : random(4);
		const piece = PIECES[random(PIECES.length)] ?? new Uint8Array();
		const copied = bytes.subarray(at, at + length);
		const kinds = [
			() => [bytes.subarray(0, at), bytes.subarray(at + length)],
			() => [bytes.subarray(0, at), piece, bytes.subarray(at)],
			() => [bytes.subarray(0, at), piece, bytes.subarray(at + length)],
			() => [bytes.subarray(0, at), copied, bytes.subarray(at)],
			() => [bytes.subarray(0, at), Uint8Array.of(random(256)), bytes.subarray(at + 1)],
		];
		bytes = joined(kinds[random(kinds.length)]?.() ?? []);
	}
	return bytes;
}

function joined(parts: Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

test('a changed file is read or refused, and what is read adds up', () => {
	let refused = 0;
	let read = 0;
	for (let seed = 1; seed <= 4_000; seed += 1) {
		const file = mutate(FILES[seed % FILES.length] ?? new Uint8Array(), randomOf(seed));
		try {
			for (const { opening, closing, transactions } of readStatements(file)) {
				const sum = transactions.reduce((total, { minor }) => total + minor, opening.minor);
				expect(sum, `seed ${seed}`).toBe(closing.minor);
			}
			read += 1;
		} catch (error) {
			if (!(error instanceof StatementError)) throw new Error(`seed ${seed}`, { cause: error });
			expect(error.place.line, `seed ${seed}`).toBeGreaterThan(0);
			refused += 1;
		}
	}
	// Both happen often, or the changes are too strong or too weak to try anything.
	expect(Math.min(refused, read)).toBeGreaterThan(300);
});
