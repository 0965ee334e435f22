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

/** Sends one picture; `onProgress` hears percent while it is sent and null while it is prepared. */
export function sendPicture(
	{ to, file, fields, signal }: Sent,
	onProgress: (percent: number | null) => void,
): Promise<UploadAnswer> {
	return new Promise((resolve) => {
		const form = new FormData();
		for (const [name, text] of Object.entries(fields)) form.set(name, text);
		form.set('picture', file);
		const request = new XMLHttpRequest();
		request.open('POST', to);
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
		request.send(form);
	});
}

function isAnswer(answer: unknown): answer is UploadAnswer {
	return typeof answer === 'object' && answer !== null && ('revision' in answer || 'fault' in answer);
}
