import * as z from 'zod';
import { CONVERSATION_PARTIES, LANGUAGES } from '#db/schema/enums';

/** Header in which the site says who opens a connection; the site alone reaches this worker. */
export const MEMBER_HEADER = 'x-conversation-member';

const schema = z.object({
	userNo: z.int(),
	id: z.string().min(1),
	name: z.string(),
	party: z.enum(CONVERSATION_PARTIES),
	conversationId: z.string().min(1),
	/** SHA-256 of the session's token: with the session ends the connection. */
	sessionHash: z.string().min(1),
	brandKey: z.string().min(1),
	language: z.enum(LANGUAGES),
	origin: z.string(),
});

/** Who is at the other end of a connection, as the site has checked it. */
export type LiveMember = z.output<typeof schema>;

/** A member as a header's value: ASCII. */
export function writeMember(member: LiveMember): string {
	return encodeURIComponent(JSON.stringify(member));
}

/** The member of a request; null when there is none. */
export function readMember(request: { headers: { get(name: string): string | null } }): LiveMember | null {
	try {
		const read = schema.safeParse(JSON.parse(decodeURIComponent(request.headers.get(MEMBER_HEADER) ?? '')));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}
