import type { NOTICE_GROUPS } from '#db/schema/trade-enums';

/** A group of notices that a user can switch off (MEMBER-7). */
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

const ENDINGS = ['optionExpiring', 'optionExpired', 'optionEndMoved', 'earlierOptionMoved'];

/** The group of a mail by its kind; null for one that cannot be switched off. */
export function noticeGroupOf(kind: string): NoticeGroup | null {
	if (kind === 'lead-price') return 'prices';
	if (kind === 'conversation-unread' || kind.startsWith('thread-agent-')) return 'messages';
	if (kind === 'rooming-agency-changed') return 'rooming';
	if (kind === 'operator-risks') return 'risks';
	if (kind === 'desk-import-ended') return 'imports';
	if (kind.startsWith('proposal-agent-')) return 'proposals';
	const ofLead = /^lead-agent-(\w+)$/.exec(kind)?.[1];
	if (ofLead === undefined) return null;
	return ENDINGS.includes(ofLead) ? 'endings' : 'answers';
}
