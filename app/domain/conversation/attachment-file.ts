import { LOGO_TYPES, readPictureFile } from '../agency/logo-file';
import { headerText } from '../mail/header-text';
import { ATTACHMENT_LIMITS } from './conversation-limits';
import type { AttachmentView } from './message-view';

/** `fileType`: neither picture nor PDF, whatever its name says; `fileWeight`: more bytes, `fileCount`: more files than a message takes. */
export type AttachmentError = 'fileType' | 'fileWeight' | 'fileCount';

/** A file as its message keeps it. */
export type StoredFile = AttachmentView & { storeKey: string };

export type ReadFile = Pick<StoredFile, 'contentType' | 'width' | 'height'> & { extension: string };

/** Beyond any camera's; a small file that claims more is an attack on its reader's memory. */
const MOST_SIDE = 20_000;
const MOST_PIXELS = 120_000_000;

/** What an upload is, read from its own first bytes: PNG, JPEG, WebP or PDF. */
export function readAttachment(bytes: Uint8Array): ReadFile | AttachmentError {
	if (isPdf(bytes)) {
		if (bytes.length > ATTACHMENT_LIMITS.pdfBytes) return 'fileWeight';
		return { contentType: 'application/pdf', extension: 'pdf', width: null, height: null };
	}
	const picture = readPictureFile(bytes);
	if (!picture || picture.width < 1 || picture.height < 1) return 'fileType';
	if (bytes.length > ATTACHMENT_LIMITS.pictureBytes) return 'fileWeight';
	const { extension, width, height } = picture;
	if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS) return 'fileType';
	return { contentType: LOGO_TYPES[extension], extension, width, height };
}

/** A PDF says so within its first bytes and ends with its own mark (ISO 32000-1, 7.5). */
function isPdf(bytes: Uint8Array): boolean {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(Math.max(0, from), to));
	return /^%PDF-\d\.\d/.test(text(0, 8)) && text(bytes.length - 1024, bytes.length).includes('%%EOF');
}

/** The name people see, without folders and control characters, with the ending that the content has. */
export function attachmentName(typed: string, extension: string): string {
	const bare = headerText(typed.replace(/^.*[\\/]/, ''), 100).replace(/\.[A-Za-z0-9]{1,5}$/, '');
	return `${bare.replace(/["<>|:*?]/g, '').trim() || 'file'}.${extension}`;
}
