import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forgetPerson } from '~/components/account/forget-person';

function storage(names: readonly string[]) {
	const left = [...names];
	return {
		left,
		get length() {
			return left.length;
		},
		key: (at: number) => left[at] ?? null,
		removeItem: (name: string) => void left.splice(left.indexOf(name), 1),
	};
}

const OF_PERSONS = [
	'user',
	'selection:hotel_a:2027-01-09:2027-01-16',
	'hotelSearchFilter',
	'noticesSeen.user_agent',
	'pickedHotels',
	'new-name',
];
const OF_BROWSERS = ['lng', 'results-view', 'shortlist', 'last-searches', 'featureFlags', 'affiliateId'];

test('a sign-out leaves what the browser had without an account, and nothing else (ACCESS-36)', () => {
	const local = storage([...OF_PERSONS, ...OF_BROWSERS]);
	const tab = storage(['sent-form', 'featureFlags', 'pickedHotels']);
	forgetPerson([local, tab], '/');
	expect(local.left).toEqual(OF_BROWSERS);
	expect(tab.left).toEqual(['featureFlags']);
});

test.each(['/signin', '/oidc-callback', '/oidc-callback/'])('a form that was not sent waits on %s', (path) => {
	const tab = storage(['pickedHotels', 'sent-form']);
	forgetPerson([tab], path);
	expect(tab.left).toEqual(['sent-form']);
});

test('every name that stays is one that some code stores', () => {
	const code = globSync('app/**/*.{ts,tsx}').filter((file) => !file.endsWith('forget-person.ts'));
	const texts = code.map((file) => readFileSync(file, 'utf8')).join('\n');
	const names = readFileSync('app/components/account/forget-person.ts', 'utf8').match(/(?<=\[|, )'[\w-]+'/g) ?? [];
	expect(names.length).toBeGreaterThan(10);
	expect(names.filter((name) => !texts.includes(name))).toEqual([]);
});
