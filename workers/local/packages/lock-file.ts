/** What we read of an entry of `package-lock.json`. */
export type LockedPackage = {
	version?: string;
	resolved?: string;
	integrity?: string;
	link?: boolean;
	/** Part of the package around it, and of its bytes. */
	inBundle?: boolean;
	name?: string;
	license?: string;
	optional?: boolean;
	dependencies?: Named;
	devDependencies?: Named;
	optionalDependencies?: Named;
};

export type LockFile = { lockfileVersion: number; packages: Record<string, LockedPackage> };

type Named = Record<string, string>;

export type Manifest = {
	dependencies?: Named;
	devDependencies?: Named;
	optionalDependencies?: Named;
	overrides?: Record<string, string | Named>;
};

const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** The name of a package by its place below `node_modules`. */
export function nameAt(place: string): string {
	return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * What is wrong with a lock file and its manifest (SUPPLY-1): a package whose bytes are not fixed, one that comes from elsewhere than the public registry, a
 * direct dependency that is not pinned.
 */
export function lockFindings({ lockfileVersion, packages }: LockFile, manifest: Manifest): string[] {
	const findings = lockfileVersion === 3 ? [] : [`package-lock.json has version ${lockfileVersion}, not 3`];
	for (const [place, entry] of Object.entries(packages)) {
		if (place === '') continue;
		const { version = '', integrity, resolved, link, inBundle } = entry;
		if (!place.startsWith('node_modules/') || link)
			findings.push(`${place} is a folder, not a package of the registry`);
		else if (!EXACT.test(version)) findings.push(`${place} has no exact version: ${version}`);
		if (!inBundle && !SHA512.test(integrity ?? '')) findings.push(`${place} has no integrity by SHA-512`);
		// npm leaves the address out for packages of the registry (`omit-lockfile-registry-resolved`).
		if (resolved !== undefined && !resolved.startsWith(REGISTRY))
			findings.push(`${place} does not come from the public registry: ${resolved}`);
	}
	for (const [name, range] of directDependencies(manifest))
		if (!EXACT.test(range)) findings.push(`${name} is not pinned in package.json: ${range}`);
	return findings;
}

function directDependencies(manifest: Manifest): [name: string, range: string][] {
	const { dependencies, devDependencies, optionalDependencies, overrides = {} } = manifest;
	const overridden = Object.entries(overrides).flatMap(([name, to]): [string, string][] =>
		typeof to === 'string' ? [[name, to]] : Object.entries(to),
	);
	return [
		...[dependencies, devDependencies, optionalDependencies].flatMap((each) => Object.entries(each ?? {})),
		// `$name` is the version of the direct dependency of that name.
		...overridden.filter(([, to]) => !to.startsWith('$')),
	];
}

/** What is wrong with `.npmrc`: without these lines `npm install` runs scripts of packages, or writes ranges. */
export function npmrcFindings(npmrc: string): string[] {
	const lines = npmrc.split('\n').map((line) => line.replace(/\s/g, ''));
	const needed = ['ignore-scripts=true', 'save-exact=true'].filter((line) => !lines.includes(line));
	const registries = lines.filter((line) => /(?:^|:)registry=/.test(line) && !line.endsWith(`registry=${REGISTRY}`));
	return [...needed.map((line) => `.npmrc lacks ${line}`), ...registries.map((line) => `.npmrc names ${line}`)];
}
