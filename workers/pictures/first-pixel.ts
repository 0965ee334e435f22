/** The colour of a PNG of one pixel, `#rrggbb`, with 8 bits a channel or a palette; white where it cannot be read. */
export async function firstPixel(png: Uint8Array): Promise<string> {
	const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
	const colourType = png[25];
	const packed: Uint8Array[] = [];
	let palette = new Uint8Array();
	for (let at = 8; at + 12 <= png.length; ) {
		const length = view.getUint32(at);
		const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
		const data = png.subarray(at + 8, at + 8 + length);
		if (name === 'IDAT') packed.push(new Uint8Array(data));
		if (name === 'PLTE') palette = new Uint8Array(data);
		at += 12 + length;
	}
	const rows = new Blob(packed as BlobPart[]).stream().pipeThrough(new DecompressionStream('deflate'));
	// The first byte says how the row is filtered, which for a first pixel comes to the same.
	const [, a = 255, b = 255, c = 255] = new Uint8Array(await new Response(rows).arrayBuffer());
	const [red, green, blue] =
		colourType === 3
			? [palette[0] ?? 255, palette[1] ?? 255, palette[2] ?? 255]
			: colourType === 2 || colourType === 6
				? [a, b, c]
				: [a, a, a];
	return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
