import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const WATCHED = [
	'app',
	'db',
	'public',
	'workers',
	...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml'],
];

/** Data of the demonstration, and what runs beside the build. */
const NOT_WATCHED = ['db/seed/catalogue', 'workers/local'];

/** The build itself, which lies there too. */
const BUILDERS = ['build', 'build-documents', 'worker-list', 'worker-settings'].map(
	(name) => `workers/local/${name}.ts`,
);

/** True for a file (relative to the root) whose change makes a new build. Packages are known by the lock file, what is in `build/` by its sources. */
export function isWatched(file: string): boolean {
	if (/^(?:build|node_modules)\//.test(file) || BUILDERS.includes(file)) return true;
	return isBelow(file, WATCHED) && !isBelow(file, NOT_WATCHED);
}

/** What `npm run deploy` writes beside a configuration while it runs. */
const isOfDeployment = (name: string) => name.startsWith('.deploy-');

/** Changes with every watched file. */
export function buildFingerprint(root: string): string {
	const hash = createHash('sha256');
	const visit = (file: string) => {
		if (isBelow(file, NOT_WATCHED)) return;
		const path = join(root, file);
		if (!statSync(path).isDirectory()) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
		else for (const name of readdirSync(path).sort()) if (!isOfDeployment(name)) visit(`${file}/${name}`);
	};
	for (const file of WATCHED) if (existsSync(join(root, file))) visit(file);
	for (const file of BUILDERS) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
	return hash.digest('hex');
}

function isBelow(file: string, folders: string[]): boolean {
	return folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
}
