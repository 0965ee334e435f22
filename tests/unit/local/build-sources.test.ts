import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFingerprint, isWatched } from '../../../workers/local/build-sources';

let root: string;
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), 'firnlicht-sources-'));
	for (const name of ['db', 'workers']) {
		cpSync(name, join(root, name), { recursive: true, filter: (path) => !path.includes(join('seed', 'catalogue')) });
	}
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
	'db/busy.ts',
	'db/pooled-streams.ts',
	'db/write-batch.ts',
	'app/domain/picture/picture-store.server.ts',
	'workers/mailer/index.ts',
	'workers/local/build.ts',
	'vite.config.ts',
	'package-lock.json',
	'public/new.svg',
])('a change of %s makes a new build', (file) => {
	const before = buildFingerprint(root);
	mkdirSync(join(root, file, '..'), { recursive: true });
	writeFileSync(join(root, file), '// changed');
	expect(buildFingerprint(root)).not.toBe(before);
	expect(isWatched(file)).toBe(true);
});

test.each(['workers/local/start.ts', 'docs/contributing.md', 'db/seed/catalogue/places.csv', 'tests/new.ts'])(
	'a change of %s does not',
	(file) => {
		const before = buildFingerprint(root);
		mkdirSync(join(root, file, '..'), { recursive: true });
		writeFileSync(join(root, file), '// changed');
		expect(buildFingerprint(root)).toBe(before);
		expect(isWatched(file)).toBe(false);
	},
);
