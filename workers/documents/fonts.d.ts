declare module '*/build/documents/fonts.js' {
	/** TTF as `data:` addresses, made by `workers/local/build-documents.ts`. */
	export const serif: string;
	export const sans: string;
	export const sansBold: string;
}
