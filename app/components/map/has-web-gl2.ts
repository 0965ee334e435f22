/** MapLibre 6 needs WebGL 2; asking first saves 450 kB where it would fail anyway. */
export function hasWebGl2(): boolean {
	const context = document.createElement('canvas').getContext('webgl2');
	// Browsers allow about sixteen contexts at a time.
	context?.getExtension('WEBGL_lose_context')?.loseContext();
	return context !== null;
}
