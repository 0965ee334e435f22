import * as z from 'zod';
import { THREAD_SIDES } from '#db/schema/trade-enums';
import { MESSAGES_SHOWN } from './thread-limits';

/** A message as the client sees it: nothing of how it came, of what it quotes, or of what the agency alone knows. */
export type ClientMessage = {
	id: string;
	side: (typeof THREAD_SIDES)[number];
	author: string;
	body: string;
	isCut?: boolean;
	at: number;
};

/**
 * The newest messages of the thread of the proposal `proposal` as JSON, for a part of a statement; what was held back from the client is not among
 * them.
 */
export const CLIENT_MESSAGES = `(select json_group_array(json_array(id, side, author, body, left_out, is_cut, created_at)) from
	(select m.* from mail_thread t join mail_thread_message m on m.thread_no = t.no and m.agency_no = t.agency_no
		where t.proposal_no = proposal.no and t.agency_no = proposal.agency_no and not m.is_held
		order by m.created_at desc, m.no desc limit ${MESSAGES_SHOWN}))`;

const rows = z.array(
	z.tuple([z.string(), z.enum(THREAD_SIDES), z.string(), z.string(), z.string().nullable(), z.number(), z.number()]),
);

/** Reads them, the oldest first; without words a message says which files it came with. */
export function readClientMessages(json: string | null): ClientMessage[] {
	return rows
		.parse(JSON.parse(json ?? '[]'))
		.reverse()
		.map(([id, side, author, body, leftOut, isCut, at]) => ({
			...{ id, side, author, at },
			body:
				body ||
				z
					.array(z.string())
					.parse(JSON.parse(leftOut ?? '[]'))
					.join(', '),
			...(isCut ? { isCut: true } : {}),
		}));
}
