import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILE_KEYS, fileRules } from '#db/catalogue/format/files';
import { mappingSchema } from '#db/catalogue/mapping/mapping-schema';

const docs = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'catalogue.md'), 'utf8');

test.each(FILE_KEYS.map(fileRules).filter(({ name }) => name.endsWith('.csv')))(
	'docs/catalogue.md names every column of $name',
	({ name, columns }) => {
		const line = docs.split('\n').find((text) => text.startsWith(`| \`${name}\``)) ?? '';
		const told = [...line.matchAll(/`([a-z_]+)`(\*?)/g)].map(([, column, star]) => `${column}${star}`);
		const ours = Object.entries(columns)
			.filter(([, column]) => !column.isDerived)
			.map(([column, { isRequired }]) => `${column}${isRequired ? '*' : ''}`);
		expect(ours.filter((column) => !told.includes(column))).toEqual([]);
	},
);

test('the example of a mapping is one', () => {
	const example = /```json\n([\s\S]*?)```/.exec(docs)?.[1] ?? '';
	expect(mappingSchema.safeParse(JSON.parse(example)).error).toBeUndefined();
});
