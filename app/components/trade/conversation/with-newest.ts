import type { MessageView } from '~/domain/conversation/message-view';
import type { RowView } from './conversation-view';

/** The list with the open conversation's newest message in its row, as it came by the live connection. */
export function withNewest(
	rows: readonly RowView[],
	{ id, me }: { id: string; me: { id: string } },
	newest: MessageView | undefined,
): readonly RowView[] {
	const row = rows.find((each) => each.id === id);
	if (!row || !newest) return rows;
	const { kind, event, body, author, day, time } = newest;
	const authorFirstName = author?.name.split(' ')[0] ?? null;
	return rows.map((each) =>
		each === row ? { ...row, kind, event, body, isOwn: author?.id === me.id, authorFirstName, day, time } : each,
	);
}
