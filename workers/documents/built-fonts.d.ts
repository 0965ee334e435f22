declare module '*/build/documents/fonts.js' {
	/** TTF as a `data:` address and the code points that it has, made by `workers/local/build-documents.ts`. */
	type Face = { src: string; covered: readonly (readonly [from: number, to: number])[] };
	export const serif: Face;
	export const sans: Face;
	export const sansBold: Face;
	export const more: Face;
	export const hebrew: Face;
	export const arabic: Face;
	export const emoji: Face;
}
