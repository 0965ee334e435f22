import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Wrong } from '../format/refusal';

export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
const MAX_PIXELS = 100_000_000;
/** Drawings have no pixels of their own; they are drawn this wide. */
export const DRAWING_WIDTH = 1200;

export type PictureFacts = {
	/** First 20 hex digits of the SHA-256 of the file. */
	hash: string;
	width: number;
	height: number;
	dominantColour: string;
	sourceType: SourceType;
};

export type SourceType = 'jpg' | 'png' | 'webp' | 'svg';

export function hashPicture(bytes: Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/** What a file is by its first bytes, whatever its name says. */
export function pictureType(bytes: Uint8Array): SourceType | null {
	const head = Buffer.from(bytes.subarray(0, 1024));
	if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
	if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
	if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
	return /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(head.toString('utf8')) ? 'svg' : null;
}

/** Opens a picture to the last byte and says what the catalogue needs to know of it, or what is wrong with it. */
export async function inspectPicture(bytes: Uint8Array, allowed: readonly SourceType[]): Promise<PictureFacts | Wrong> {
	if (bytes.length > MAX_PICTURE_BYTES) {
		return { wrong: `the file has ${Math.ceil(bytes.length / 1024 / 1024)} MB`, right: 'at most 25 MB' };
	}
	const sourceType = pictureType(bytes);
	if (!sourceType || !allowed.includes(sourceType)) {
		const wrong = `the file is ${sourceType ? `of the type ${sourceType}` : 'no picture'}, whatever its name says`;
		return { wrong, right: `a file of the type ${allowed.join(', ')}` };
	}
	if (sourceType === 'svg' && /<!(DOCTYPE|ENTITY)/i.test(Buffer.from(bytes).toString('utf8'))) {
		return { wrong: 'the drawing declares entities', right: 'SVG without DOCTYPE and ENTITY' };
	}
	try {
		const small = await openPicture(bytes, sourceType)
			.resize({ width: 64, height: 64, fit: 'inside' })
			.png()
			.toBuffer();
		const { autoOrient } = await openPicture(bytes, sourceType).metadata();
		const { dominant } = await sharp(small).stats();
		return {
			hash: hashPicture(bytes),
			...(sourceType === 'svg' ? drawingSize(autoOrient) : { width: autoOrient.width, height: autoOrient.height }),
			dominantColour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
			sourceType,
		};
	} catch (error) {
		const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
		return { wrong: `the picture cannot be opened (${reason})`, right: 'a whole, undamaged picture' };
	}
}

/** A picture upright, in sRGB and without transparency. */
export function openPicture(bytes: Uint8Array, sourceType: SourceType): Sharp {
	const density = sourceType === 'svg' ? 192 : 72;
	return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, density })
		.autoOrient()
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb');
}

const drawingSize = ({ width, height }: { width: number; height: number }) => ({
	width: DRAWING_WIDTH,
	height: Math.max(1, Math.round((height * DRAWING_WIDTH) / width)),
});
