import { type AttachmentError, attachmentName, readAttachment } from '../conversation/attachment-file';

/** Files of one reply, and their bytes together: a mail grows by a third in its encoding, and many servers take 10 MB. */
export const REPLY_FILE_LIMITS = { count: 4, totalBytes: 7_000_000 };

/** A file that goes with a reply, as its type was read from its bytes. */
export type ReplyFile = { name: string; contentType: string; extension: string; bytes: Uint8Array };

/** Reads uploads by their content: pictures and PDFs, each within its own limit and all within that of a mail (ENQUIRY-11). */
export function readReplyFiles(uploads: readonly { name: string; bytes: Uint8Array }[]): ReplyFile[] | AttachmentError {
	if (uploads.length > REPLY_FILE_LIMITS.count) return 'fileCount';
	if (uploads.reduce((sum, { bytes }) => sum + bytes.length, 0) > REPLY_FILE_LIMITS.totalBytes) return 'fileWeight';
	const files: ReplyFile[] = [];
	for (const { name, bytes } of uploads) {
		const read = readAttachment(bytes);
		if (typeof read === 'string') return read;
		const { contentType, extension } = read;
		files.push({ name: attachmentName(name, extension), contentType, extension, bytes });
	}
	return files;
}
