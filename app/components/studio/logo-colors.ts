import type { LogoSize } from '~/domain/brand/brand-profile';
import { type Rgb, toHex, WHITE } from '~/domain/brand/color';
import { contrast } from '~/domain/brand/contrast';

/** A file that was picked and is not sent yet: readable as an image here. */
export type PickedLogo = LogoSize & { src: string; name: string; bytes: number; colors: string[] };

const SIDE = 64;
const MOST = 4;

/** Reads a picked file; null when this browser cannot show it. */
export async function readPickedLogo(file: File): Promise<PickedLogo | null> {
	const src = await new Promise<string>((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
	const image = new Image();
	image.src = src;
	try {
		await image.decode();
	} catch {
		return null;
	}
	const { naturalWidth: width, naturalHeight: height } = image;
	return { src, width, height, name: file.name, bytes: file.size, colors: mainColors(image) };
}

/** The colours that cover most of a logo, white and what can hardly be told from it or from each other aside. */
function mainColors(image: HTMLImageElement): string[] {
	const canvas = document.createElement('canvas');
	canvas.width = SIDE;
	canvas.height = SIDE;
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) return [];
	context.drawImage(image, 0, 0, SIDE, SIDE);
	const { data } = context.getImageData(0, 0, SIDE, SIDE);
	const groups = new Map<number, { count: number; sum: [number, number, number] }>();
	for (let i = 0; i < data.length; i += 4) {
		const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
		if (alpha < 200) continue;
		const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
		const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
		group.count += 1;
		group.sum = [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue];
		groups.set(key, group);
	}
	const found: Rgb[] = [];
	for (const { count, sum } of [...groups.values()].sort((a, b) => b.count - a.count)) {
		const tone: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count];
		const isNew = found.every((other) => distance(other, tone) > 60);
		if (isNew && contrast(tone, WHITE) > 1.25) found.push(tone);
		if (found.length === MOST) break;
	}
	return found.map(toHex);
}

function distance(a: Rgb, b: Rgb): number {
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
