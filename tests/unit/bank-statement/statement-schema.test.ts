import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { readStatements } from '~/domain/bank-statement/read-statements';
import { bytes, camtFile } from './camt-file';
import { STATEMENTS } from './statements';

const STANDARDS = new URL('../../fixtures/standards/', import.meta.url);

test('published files are unchanged, and each is described', () => {
	const described = readFileSync(new URL('README.md', STANDARDS), 'utf8');
	const files = readdirSync(STANDARDS, { recursive: true, withFileTypes: true }).filter(
		(file) => file.isFile() && file.name !== 'README.md',
	);
	expect(files.length).toBeGreaterThan(1);
	for (const { parentPath, name } of files) {
		const hash = createHash('sha256')
			.update(readFileSync(`${parentPath}/${name}`))
			.digest('hex');
		expect(described, name).toContain(hash);
	}
});

const STYLES = [
	{ version: '02' },
	{ version: '08' },
	{ version: '02', prefix: 'ns2' },
	{ version: '08', prefix: 'Ümlaut_1' },
] as const;

test.each(STYLES)('the statements of the tests are valid by the published schema: %j', (style) => {
	const schema = readFileSync(new URL(`iso20022/camt.053.001.${style.version}.xsd`, STANDARDS), 'utf8');
	const xsd = XmlDocument.fromString(schema);
	const validator = XsdValidator.fromDoc(xsd);
	for (const [name, statements] of Object.entries(STATEMENTS)) {
		const xml = camtFile(statements, style);
		const document = XmlDocument.fromString(xml);
		expect(() => validator.validate(document), name).not.toThrow();
		expect(readStatements(bytes(xml))).toHaveLength(statements.length);
		document.dispose();
	}
	const broken = XmlDocument.fromString(camtFile([{ closing: '1', entries: [{ amount: '1', state: '' }] }], style));
	expect(() => validator.validate(broken)).toThrow();
	for (const each of [broken, validator, xsd]) each.dispose();
});
