import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readAttachmentFile } from '~/domain/conversation/read-attachment.server';
import { privateFile } from '../documents/private-file.server';

/** A file of a conversation, for its members alone. */
export function loader({ context: ctx, params }: LoaderFunctionArgs) {
	const { conversationId = '', fileId = '' } = params;
	return privateFile(() => readAttachmentFile({ ctx, conversationId, attachmentId: fileId }));
}
