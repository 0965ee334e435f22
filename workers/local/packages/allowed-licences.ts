/** SPDX ids that ask for no more than that their text and the author's name are passed on with what we ship. */
const PERMISSIVE = [
	'0BSD',
	'Apache-2.0',
	'BlueOak-1.0.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'ISC',
	'MIT',
	'MIT-0',
	'Python-2.0',
	'Unlicense',
	'Zlib',
];

/** Copyleft for the licensed files themselves, which we do not change; and of fonts and data, which are named where we show them. */
const UNCHANGED = ['MPL-2.0', 'OFL-1.1', 'CC-BY-3.0', 'CC-BY-4.0'];

export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([...PERMISSIVE, ...UNCHANGED]);

export type Exception = {
	/** The package's name, or with `*` at its end all that begin so. */
	name: string;
	/** What the package says, as it says it; null for nothing at all. */
	says: string | null;
	reason: string;
};

const LIBVIPS = 'sharp renders pictures on the machine of the importer and in tests; no worker and no browser gets it';
const OLD_FORM = 'MIT by the old field `licenses`';

/** Packages whose licence is no SPDX expression of the list, one by one. */
export const EXCEPTIONS: readonly Exception[] = [
	{ name: '@img/sharp-libvips-*', says: 'LGPL-3.0-or-later', reason: LIBVIPS },
	{ name: '@img/sharp-win32-*', says: 'Apache-2.0 AND LGPL-3.0-or-later', reason: LIBVIPS },
	{ name: '@img/sharp-wasm32', says: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: LIBVIPS },
	{
		name: 'stream-chat',
		says: 'SEE LICENSE IN LICENSE',
		reason: 'proprietary; used under a contract with Stream only',
	},
	{ name: 'stream-chat-react', says: 'SEE LICENSE IN LICENSE', reason: 'as stream-chat (docs/configuration.md)' },
	{ name: 'ibantools', says: 'MIT or MPL-2.0', reason: 'both are allowed; SPDX writes OR in capitals' },
	{ name: 'eval', says: null, reason: `${OLD_FORM}; part of the build` },
	{ name: 'format', says: null, reason: `${OLD_FORM}; part of the build` },
	{ name: 'png-js', says: null, reason: 'MIT by its file LICENSE; part of the PDFs' },
	{ name: 'require-like', says: null, reason: 'MIT by its README; part of the build' },
];
