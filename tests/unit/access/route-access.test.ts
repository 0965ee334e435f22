import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, test } from 'vitest';
import routes from '~/routes';
import { accessOf, ROUTE_ACCESS } from '~/routes/access';

function idsOf(entries: readonly RouteConfigEntry[]): string[] {
	return entries.flatMap((entry) => [
		entry.id ?? entry.file.replace(/\.tsx?$/, ''),
		...idsOf((entry.children ?? []) as RouteConfigEntry[]),
	]);
}

const ids = idsOf(routes as RouteConfigEntry[]);
const hasRow = (id: string) => id in ROUTE_ACCESS || (id.split(':', 1)[0] ?? '') in ROUTE_ACCESS;

/** Closed on purpose: unknown addresses below `/partner` (ACCESS-3). */
const ADMINS_ONLY = ['routes/partner/not-found'];

test('every route declares its permitted groups', () => {
	expect(ids.filter((id) => !hasRow(id))).toEqual(ADMINS_ONLY);
});

test('no row is left of a route that is gone', () => {
	const known = new Set(['root', ...ids, ...ids.map((id) => id.split(':', 1)[0])]);
	expect(Object.keys(ROUTE_ACCESS).filter((id) => !known.has(id))).toEqual([]);
});

test('a route without a row is for admins', () => {
	expect(accessOf('routes/partner/something-new')).toBe('admin');
	expect(accessOf('constructor')).not.toBe('everybody');
});
