declare module '*/build/papers/fonts.js' {
	/** TTF as `data:` addresses, made by `workers/local/build-papers.ts`. */
	export const serif: string;
	export const sans: string;
	export const sansBold: string;
}
