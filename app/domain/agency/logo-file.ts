import type { LogoSize } from '../brand/brand-profile';

export const LOGO_MAX_BYTES = 500_000;
/** Pixels a side. */
export const LOGO_MAX_SIDE = 2000;

export const LOGO_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** `logoType`: neither PNG, JPEG nor WebP, whatever its name says. `logoWeight`: more bytes, `logoSize`: more pixels than we take. */
export type LogoError = 'logoType' | 'logoWeight' | 'logoSize';

export type LogoFile = { extension: keyof typeof LOGO_TYPES } & LogoSize;

/** What an uploaded logo is, read from its own first bytes (AGENCY-12); its name and the type that the browser names count for nothing. */
export function readLogoFile(bytes: Uint8Array): LogoFile | LogoError {
	if (bytes.length > LOGO_MAX_BYTES) return 'logoWeight';
	const file = readPictureFile(bytes);
	if (!file) return 'logoType';
	const { width, height } = file;
	if (width < 1 || height < 1) return 'logoType';
	return width > LOGO_MAX_SIDE || height > LOGO_MAX_SIDE ? 'logoSize' : file;
}

/** PNG, JPEG or WebP with its size in pixels, read from its first bytes; null for everything else. */
export function readPictureFile(bytes: Uint8Array): LogoFile | null {
	return readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
	return bytes.length >= at + text.length && [...text].every((sign, i) => bytes[at + i] === sign.charCodeAt(0));
}

function readPng(bytes: Uint8Array): LogoFile | null {
	if (bytes.length < 33 || !startsWith(bytes, '\x89PNG\r\n\x1a\n') || !startsWith(bytes, 'IHDR', 12)) return null;
	const view = viewOf(bytes);
	return { extension: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readWebp(bytes: Uint8Array): LogoFile | null {
	if (bytes.length < 30 || !startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return null;
	const view = viewOf(bytes);
	if (startsWith(bytes, 'VP8X', 12)) {
		const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
		return { extension: 'webp', width: side(24), height: side(27) };
	}
	if (startsWith(bytes, 'VP8L', 12) && bytes[20] === 0x2f) {
		const bits = view.getUint32(21, true);
		return { extension: 'webp', width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
	}
	if (startsWith(bytes, 'VP8 ', 12) && startsWith(bytes, '\x9d\x01\x2a', 23)) {
		const side = (at: number) => view.getUint16(at, true) & 0x3fff;
		return { extension: 'webp', width: side(26), height: side(28) };
	}
	return null;
}

/** The first frame header (SOF0 to SOF15 but DHT, JPG and DAC) says the size. */
function readJpeg(bytes: Uint8Array): LogoFile | null {
	if (!startsWith(bytes, '\xff\xd8\xff')) return null;
	const view = viewOf(bytes);
	let at = 2;
	while (at + 9 <= bytes.length) {
		if (view.getUint8(at) !== 0xff) return null;
		const marker = view.getUint8(at + 1);
		if (marker === 0xff) {
			at += 1;
			continue;
		}
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return { extension: 'jpg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
		const length = view.getUint16(at + 2);
		if (length < 2 || marker === 0xd9 || marker === 0xda) return null;
		at += 2 + length;
	}
	return null;
}
