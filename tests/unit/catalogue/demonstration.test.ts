import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'db', 'seed', 'catalogue');
/** Names that no server has (RFC 2606); addresses of mails may have them, since nothing is sent to them here. */
const NOWHERE = /^https?:\/\/[^/\s]*\.(?:example|test|invalid|localhost)(?:[:/]|$)/;

test('no web address of the demonstration catalogue leads nowhere', () => {
	const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(csv|yaml)$/.test(name));
	expect(files.length).toBeGreaterThan(100);
	const dead = files.flatMap((name) => {
		const addresses = readFileSync(join(FOLDER, name), 'utf8').match(/https?:\/\/[^\s,;")<>]+/g) ?? [];
		return addresses.filter((address) => NOWHERE.test(address)).map((address) => `${name}: ${address}`);
	});
	expect(dead).toEqual([]);
});
