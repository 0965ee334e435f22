import type { ListedJob } from '~/domain/concierge/list-jobs.server';

export const LANES = ['requested', 'offered', 'confirmed', 'done'] as const;
export type Lane = (typeof LANES)[number];

/** The lane of a job; what the guest has accepted waits for the team among the offers. */
export function laneOf({ state }: Pick<ListedJob, 'state'>): Lane {
	if (state === 'accepted') return 'offered';
	return LANES.find((each) => each === state) ?? 'requested';
}

export type JobMark = {
	kind: 'give' | 'sent' | 'opened' | 'late' | 'differs' | 'client' | 'accepted' | 'outside' | 'difference';
	tone: 'urgent' | 'soon' | 'plain';
	/** When, for those that name a moment. */
	at: number | null;
};

/** What is odd about a job, or how far it has come; null where there is nothing to say. */
export function markOf(job: ListedJob, now: number): JobMark | null {
	const mark = (kind: JobMark['kind'], tone: JobMark['tone'], at: number | null = null) => ({ kind, tone, at });
	const asked = (answerBy: number) => {
		if (answerBy <= now) return mark('late', 'urgent', answerBy);
		return job.openedAt ? mark('opened', 'plain', job.openedAt) : mark('sent', 'plain', job.askedAt);
	};
	if (job.state !== 'done' && (job.day < job.checkIn || job.day > job.checkOut)) return mark('outside', 'urgent');
	switch (job.state) {
		case 'requested':
			return job.answerBy === null ? mark('give', 'soon') : asked(job.answerBy);
		case 'offered':
			return job.offeredAt === null ? mark('differs', 'soon') : mark('client', 'plain');
		case 'accepted':
			// Given to another supplier, who has not answered yet.
			return job.linkState === 'open' && job.answerBy !== null ? asked(job.answerBy) : mark('accepted', 'soon');
		case 'done':
			return job.isDoneAsPlanned === false ? mark('difference', 'soon') : null;
		default:
			return null;
	}
}

export type JobGrouping = 'day' | 'house' | 'supplier';

/** Bands of the board in their order: days, or the names of properties or suppliers. */
export function bandsOf(jobs: readonly ListedJob[], by: JobGrouping): { key: string; jobs: ListedJob[] }[] {
	const bands = new Map<string, ListedJob[]>();
	for (const job of jobs) {
		const key = by === 'day' ? job.day : by === 'house' ? job.house : (job.supplier ?? '');
		bands.set(key, [...(bands.get(key) ?? []), job]);
	}
	return [...bands]
		.map(([key, of]) => ({ key, jobs: of }))
		.sort((a, b) => (by === 'day' ? (a.key < b.key ? -1 : 1) : a.key.localeCompare(b.key)));
}
