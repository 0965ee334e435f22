import { ATTACHMENT_LIMITS } from '~/domain/conversation/conversation-limits';

/** Why a chosen file is not taken; the words are `conversation:fault`. */
export type FileFault = 'fileType' | 'fileWeight' | 'fileCount' | 'fileTotal';

type Limits = { count: number; totalBytes: number };

type Chosen = Pick<File, 'name' | 'size' | 'type'>;

/** What the field lets people choose. */
export const TAKEN_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];
const PDF = 'application/pdf';

/**
 * Files that were chosen, beside those that a message has already: what fits is taken, and each other one is named with the limit it breaks.
 * By type and size only, before anything is sent; the server reads the bytes (AGENCY-27).
 */
export function takeFiles<Each extends Chosen>(
	known: readonly Each[],
	chosen: readonly Each[],
	limits: Limits = ATTACHMENT_LIMITS,
): { files: readonly Each[]; refused: readonly { name: string; fault: FileFault }[] } {
	const files = [...known];
	const refused: { name: string; fault: FileFault }[] = [];
	for (const file of chosen) {
		if (files.some((each) => each.name === file.name && each.size === file.size)) continue;
		const fault = faultOf(files, file, limits);
		if (fault === null) files.push(file);
		else refused.push({ name: file.name, fault });
	}
	return { files, refused };
}

function faultOf(files: readonly Chosen[], { type, size }: Chosen, { count, totalBytes }: Limits): FileFault | null {
	const { pdfBytes, pictureBytes } = ATTACHMENT_LIMITS;
	if (!TAKEN_TYPES.includes(type)) return 'fileType';
	if (size > (type === PDF ? pdfBytes : pictureBytes)) return 'fileWeight';
	if (files.length >= count) return 'fileCount';
	return files.reduce((sum, each) => sum + each.size, size) > totalBytes ? 'fileTotal' : null;
}
