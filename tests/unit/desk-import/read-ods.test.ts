import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readOds } from '~/domain/operator-desk/import/read-ods';
import { odsOf, row, textCells } from './ods-file';

const sheet = (rows: string, name = 'Sheet1') =>
	`<table:table table:name="${name}" table:style-name="ta1"><table:table-column table:number-columns-repeated="16384"/>${rows}</table:table>`;
const cells = (rows: string) => {
	const read = readOds(odsOf(sheet(rows)));
	if (typeof read === 'string') return read;
	return read[0]?.records.map((record) => record.cells);
};

describe('a spreadsheet of LibreOffice', () => {
	it('has its values, whatever they look like', () => {
		const value = (type: string, attributes: string, shown: string) =>
			`<table:table-cell table:style-name="ce1" office:value-type="${type}" ${attributes} calcext:value-type="${type}"><text:p>${shown}</text:p></table:table-cell>`;
		expect(
			cells(
				row(
					[
						value('float', 'office:value="12480.5"', '12.480,50'),
						value('float', 'office:value="1.5E5"', '150.000'),
						value('currency', 'office:currency="EUR" office:value="18900"', '18.900,00 €'),
						value('percentage', 'office:value="0.3"', '30,00 %'),
						value('date', 'office:date-value="2027-02-06"', '06.02.27'),
						value('date', 'office:date-value="2027-02-06T13:45:00"', '06.02.27 13:45'),
						value('time', 'office:time-value="PT16H00M00S"', '16:00:00'),
						value('boolean', 'office:boolean-value="true"', 'WAHR'),
						value('boolean', 'office:boolean-value="false"', 'FALSCH'),
						value('string', 'office:string-value="of a formula" table:formula="of:=[.A1]"', 'of a formula'),
					].join(''),
				),
			),
		).toEqual([
			['12480.5', '150000', '18900', '0.3', '2027-02-06', '2027-02-06', '16:00', 'yes', 'no', 'of a formula'],
		]);
	});

	it('has its texts with their paragraphs, spaces and marks, and without comments, drawings and notes', () => {
		const text =
			'<table:table-cell office:value-type="string"><office:annotation><dc:creator>A</dc:creator><text:p>ask</text:p></office:annotation>' +
			'<text:p>Six<text:s text:c="2"/>bedrooms &amp; <text:span>a <text:a>spa</text:a></text:span><text:tab/>pool<text:line-break/>and</text:p>' +
			'<text:p><![CDATA[<two>]]></text:p><draw:frame><draw:text-box><text:p>drawn</text:p></draw:text-box></draw:frame></table:table-cell>';
		const shapes = '<table:shapes><draw:frame><text:p>drawn</text:p></draw:frame></table:shapes>';
		expect(cells(`${shapes}${row(text)}`)).toEqual([['Six  bedrooms & a spa\tpool\nand\n<two>']]);
	});

	it('counts repeated cells and rows, covered ones too, and ends where the text does', () => {
		const rows = [
			row(textCells('key', 'name')),
			'<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
			row(
				`<table:table-cell table:number-columns-repeated="2"/><table:table-cell office:value-type="float" office:value="7" table:number-columns-repeated="3"/><table:covered-table-cell/>${textCells('end')}<table:table-cell table:number-columns-repeated="16370"/>`,
			),
			`<table:table-row table:number-rows-repeated="2">${textCells('twice')}</table:table-row>`,
			'<table:table-row table:number-rows-repeated="1048567"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
		];
		const read = readOds(odsOf(sheet(rows.join(''))));
		expect(read).toEqual([
			{
				name: 'Sheet1',
				records: [
					{ line: 1, cells: ['key', 'name'] },
					{ line: 5, cells: ['', '', '7', '7', '7', '', 'end'] },
					{ line: 6, cells: ['twice'] },
					{ line: 7, cells: ['twice'] },
				],
			},
		]);
	});

	it('has several sheets, header rows and groups, and other prefixes for the same names', () => {
		const head = `<table:table-header-rows>${row(textCells('key'))}</table:table-header-rows>`;
		const group = `<table:table-row-group>${row(textCells('a'))}</table:table-row-group>`;
		const read = readOds(odsOf(sheet(head + group, 'Häuser') + sheet(row(textCells('b')), 'Preise')));
		expect(read).toMatchObject([
			{ name: 'Häuser', records: [{ cells: ['key'] }, { line: 2, cells: ['a'] }] },
			{ name: 'Preise', records: [{ cells: ['b'] }] },
		]);
		const other =
			'<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:t="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:x="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><o:body><o:spreadsheet><t:table t:name="S"><t:table-row><t:table-cell><x:p>a</x:p></t:table-cell></t:table-row></t:table></o:spreadsheet></o:body></o:document-content>';
		expect(readOds(zipSync({ 'content.xml': strToU8(other) }))).toEqual([
			{ name: 'S', records: [{ line: 1, cells: ['a'] }] },
		]);
	});
});

it('of Google Sheets: values without shown texts, every row written out, errors in words', () => {
	const google = [
		'<table:table-row table:style-name="ro1"><table:table-cell office:value-type="string" table:style-name="ce1"><text:p><text:span>key</text:span></text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>check_in</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>price</text:p></table:table-cell></table:table-row>',
		'<table:table-row><table:table-cell office:value-type="string"><text:p>chalet-enzian</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2027-02-06T00:00:00"/><table:table-cell office:value-type="float" office:value="18900.0"/><table:table-cell table:number-columns-repeated="23"/></table:table-row>',
		...Array.from(
			{ length: 50 },
			() => '<table:table-row><table:table-cell table:number-columns-repeated="26"/></table:table-row>',
		),
		'<table:table-row><table:table-cell office:value-type="string" office:string-value="" calcext:value-type="error" table:formula="of:=1/0"><text:p>#DIV/0!</text:p></table:table-cell></table:table-row>',
	];
	expect(readOds(odsOf(sheet(google.join(''))))).toEqual([
		{
			name: 'Sheet1',
			records: [
				{ line: 1, cells: ['key', 'check_in', 'price'] },
				{ line: 2, cells: ['chalet-enzian', '2027-02-06', '18900'] },
				{ line: 53, cells: ['#DIV/0!'] },
			],
		},
	]);
});

describe('a file that asks for too much, or is none', () => {
	it.each([
		[
			'columns',
			row('<table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="900000000"/>'),
		],
		['a far cell', row(`<table:table-cell table:number-columns-repeated="5000"/>${textCells('far')}`)],
		['rows', `<table:table-row table:number-rows-repeated="900000000">${textCells('bomb')}</table:table-row>`],
		[
			'rows of columns',
			Array.from(
				{ length: 20 },
				() =>
					`<table:table-row table:number-rows-repeated="1000"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="1000"/></table:table-row>`,
			).join(''),
		],
		['depth', row(`<table:table-cell>${'<draw:g>'.repeat(500)}${'</draw:g>'.repeat(500)}</table:table-cell>`)],
	])('%s: it is too large', (_, rows) => {
		expect(cells(rows)).toBe('tooLarge');
	});

	it('a number of repetitions that is none counts once', () => {
		expect(
			cells(
				row(
					`<table:table-cell table:number-columns-repeated="-5"/><table:table-cell table:number-columns-repeated="1e9"/>${textCells('a')}`,
				),
			),
		).toEqual([['', '', 'a']]);
	});

	it('is no spreadsheet', () => {
		const bomb = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
		const text = zipSync({ 'content.xml': strToU8('<office:document-content/>') });
		for (const bytes of [
			new Uint8Array(),
			strToU8('PK no more'),
			zipSync({ 'other.xml': strToU8('<a/>') }),
			odsOf('', { name: 'xl/workbook.xml' }),
			odsOf(sheet(row(textCells('&unknown;')))),
			odsOf(sheet(row(textCells('a'))), { before: bomb }),
			zipSync({ 'content.xml': new Uint8Array([0xff, 0xfe, 0x00]) }),
			text,
		])
			expect(readOds(bytes)).toBe('spreadsheet');
		expect(readOds(odsOf(''))).toEqual([]);
	});

	it('says so whatever is broken of it', () => {
		const good = odsOf(sheet(row(textCells('key', 'name')) + row(textCells('a', 'b'))));
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
				fc.option(fc.nat(good.length)),
				(changes, cut) => {
					const broken = good.slice(0, cut ?? good.length);
					for (const [at, byte] of changes) if (at < broken.length) broken[at] = byte;
					const read = readOds(broken);
					expect(typeof read === 'string' || Array.isArray(read)).toBe(true);
				},
			),
			{ numRuns: 300 },
		);
		const tags = fc.constantFrom(
			...[
				'<table:table table:name="x">',
				'</table:table>',
				'<table:table-row>',
				'</table:table-row>',
				'<table:table-cell>',
			],
			...[
				'</table:table-cell>',
				'<text:p>',
				'</text:p>',
				'text',
				'&amp;',
				'<table:covered-table-cell/>',
				'<office:annotation>',
				'</office:annotation>',
			],
		);
		fc.assert(
			fc.property(fc.array(tags, { maxLength: 40 }), (parts) => {
				const read = readOds(odsOf(parts.join('')));
				expect(typeof read === 'string' || Array.isArray(read)).toBe(true);
			}),
			{ numRuns: 500 },
		);
	});
});
