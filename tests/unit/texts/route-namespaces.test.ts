import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const LAYOUTS = { 'app/routes/partner': ['common', 'trade'], 'app/routes': ['common'] };
/** Drawn later than the first view, inside of `Suspense`. */
const LATE = [
	'app/components/booking/booking-success.tsx',
	'app/components/enquiry/baby-needs.tsx',
	'app/components/form/form-error.tsx',
	'app/components/property/guests-panel.tsx',
	'app/components/property/lower-page.tsx',
	'app/components/property/picture-list.tsx',
];

/** The files of our own that a file imports with it; not those of the server, of types, or fetched on demand. */
function importsOf(file: string): string[] {
	return [
		...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?from '((?:~\/|\.)[^']+)'/gms),
	].flatMap(([, path = '']) => {
		if (path.endsWith('.server')) return [];
		const base = path.startsWith('~/') ? resolve(ROOT, 'app', path.slice(2)) : resolve(dirname(file), path);
		const found = ['.tsx', '.ts'].map((end) => base + end).find(existsSync);
		return found && !LATE.includes(relative(ROOT, found)) ? [found] : [];
	});
}

function namespacesOf(route: string): string[] {
	const reached = new Set([route]);
	for (const file of reached) for (const other of importsOf(file)) reached.add(other);
	return [...reached].flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
			Array.from(names.matchAll(/'([^']+)'/g), ([, name = '']) => name),
		),
	);
}

const routes = globSync('app/routes/{account,consumer,hotel,partner}/*.tsx', { cwd: ROOT });

// A namespace that is fetched while the page comes alive makes React draw the page a second time.
it.each(routes)('%s names the texts of its first view', (route) => {
	const file = resolve(ROOT, route);
	const named = /i18n: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
	const known = [
		...(Object.entries(LAYOUTS).find(([folder]) => route.startsWith(folder))?.[1] ?? []),
		...Array.from(named.matchAll(/'([^']+)'/g), ([, name = '']) => name),
	];
	expect([...new Set(namespacesOf(file))].filter((name) => !known.includes(name))).toEqual([]);
});
