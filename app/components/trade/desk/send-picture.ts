import { lookAtPicture } from '~/domain/hotel-desk/page/picture-fault';
import { PICTURE_LIMITS } from '~/domain/hotel-desk/page/picture-limits';

/** Why a picture was not taken. */
export type UploadFault =
	| 'type'
	| 'weight'
	| 'small'
	| 'large'
	| 'broken'
	| 'count'
	| 'none'
	| 'changed-meanwhile'
	| 'failed';

export type UploadAnswer = { revision: number } | { fault: UploadFault };

type Sent = {
	/** Address that takes it. */
	to: string;
	file: File;
	fields: Readonly<Record<string, string>>;
	/** Ends it; the answer is then `failed`. */
	signal?: AbortSignal;
};

/** Sends one picture; `onProgress` hears percent while it is sent and null while the server looks at it. */
export function sendPicture(
	{ to, file, fields, signal }: Sent,
	onProgress: (percent: number | null) => void,
): Promise<UploadAnswer> {
	return new Promise((resolve) => {
		const query = new URLSearchParams({ ...fields, name: file.name });
		const request = new XMLHttpRequest();
		request.open('POST', `${to}?${query}`);
		// The file alone, so that the server need not take it out of a form.
		request.setRequestHeader('content-type', 'application/octet-stream');
		request.setRequestHeader('accept', 'application/json');
		request.responseType = 'json';
		request.upload.onprogress = ({ loaded, total }) => onProgress(loaded < total ? (100 * loaded) / total : null);
		request.onload = () => {
			const answer: unknown = request.response;
			resolve(isAnswer(answer) ? answer : { fault: request.status === 413 ? 'weight' : 'failed' });
		};
		request.onerror = () => resolve({ fault: 'failed' });
		request.onabort = () => resolve({ fault: 'failed' });
		signal?.addEventListener('abort', () => request.abort());
		request.send(file);
	});
}

function isAnswer(answer: unknown): answer is UploadAnswer {
	return typeof answer === 'object' && answer !== null && ('revision' in answer || 'fault' in answer);
}

/** Bytes of a file that say what it is and how large, as good as always. */
const HEAD_BYTES = 512 * 1024;

/** Why a file would be refused, as far as its size and its first bytes say. */
export async function faultBeforeSending(
	file: File,
	{ takesWebp }: { takesWebp: boolean },
): Promise<UploadFault | null> {
	if (file.size > PICTURE_LIMITS.bytes) return 'weight';
	const head = await file
		.slice(0, HEAD_BYTES)
		.arrayBuffer()
		.catch(() => null);
	// A file that is gone meanwhile is told when it is sent.
	if (head === null) return null;
	const looked = lookAtPicture(file.size, new Uint8Array(head));
	if (looked === 'unknown') return null;
	if ('fault' in looked) return looked.fault;
	return looked.file.extension === 'webp' && !takesWebp ? 'type' : null;
}
