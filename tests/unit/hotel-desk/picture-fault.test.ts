import { expect, it } from 'vitest';
import { lookAtPicture } from '~/domain/hotel-desk/page/picture-fault';

/** The first bytes of a PNG of this size. */
function png(width: number, height: number): Uint8Array {
	const bytes = new Uint8Array(60);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
	new DataView(bytes.buffer).setUint32(16, width);
	new DataView(bytes.buffer).setUint32(20, height);
	return bytes;
}
/** A JPEG of a camera: what it says of itself comes before its size. */
const camera = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...Array(100).fill(0)]);

it.each([
	[
		'a picture as large as may be',
		25_000_000,
		png(10_000, 10_000),
		{ file: { extension: 'png', width: 10_000, height: 10_000 } },
	],
	['one byte more', 25_000_001, png(2000, 1500), { fault: 'weight' }],
	['a pixel bomb', 1000, png(10_001, 10_000), { fault: 'large' }],
	['fewer pixels than a list needs', 1000, png(799, 600), { fault: 'small' }],
	['one that is held upright', 1000, png(600, 800), { file: { extension: 'png', width: 600, height: 800 } }],
	['a renamed program', 1000, new TextEncoder().encode(`MZ${'x'.repeat(60)}`), { fault: 'type' }],
	['a JPEG whose size comes later', 5_000_000, camera, 'unknown'],
	['a JPEG that ends before its size', camera.length, camera, { fault: 'type' }],
	['nothing', 0, new Uint8Array(), { fault: 'type' }],
])('%s', (_, size, head, looked) => {
	expect(lookAtPicture(size, head)).toEqual(looked);
});
