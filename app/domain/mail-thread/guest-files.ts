import type { LeftOutFile } from '#db/schema/mail-thread';
import { attachmentName, readAttachment } from '../conversation/attachment-file';
import type { ReplyFile } from './reply-files';

/** Files of one mail of a guest that are stored, and their bytes together: a mail of 10 MB has no more (THREAD-4). */
export const GUEST_FILE_LIMITS = { count: 10, totalBytes: 7_000_000 };

/** Files of a mail: those that are stored, and the names of the others with the reason. */
export type GuestFiles = { files: ReplyFile[]; leftOut: LeftOutFile[] };

/**
 * What of a guest's mail is stored (ENQUIRY-15): pictures and PDFs by their content, in their order, until number and weight are reached. `nameOf` cleans a
 * name.
 */
export function readGuestFiles(
	attached: readonly { name: string; bytes: Uint8Array }[],
	nameOf: (name: string) => string,
): GuestFiles {
	const found: GuestFiles = { files: [], leftOut: [] };
	let weight = 0;
	for (const { name, bytes } of attached) {
		const read = readAttachment(bytes);
		const why =
			typeof read === 'string'
				? read
				: found.files.length === GUEST_FILE_LIMITS.count
					? 'fileCount'
					: weight + bytes.length > GUEST_FILE_LIMITS.totalBytes
						? 'fileWeight'
						: null;
		if (typeof read === 'string' || why !== null) {
			found.leftOut.push({ name: nameOf(name), why: why ?? 'fileType' });
			continue;
		}
		const { contentType, extension } = read;
		weight += bytes.length;
		found.files.push({ name: attachmentName(nameOf(name), extension), contentType, extension, bytes });
	}
	return found;
}

/** Names of files that were left out, whatever the reason. */
export function leftOutNames(files: readonly LeftOutFile[] | null | undefined): string[] {
	return (files ?? []).map((file) => (typeof file === 'string' ? file : file.name));
}
