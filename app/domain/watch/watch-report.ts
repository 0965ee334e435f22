/** What was counted, by name: `requests.5xx`, `cache.hit`, `mail.sent` … (docs/service.md lists them). */
export type Counts = Readonly<Record<string, number>>;

/** Something that an operator of the service has to look at (OBSERVE-6). */
export const FINDINGS = [
	'database',
	'site',
	'errors',
	'minuteSchedule',
	'daySchedule',
	'outbox',
	'deadMails',
	'webhooks',
	'replicas',
] as const;
export type FindingName = (typeof FINDINGS)[number];

/** `detail`: figures, such as `waiting since 14 minutes`; in English, for mails and logs. */
export type Finding = { name: FindingName; detail: string };

export type OpenFinding = Finding & { since: number; toldAt: number | null };

/** How much waits at this moment; null where the database did not say. */
export type Gauges = {
	outboxDue: number;
	/** Seconds that the first of them has waited. */
	outboxSeconds: number;
	mailsDead: number;
	webhooksDue: number;
	webhooksSeconds: number;
	webhooksFailing: number;
	/** Replicas of the database, and those of them that are away or more than five seconds behind. */
	replicas: number;
	replicasLate: number;
};

export type WatchHour = { at: number; counts: Counts };

/** What the admins' page shows. */
export type WatchReport = {
	at: number;
	/** The last check; null before the first. */
	checkedAt: number | null;
	findings: OpenFinding[];
	gauges: Gauges | null;
	/** Oldest first, the current one last; hours without a request are missing. */
	hours: WatchHour[];
	/** When each name was counted last, such as `schedule.minute.done`. */
	lastAt: Counts;
};
