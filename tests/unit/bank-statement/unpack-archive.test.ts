import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { STATEMENT_LIMITS } from '~/domain/bank-statement/bank-statement';
import { DroppedFileError, readDroppedFile } from '~/domain/bank-statement/read-dropped-file';
import { StatementError } from '~/domain/bank-statement/statement-error';
import { unpackArchive } from '~/domain/bank-statement/unpack-archive';
import { bytes, camtFile } from './camt-file';

const dayFile = (id: string) =>
	bytes(camtFile([{ id, closing: '12.50', entries: [{ amount: '12.50', bankReference: `REF ${id}` }] }]));

const refusalOf = (read: () => unknown) => {
	try {
		read();
	} catch (error) {
		if (error instanceof DroppedFileError) return { code: error.refusal.code, file: error.fileName };
		if (error instanceof StatementError) return { code: error.code };
		throw error;
	}
	return null;
};

describe('an archive of statements (PAYMENT-7)', () => {
	it('is read as its files are, packed or stored, in any folder', () => {
		const archive = zipSync({
			'2026/': new Uint8Array(),
			'2026/a.xml': dayFile('one'),
			'b.xml': [dayFile('two'), { level: 0 }],
			'__MACOSX/._a.xml': strToU8('x'),
			'.DS_Store': strToU8('x'),
		});
		expect(readDroppedFile(archive, 'week.zip').map(({ statementId, fileName }) => [statementId, fileName])).toEqual([
			['one', 'week.zip/2026/a.xml'],
			['two', 'week.zip/b.xml'],
		]);
	});
	it('is one file where it is none', () => {
		expect(readDroppedFile(dayFile('one'), 'day.xml').map(({ fileName }) => fileName)).toEqual(['day.xml']);
	});
	it.each([
		[
			'another file between them',
			{ 'a.xml': dayFile('one'), 'b.pdf': strToU8('%PDF-1.7'), 'c.xml': dayFile('two') },
			'xml',
			'b.pdf',
		],
		[
			'an archive in it',
			{ 'a.xml': dayFile('one'), 'in.zip': zipSync({ 'b.xml': dayFile('two') }) },
			'encoding',
			'in.zip',
		],
		['the same statement in two', { 'a.xml': dayFile('one'), 'b.xml': dayFile('one') }, 'repeated', 'b.xml'],
	] as const)('is refused for %s, by the name of that file', (_, files, code, file) => {
		expect(refusalOf(() => readDroppedFile(zipSync(files), 'week.zip'))).toEqual({ code, file });
	});

	it('is refused where it is cut off or changed anywhere, and nothing else comes out', () => {
		const whole = zipSync({ 'a.xml': dayFile('one'), 'b.xml': dayFile('two') });
		for (let length = 4; length < whole.length; length += 1)
			expect(
				refusalOf(() => unpackArchive(whole.subarray(0, length))),
				`${length}`,
			).toEqual({ code: 'zip' });
		for (let at = 0; at < whole.length; at += 1) {
			const changed = whole.slice();
			changed[at] = (changed[at] ?? 0) ^ 0xff;
			expect(() => refusalOf(() => readDroppedFile(changed, 'week.zip')), `${at}`).not.toThrow();
		}
	});
	it('is refused without a file, and with a password', () => {
		expect(refusalOf(() => unpackArchive(zipSync({})))).toEqual({ code: 'zip' });
		const locked = zipSync({ 'a.xml': dayFile('one') });
		// Bit 0 of the flags of its entry in the directory, which follows the file.
		const directory = locked.findIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, next) => locked[at + next] === byte));
		locked[directory + 8] = (locked[directory + 8] ?? 0) | 1;
		expect(refusalOf(() => unpackArchive(locked))).toEqual({ code: 'zip' });
	});

	it('that unpacks to too much is stopped at the limit, in one file or in many', () => {
		const zeros = new Uint8Array(STATEMENT_LIMITS.bytes / 4);
		const one = zipSync({ 'bomb.xml': new Uint8Array(STATEMENT_LIMITS.bytes * 4) }, { level: 9 });
		const many = zipSync(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}.xml`, zeros])), { level: 9 });
		for (const bomb of [one, many]) {
			expect(bomb.length).toBeLessThan(STATEMENT_LIMITS.bytes / 100);
			expect(refusalOf(() => unpackArchive(bomb))).toEqual({ code: 'too-large' });
		}
		const crowd = Object.fromEntries(
			Array.from({ length: STATEMENT_LIMITS.archiveFiles + 1 }, (_, at) => [`${at}`, zeros.subarray(0, 1)]),
		);
		expect(refusalOf(() => unpackArchive(zipSync(crowd)))).toEqual({ code: 'too-many-files' });
	});
});
