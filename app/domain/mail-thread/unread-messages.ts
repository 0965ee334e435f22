/** How many messages about the proposal `p` wait for the agency `:agency`, as a part of a statement. */
export const UNREAD_MESSAGES = `(select count(*) from mail_thread t join mail_thread_message m on m.thread_no = t.no
	where t.proposal_no = p.no and m.agency_no = :agency and m.read_at is null)`;
