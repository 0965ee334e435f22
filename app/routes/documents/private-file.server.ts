import { DomainError, statusOf } from '~/platform/errors';

type PrivateFile = {
	bytes: Uint8Array;
	fileName: string;
	contentType: string;
	/** A stranger has sent it: it is saved, not opened by the browser. */
	isForeign?: boolean;
};

/** A picture or PDF for those who may see it, which runs nothing of ours and is stored nowhere; a text with the status of a refusal. */
export async function privateFile(read: () => Promise<PrivateFile>): Promise<Response> {
	try {
		const { bytes, fileName, contentType, isForeign } = await read();
		const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
		return new Response(new Uint8Array(bytes), {
			headers: {
				'content-type': contentType,
				'content-disposition': `${isForeign ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
				'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
				'cache-control': 'private, no-store',
			},
		});
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		return new Response('This file is not here.\n', {
			status: statusOf(error),
			headers: { 'content-type': 'text/plain; charset=utf-8' },
		});
	}
}
