import { describe, expect, it } from 'vitest';
import { type FileKey, fileRules } from '#db/catalogue/format/files';
import { ENTRY_KINDS } from '~/domain/administration/entries/entry-kinds';
import { ENTRY_PARTS } from '~/domain/administration/entries/entry-parts';
import { rulesOf } from '~/domain/administration/entries/entry-rows.server';
import german from '~/locales/de/catalogue-entries';
import english from '~/locales/en/catalogue-entries';

const PARTS = ENTRY_KINDS.flatMap((kind) => ENTRY_PARTS[kind]);

type Words = Record<string, Record<string, string>>;

describe.each(PARTS.map((part) => [part.file, part] as const))('%s', (file, part) => {
	it('has every column of the format', () => {
		const { columns, owner } = rulesOf(file);
		const wanted = Object.keys(columns).filter((name) => name !== owner);
		// Where a row stands among its kind is the order of the file.
		const fields = part.fields.filter(({ isOrder }) => !isOrder);
		expect(fields.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
	});

	it('says which are required, and which name entries', () => {
		const { columns } = rulesOf(file);
		for (const { name, isRequired, names, isOrder } of part.fields) {
			if (isOrder) continue;
			// German that is missing is the English.
			if (!name.endsWith('_de')) expect([name, isRequired ?? false]).toEqual([name, columns[name]?.isRequired]);
			if (columns[name]?.references) expect([name, names]).toEqual([name, expect.any(String)]);
		}
	});

	it('has words for its fields and choices in both languages', () => {
		for (const texts of [english, german]) {
			const [labels, choices]: [Words, Words] = [texts.field, texts.choice];
			for (const { name, kind, options = [] } of part.fields) {
				expect([name, labels[file]?.[name]]).toEqual([name, expect.any(String)]);
				if ((kind === 'choice' || kind === 'many') && !/currency/.test(name))
					for (const option of options)
						expect([name, option, choices[name]?.[option]]).toEqual([name, option, expect.any(String)]);
			}
			expect(texts.part).toHaveProperty(file);
		}
	});
});

it('has every file of operators, places, regions, facilities and the concierge', () => {
	const files = PARTS.map(({ file }) => file).filter((file) => file !== 'programmes');
	expect(files.map((file) => fileRules(file as FileKey).name)).toEqual([
		'operators.csv',
		'sales-terms.csv',
		'payment-terms.csv',
		'cancellation-terms.csv',
		'places.csv',
		'place-tourist-taxes.csv',
		'regions.csv',
		'facilities.csv',
		'concierge-suppliers.csv',
		'concierge-services.csv',
	]);
});
