import { expect, it } from 'vitest';
import { readCell } from '#db/catalogue/format/cells';
import { fileRules } from '#db/catalogue/format/files';
import { IMPORT_FILES } from '~/domain/operator-desk/import/import-files';
import {
	AMOUNT_COLUMNS,
	type ColumnMapping,
	DAY_COLUMNS,
	groupRows,
	mappingFault,
	mapTable,
	NUMBER_COLUMNS,
	readDay,
	wordList,
} from '~/domain/operator-desk/import/table-mapping';

const column = (target: string, more: Partial<ColumnMapping> = {}): ColumnMapping => ({
	...{ target, days: null, words: {}, isChosen: false },
	...more,
});

it('knows days, amounts, numbers and closed lists of the format, and no others', () => {
	for (const file of IMPORT_FILES)
		for (const [name, { cell, isDerived }] of Object.entries(fileRules(file).columns)) {
			if (isDerived) continue;
			const reads = (text: string) => 'value' in readCell(cell, text);
			const isText = reads('Some words, of any kind') || reads('some-words');
			const words = wordList(file, name);
			const place = `${file}.${name}`;
			expect([place, DAY_COLUMNS.includes(name)]).toEqual([place, !isText && reads('2027-01-02')]);
			if (words)
				expect([place, words.filter((word) => !reads(word)), reads('no-such-word')]).toEqual([place, [], false]);
			const isNumber = AMOUNT_COLUMNS.includes(name) || NUMBER_COLUMNS.includes(name);
			if (!isText && !words && !isNumber && !DAY_COLUMNS.includes(name))
				expect(['file', 'object_position', 'beds', 'arrival_days', 'departure_days']).toContain(name);
		}
});

it('makes a row of each price, and reads days, amounts, numbers and words', () => {
	const table = {
		...{ name: 'prices.csv', bytes: 1, headings: [] },
		rows: [{ line: 7, cells: ['Chalet Aurikel', '4.12.27', '11.12.2027', '22 500', '', '31.100,50 €', 'frei'] }],
	};
	const mapping = {
		file: 'stays' as const,
		columns: [
			...[column('@name'), column('check_in', { days: 'dmy' }), column('check_out', { days: 'dmy' })],
			...[column('@price.self_catered'), column('@price.bed_and_breakfast'), column('@price.catered')],
			column('status', { words: { frei: 'available' } }),
		],
		fixed: {},
	};
	const days = { check_in: '2027-12-04', check_out: '2027-12-11', status: 'available' };
	expect(groupRows(mapTable(table, mapping))).toEqual([
		{
			...{ key: 'Chalet Aurikel', isName: true },
			rows: [
				{
					file: 'stays',
					source: 'prices.csv',
					line: 7,
					cells: { ...days, service_level: 'self_catered', price: '22500' },
				},
				{
					file: 'stays',
					source: 'prices.csv',
					line: 7,
					cells: { ...days, service_level: 'catered', price: '31100.50' },
				},
			],
		},
	]);
});

it('leaves what it cannot read as it was typed', () => {
	const table = {
		name: 'a.csv',
		bytes: 1,
		headings: [],
		rows: [{ line: 2, cells: ['a', '31.02.2027', '41.2OO', '12+2'] }],
	};
	const mapping = {
		file: 'stays' as const,
		columns: [column('property'), column('check_in', { days: 'dmy' }), column('price'), column('')],
		fixed: { service_level: 'catered' },
	};
	expect(mapTable(table, mapping)[0]?.row.cells).toEqual({
		...{ service_level: 'catered', check_in: '31.02.2027', price: '41.2OO' },
	});
});

it('reads days in each form, and none that does not exist', () => {
	expect(readDay('2027-02-03', 'dmy')).toBe('2027-02-03');
	expect(readDay('3.2.27', 'dmy')).toBe('2027-02-03');
	expect(readDay('2/3/2027', 'mdy')).toBe('2027-02-03');
	expect(readDay('29.02.2027', 'dmy')).toBeNull();
	expect(readDay('3.2.2027', 'ymd')).toBeNull();
	expect(readDay('hello', 'dmy')).toBeNull();
});

it('says which column is missing or there twice', () => {
	const mapping = (targets: string[]) => ({
		file: 'stays' as const,
		columns: targets.map((target) => column(target)),
		fixed: {},
	});
	expect(mappingFault(mapping(['check_in', 'price']))).toBe('property');
	expect(mappingFault(mapping(['@name', 'price', 'price']))).toBe('twice');
	expect(mappingFault(mapping(['property', 'price', '', '']))).toBeNull();
	expect(mappingFault({ file: null, columns: [column('price')], fixed: {} })).toBeNull();
});
