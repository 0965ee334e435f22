import { and, eq } from 'drizzle-orm';
import { enquiry } from '#db/schema/enquiry';
import { mailThread, mailThreadFile, mailThreadMessage } from '#db/schema/mail-thread';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { ownEnquiries } from './enquiry-scope.server';

type Read = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'services'>;
	enquiryId: string;
	fileId: string;
};

/** A file of an enquiry's conversation; a guest's is to be saved, not opened (ENQUIRY-11, ENQUIRY-15). Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function readEnquiryFile({ ctx, enquiryId, fileId }: Read) {
	const actor = requireActor(ctx, 'enquiryDesk');
	const { storeKey, fileName, contentType } = mailThreadFile;
	const [row] = await ctx.db
		.select({ storeKey, fileName, contentType, side: mailThreadMessage.side })
		.from(mailThreadFile)
		.innerJoin(mailThreadMessage, eq(mailThreadMessage.no, mailThreadFile.messageNo))
		.innerJoin(mailThread, eq(mailThread.no, mailThreadMessage.threadNo))
		.innerJoin(enquiry, eq(enquiry.no, mailThread.enquiryNo))
		.where(and(eq(mailThreadFile.id, fileId), eq(enquiry.id, enquiryId), ownEnquiries(actor)));
	const bytes = row ? await ctx.services.readFile(row.storeKey) : null;
	if (!row || !bytes) throw new DomainError('not-found', `No file ${fileId}`);
	return { bytes, fileName: row.fileName, contentType: row.contentType, isForeign: row.side === 'client' };
}
