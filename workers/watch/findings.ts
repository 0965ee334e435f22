import type { Counts, Finding, Gauges } from '~/domain/watch/watch-report';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Later than this and a schedule is late: five runs have failed or were not begun. */
const MINUTE_SCHEDULE_LATE = 5 * MINUTE;
const DAY_SCHEDULE_LATE = 26 * HOUR;
const OUTBOX_LATE_SECONDS = 600;
const OUTBOX_MANY = 1000;
const WEBHOOKS_LATE_SECONDS = 900;
const ERRORS_FROM = 10;
const ERROR_SHARE = 0.05;

/** What is known at a check. `recent`: counts of the last ten minutes. */
export type Facts = {
	now: number;
	/** When watching began: before something could have been counted nothing is late. */
	startedAt: number;
	/** What `/healthz` says; null where the site did not answer. */
	site: { status: number; database: string } | null;
	gauges: Gauges | null;
	recent: Counts;
	/** Dead mails of the check before. */
	deadBefore: number | null;
	lastAt: Counts;
};

/** What is wrong at this moment (OBSERVE-6). */
export function findingsOf(facts: Facts): Finding[] {
	const { site, gauges, recent, deadBefore } = facts;
	const found: Finding[] = [];
	const find = (name: Finding['name'], detail: string | null) => {
		if (detail !== null) found.push({ name, detail });
	};
	find('site', site === null ? 'it does not answer' : null);
	find('database', site !== null && site.status !== 200 ? `it is ${site.database}` : null);
	find('errors', errorsIn(recent));
	find('minuteSchedule', late(facts, 'schedule.minute.done', MINUTE_SCHEDULE_LATE));
	find('daySchedule', late(facts, 'schedule.day.done', DAY_SCHEDULE_LATE));
	if (gauges === null) return found;
	const { outboxDue, outboxSeconds, mailsDead, webhooksDue, webhooksSeconds } = gauges;
	const isOutboxLate = outboxSeconds > OUTBOX_LATE_SECONDS || outboxDue > OUTBOX_MANY;
	find('outbox', isOutboxLate ? `${outboxDue} mails wait, the first for ${minutes(outboxSeconds)}` : null);
	find(
		'deadMails',
		deadBefore !== null && mailsDead > deadBefore ? `${mailsDead - deadBefore} could not be sent` : null,
	);
	const isLate = webhooksSeconds > WEBHOOKS_LATE_SECONDS;
	find('webhooks', isLate ? `${webhooksDue} messages are due, the first for ${minutes(webhooksSeconds)}` : null);
	const { replicas, replicasLate: behind } = gauges;
	find('replicas', behind > 0 ? `${behind} of ${replicas} are away or more than five seconds behind` : null);
	return found;
}

function errorsIn(recent: Counts): string | null {
	const failed = recent['requests.5xx'] ?? 0;
	const all = Object.entries(recent).reduce(
		(sum, [name, value]) => sum + (name.startsWith('requests.') ? value : 0),
		0,
	);
	return failed >= ERRORS_FROM && failed >= ERROR_SHARE * all
		? `${failed} of ${all} requests failed in ten minutes`
		: null;
}

function late({ now, startedAt, lastAt }: Facts, name: string, limit: number): string | null {
	const last = lastAt[name] ?? startedAt;
	return now - last > limit ? `its last run ended ${minutes((now - last) / 1000)} ago` : null;
}

function minutes(seconds: number): string {
	const count = Math.round(seconds / 60);
	return count < 120 ? `${count} minutes` : `${Math.round(count / 60)} hours`;
}
