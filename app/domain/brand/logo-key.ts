import type { LogoSize } from './brand-profile';

const KEY = /^logos\/[0-9a-f]{32}-(\d{1,4})x(\d{1,4})\.(?:png|jpg|webp)$/;

/** Where an agency's logo lies in the picture store: its content's hash (32 hexadecimal digits) and its pixels. */
export function logoKey(hash: string, { width, height }: LogoSize, extension: 'png' | 'jpg' | 'webp'): string {
	return `logos/${hash}-${width}x${height}.${extension}`;
}

/** Pixels of a logo, read from its key or from an address that ends with it; null for anything else. */
export function logoSizeOf(address: string): LogoSize | null {
	const match = KEY.exec(address.slice(Math.max(0, address.lastIndexOf('logos/'))));
	return match ? { width: Number(match[1]), height: Number(match[2]) } : null;
}
