import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Accepted, auditFindings, readAuditReport } from '../../../workers/local/packages/audit';
import { billOfMaterials } from '../../../workers/local/packages/bill-of-materials';
import { billErrors } from '../../../workers/local/packages/check-bill';
import { isAllowed, licenceFindings, licencesOf } from '../../../workers/local/packages/licences';
import { type LockFile, lockFindings, npmrcFindings } from '../../../workers/local/packages/lock-file';

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const integrity = `sha512-${'a'.repeat(86)}==`;
const one = (entry: object): LockFile => ({
	lockfileVersion: 3,
	packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity, ...entry } },
});

describe('the lock file', () => {
	test('of this repository fixes the bytes of each package', () => {
		expect(lockFindings(lock, manifest)).toEqual([]);
		expect(npmrcFindings(readFileSync('.npmrc', 'utf8'))).toEqual([]);
	});

	test.each([
		[{}, null],
		[{ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }, null],
		[{ integrity: undefined, inBundle: true }, null],
		[{ integrity: undefined }, 'node_modules/a has no integrity by SHA-512'],
		[{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'node_modules/a has no integrity by SHA-512'],
		[{ version: '^1.0.0' }, 'node_modules/a has no exact version: ^1.0.0'],
		[
			{ resolved: 'http://registry.npmjs.org/a' },
			'node_modules/a does not come from the public registry: http://registry.npmjs.org/a',
		],
		[{ resolved: 'https://registry.npmjs.org.evil.example/a' }, expect.stringContaining('does not come from')],
		[{ resolved: 'git+ssh://git@github.com/a/a.git#0' }, expect.stringContaining('does not come from')],
		[{ resolved: 'file:../a' }, expect.stringContaining('does not come from')],
		[{ link: true }, 'node_modules/a is a folder, not a package of the registry'],
	])('with %j is told', (entry, finding) => {
		expect(lockFindings(one(entry), {})).toEqual(finding === null ? [] : [finding]);
	});

	test('may have no workspace and no old form', () => {
		const odd = { lockfileVersion: 2, packages: { '': {}, 'packages/a': { version: '1.0.0', integrity } } };
		expect(lockFindings(odd, {})).toEqual([
			'package-lock.json has version 2, not 3',
			'packages/a is a folder, not a package of the registry',
		]);
	});

	test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', 'github:a/a', 'file:../a', 'https://a.example/a.tgz'])(
		'goes with no range such as %s in package.json',
		(range) => {
			for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
				expect(lockFindings(one({}), { [kind]: { a: range } })).toEqual([`a is not pinned in package.json: ${range}`]);
			expect(lockFindings(one({}), { overrides: { b: { a: range }, c: '$a' } })).toHaveLength(1);
		},
	);

	test('needs an .npmrc that runs no scripts and asks no other registry', () => {
		const good = 'ignore-scripts=true\nsave-exact=true\n';
		expect(npmrcFindings(`${good}registry=https://registry.npmjs.org/\n`)).toEqual([]);
		expect(npmrcFindings('save-exact=true')).toEqual(['.npmrc lacks ignore-scripts=true']);
		expect(npmrcFindings(`${good}@a:registry = https://npm.a.example/`)).toEqual([
			'.npmrc names @a:registry=https://npm.a.example/',
		]);
	});
});

describe('licences', () => {
	test('of all packages are allowed, or exceptions with a reason', () => {
		const licences = licencesOf(lock, process.cwd());
		expect(licences.length).toBeGreaterThan(1000);
		expect(licenceFindings(licences)).toEqual([]);
	});

	test.each([
		['MIT', true],
		['(MIT OR GPL-3.0-or-later)', true],
		['MIT AND OFL-1.1', true],
		['MIT AND GPL-3.0-only', false],
		['GPL-3.0-or-later', false],
		['AGPL-3.0-only', false],
		['BUSL-1.1', false],
		['Apache-2.0 WITH LLVM-exception', false],
		['SEE LICENSE IN LICENSE', false],
		['UNLICENSED', false],
		['', false],
		[null, false],
	])('of %s: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed));

	test('that change, and exceptions that no package needs, are told', () => {
		const licences = licencesOf(lock, process.cwd()).filter(({ name }) => name !== 'format');
		expect(
			licenceFindings([...licences, { name: 'eval', licence: 'GPL-2.0-only' }, { name: 'b', licence: null }]),
		).toEqual([
			'eval has the licence GPL-2.0-only',
			'b has the licence of none',
			'no package needs the exception of format',
		]);
	});
});

describe('the audit', () => {
	const entry = (severity: string) => ({
		vulnerabilities: {
			a: {
				name: 'a',
				severity,
				via: ['b', { url: 'https://github.com/advisories/GHSA-1', title: 'Reads too far', severity }],
			},
		},
	});
	const accepted = (until: string): Accepted[] => [{ advisory: 'GHSA-1', reason: 'not reached', until }];

	test('fails on what is high or critical and not accepted', () => {
		for (const severity of ['low', 'moderate']) expect(auditFindings(entry(severity), '2026-11-28', [])).toEqual([]);
		for (const severity of ['high', 'critical'])
			expect(auditFindings(entry(severity), '2026-11-28', [])).toEqual([
				`a: Reads too far (${severity}, https://github.com/advisories/GHSA-1)`,
			]);
	});

	test('takes what is accepted until its day, and no longer', () => {
		expect(auditFindings(entry('high'), '2026-12-24', accepted('2026-12-24'))).toEqual([]);
		expect(auditFindings(entry('high'), '2026-12-25', accepted('2026-12-24'))).toEqual([
			expect.stringContaining('it was accepted until 2026-12-24'),
		]);
		expect(auditFindings({ vulnerabilities: {} }, '2026-11-28', accepted('2026-12-24'))).toEqual([
			'GHSA-1 is accepted and nothing has it',
		]);
	});

	test.each(['', 'npm error', '{"message":"request failed","error":{"summary":"","detail":""}}'])(
		'of a registry that answers %j is none',
		(output) => expect(readAuditReport(output)).toBeNull(),
	);
});

describe('the bill of materials', () => {
	test('of this repository has every package with hash, licence and what it needs', () => {
		const text = billOfMaterials(lock, licencesOf(lock, process.cwd()), new Date('2026-11-28T09:00:00Z'));
		expect(billErrors(text, lock)).toEqual([]);
		const read = JSON.parse(text);
		const component = (name: string) => read.components.find((each: { name: string }) => each.name === name);
		expect(component('@libsql/client')).toMatchObject({
			purl: `pkg:npm/%40libsql/client@${manifest.dependencies['@libsql/client']}`,
			licenses: [{ expression: 'MIT' }],
			hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
		});
		const needs = (ref: string) => read.dependencies.find((each: { ref: string }) => each.ref === ref)?.dependsOn;
		expect(needs('firnlicht')).toContain(`zod@${manifest.dependencies.zod}`);
		expect(needs(`@libsql/client@${manifest.dependencies['@libsql/client']}`)).toContainEqual(
			expect.stringMatching(/^@libsql\/hrana-client@/),
		);
	});

	const bill = (components: object[]) =>
		JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components });
	const a = { type: 'library', name: 'a', version: '1.0.0', purl: 'pkg:npm/a@1.0.0' };

	test('has the packages of the lock file, by the schema of CycloneDX', () => {
		expect(billErrors(bill([a]), one({}))).toEqual([]);
		expect(billErrors(bill([a, { ...a, name: 'b' }]), one({}))).toEqual([
			'the bill of materials has b@1.0.0, the lock file does not',
		]);
		expect(billErrors(bill([]), one({}))).toEqual(['the bill of materials lacks a@1.0.0']);
		expect(billErrors(bill([{ ...a, licenses: [{ license: { id: 'No-Such-1.0' } }] }]), one({}))).toContainEqual(
			expect.stringContaining('/components/0/licenses/0/license/id'),
		);
		expect(billErrors('', one({}))).toEqual(['The bill of materials is no JSON.']);
		expect(billErrors('{}', one({}))).toEqual(['The bill of materials is not CycloneDX.']);
	});
});
