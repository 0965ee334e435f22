import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readAttachmentFile } from '~/domain/conversation/read-attachment.server';
import { DomainError, statusOf } from '~/platform/errors';

/** A file of a conversation, for its members alone; pictures and PDFs, which run nothing of ours. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	try {
		const { bytes, fileName, contentType } = await readAttachmentFile({
			ctx: context,
			conversationId: params.conversationId ?? '',
			attachmentId: params.fileId ?? '',
		});
		const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
		return new Response(new Uint8Array(bytes), {
			headers: {
				'content-type': contentType,
				'content-disposition': `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
				'content-security-policy': "default-src 'none'; sandbox",
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
