import type { RequestContext } from '~/context';
import { logoKey } from '../brand/logo-key';
import { LOGO_TYPES, type LogoError, readLogoFile } from './logo-file';

/**
 * Stores a logo under its content's hash: its key in the picture store, or what is wrong with the file, and then nothing is stored (AGENCY-12).
 * Throws DomainError 'unavailable'.
 */
export async function storeLogo(
	{ services }: Pick<RequestContext, 'services'>,
	bytes: Uint8Array,
): Promise<{ key: string; error: null } | { key: null; error: LogoError }> {
	const file = readLogoFile(bytes);
	if (typeof file === 'string') return { key: null, error: file };
	const key = logoKey(await hashOf(bytes), file, file.extension);
	await services.keepPicture(key, bytes, LOGO_TYPES[file.extension]);
	return { key, error: null };
}

/** 32 hexadecimal digits of SHA-256. */
async function hashOf(bytes: Uint8Array): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
	return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
