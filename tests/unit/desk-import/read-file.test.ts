import { expect, it } from 'vitest';
import { importTargets } from '~/domain/operator-desk/import/import-targets.server';
import { readFile } from '~/domain/operator-desk/import/read-file';

const TARGETS = importTargets();
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (name: string, content: string | Uint8Array) =>
	readFile(name, typeof content === 'string' ? bytes(content) : content, TARGETS);

it('reads tables whatever parts their cells', () => {
	for (const sign of [',', ';', '\t', '|'])
		expect(read('a.csv', `key${sign}name\r\na${sign}"B ""C"""\r\n\r\n`)).toMatchObject({
			kind: 'table',
			table: { headings: ['key', 'name'], rows: [{ line: 2, cells: ['a', 'B "C"'] }] },
		});
	// A sign within quotes parts nothing.
	expect(read('a.csv', '"a;b;c",d\n1,2')).toMatchObject({ table: { headings: ['a;b;c', 'd'] } });
});

it('reads the encodings that spreadsheets write', () => {
	const wide = new Uint8Array([0xff, 0xfe, ...[...'Haus,ü\n1,ß'].flatMap((sign) => [sign.charCodeAt(0) & 255, 0])]);
	expect(read('a.csv', wide)).toMatchObject({ table: { headings: ['Haus', 'ü'], rows: [{ cells: ['1', 'ß'] }] } });
	const western = new Uint8Array(
		[...'H'].map((sign) => sign.charCodeAt(0)).concat([0xfc, 0x2c, 0x62, 0x0a, 0x31, 0x2c, 0x32]),
	);
	expect(read('a.csv', western)).toMatchObject({ table: { headings: ['Hü', 'b'] } });
	expect(read('a.csv', bytes('\uFEFFkey,name\na,b'))).toMatchObject({ table: { headings: ['key', 'name'] } });
});

it('says why a file cannot be read', () => {
	expect(read('a.csv', 'key,name\na,"b\nc,d')).toMatchObject({ kind: 'fault', fault: 'syntax', line: 2 });
	expect(read('a.csv', '')).toMatchObject({ kind: 'fault', fault: 'empty' });
	expect(read('a.exe', 'MZ')).toMatchObject({ kind: 'fault', fault: 'unknown' });
	expect(read('a.csv', new Uint8Array([0x50, 0, 0x4b, 0]))).toMatchObject({ kind: 'fault', fault: 'encoding' });
	expect(read('a.json', '{"files":{"nothing.csv":[]}}')).toMatchObject({ kind: 'fault', fault: 'json' });
	expect(read('a.json', '[1')).toMatchObject({ kind: 'fault', fault: 'json' });
	expect(read('notes.md', 'Hello')).toMatchObject({ kind: 'fault', fault: 'textName' });
	expect(read('a.csv', new Uint8Array(25_000_001).fill(65))).toMatchObject({ kind: 'fault', fault: 'tooLarge' });
});

it('reads texts by their names and JSON by the names of its files', () => {
	expect(read('texts/chalet-enzian.de.md', '---\nsummary: x\n---\n')).toMatchObject({
		kind: 'text',
		rows: [{ owner: 'chalet-enzian', row: { file: 'texts', line: 1, cells: { language: 'de' } } }],
	});
	expect(read('out.json', '{"files":{"stays.csv":[{"property":"a","price":12}]}}')).toMatchObject({
		kind: 'rows',
		rows: [{ owner: 'a', row: { file: 'stays', source: 'out.json#stays.csv', line: 1, cells: { price: '12' } } }],
	});
});
