declare module 'fontkit' {
	/** Opens a font; `characterSet`: the code points that it has a letter for. */
	export function create(font: Buffer): { characterSet: number[] };
}
