/** Error messages of browsers and the bundler for a chunk that failed to load. */
const SIGNS = [
	/dynamically imported module/i,
	/importing a module script failed/i,
	/unable to preload css/i,
	/loading (?:css )?chunk \S+ failed/i,
];

/** True for a part of the script that did not come: after a deployment the old parts are gone, and a new page helps. */
export function isChunkFailure(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	return error.name === 'ChunkLoadError' || SIGNS.some((sign) => sign.test(error.message));
}
