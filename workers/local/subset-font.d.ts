declare module 'subset-font' {
	/** The font with the letters of a text only. */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: { targetFormat: 'truetype' },
	): Promise<Buffer>;
}
