import { expect, it } from 'vitest';
import { guessMapping } from '~/domain/operator-desk/import/guess-mapping';
import { IMPORT_FILES } from '~/domain/operator-desk/import/import-files';
import { importTargets } from '~/domain/operator-desk/import/import-targets.server';

const TARGETS = importTargets();
const table = (name: string, text: string) => {
	const [headings = [], ...rows] = text.split('\n').map((line) => line.split(';'));
	return { name, bytes: 1, headings, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
};
const guess = (name: string, text: string) => {
	const { file, columns, fixed } = guessMapping(table(name, text), TARGETS);
	return { file, targets: columns.map(({ target }) => target), fixed };
};

it('knows every file of ours by its own headings, under any name', () => {
	for (const file of IMPORT_FILES) {
		const { name, columns } = TARGETS[file];
		const own = columns.map((column) => column.name);
		expect([name, guess(name, own.join(';')).targets]).toEqual([name, own]);
		expect([name, guess('export.csv', own.join(';')).file]).toEqual([name, file]);
	}
});

it('guesses a list of prices in German', () => {
	const text =
		'Haus;Anreise;Abreise;SC;ÜF;Catered;Status;Bemerkung\nChalet Aurikel;04.12.2027;11.12.2027;22 500;25 300;31 100;frei;Pool ab 12.12.';
	expect(guess('prices-2027-28.csv', text)).toEqual({
		file: 'stays',
		targets: [
			...['@name', 'check_in', 'check_out'],
			...['@price.self_catered', '@price.bed_and_breakfast', '@price.catered', 'status', ''],
		],
		fixed: {},
	});
	const { columns } = guessMapping(table('a.csv', text), TARGETS);
	expect(columns[1]?.days).toBe('dmy');
	expect(columns[6]?.words).toEqual({ frei: 'available' });
});

it('guesses a list of properties, of prices of one level, of texts, and of seasons', () => {
	expect(guess('haeuser.csv', 'Schlüssel;Schlafzimmer;Wohnfläche;Haustiere\na;5;100;ja')).toMatchObject({
		file: 'properties',
		targets: ['key', 'bedrooms', 'area_sqm', 'pets'],
	});
	expect(guess('rates.csv', 'property;from;to;price\na;2027-01-02;2027-01-09;1')).toMatchObject({
		file: 'stays',
		fixed: { service_level: 'self_catered' },
	});
	expect(guess('texts-de.csv', 'property;summary;description\na;b;c')).toMatchObject({
		file: 'texts',
		targets: ['property', 'summary', 'general'],
		fixed: { language: 'de' },
	});
	expect(guess('minimum.csv', 'property;First night;Last night;Minimum stay\na;2027-01-02;2027-01-09;7')).toMatchObject(
		{
			file: 'stayRules',
			targets: ['property', 'first_night', 'last_night', 'shortest_stay'],
		},
	);
});

it('takes American days where a month would be beyond twelve, and leaves alone what it does not know', () => {
	const { columns } = guessMapping(table('a.csv', 'property;from;to;price\na;12/24/2027;12/31/2027;1'), TARGETS);
	expect(columns[1]?.days).toBe('mdy');
	expect(guess('accounts.csv', 'Konto;Soll;Haben\n1;2;3').file).toBeNull();
});
