import { describe, expect, it } from 'vitest';
import type { Gauges, OpenFinding } from '~/domain/watch/watch-report';
import { alertMail } from '../../../workers/watch/alert-mail';
import { alertState } from '../../../workers/watch/alert-state';
import { type Facts, findingsOf } from '../../../workers/watch/findings';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 28, 12);
const GAUGES: Gauges = {
	...{ outboxDue: 3, outboxSeconds: 20, mailsDead: 4 },
	...{ webhooksDue: 0, webhooksSeconds: 0, webhooksFailing: 0, replicas: 2, replicasLate: 0 },
};
const GOOD: Facts = {
	now,
	startedAt: now - 30 * 24 * 60 * MINUTE,
	site: { status: 200, database: 'up' },
	gauges: GAUGES,
	recent: { 'requests.2xx': 900, 'requests.5xx': 9 },
	deadBefore: 4,
	lastAt: { 'schedule.minute.done': now - MINUTE, 'schedule.day.done': now - 20 * 60 * MINUTE },
};
const names = (facts: Partial<Facts>) => findingsOf({ ...GOOD, ...facts }).map(({ name }) => name);
const gauges = (changes: Partial<Gauges>) => names({ gauges: { ...GAUGES, ...changes } });

describe('a check (OBSERVE-6)', () => {
	it('finds nothing where all is well, nor before anything could be late', () => {
		expect(names({})).toEqual([]);
		expect(names({ lastAt: {}, startedAt: now - MINUTE })).toEqual([]);
	});

	it('tells a site that does not answer from a database that takes no writes', () => {
		expect(names({ site: null })).toEqual(['site']);
		expect(names({ site: { status: 503, database: 'stuck' }, gauges: null })).toEqual(['database']);
		expect(findingsOf({ ...GOOD, site: { status: 503, database: 'stuck' } })[0]?.detail).toBe('it is stuck');
	});

	it.each([
		[{ 'requests.2xx': 100, 'requests.5xx': 9 }, []],
		[{ 'requests.2xx': 190, 'requests.5xx': 10 }, ['errors']],
		[{ 'requests.2xx': 191, 'requests.5xx': 10 }, []],
		[{ 'requests.5xx': 10 }, ['errors']],
	])('of ten minutes with %j finds %j', (recent, found) => expect(names({ recent })).toEqual(found));

	it('finds a schedule that is late, also one that never ran', () => {
		const late = { ...GOOD.lastAt, 'schedule.minute.done': now - 5 * MINUTE - 1 };
		expect(names({ lastAt: late })).toEqual(['minuteSchedule']);
		expect(names({ lastAt: { ...GOOD.lastAt, 'schedule.day.done': now - 27 * 60 * MINUTE } })).toEqual(['daySchedule']);
		expect(names({ lastAt: {} })).toEqual(['minuteSchedule', 'daySchedule']);
	});

	it('finds what waits too long', () => {
		expect(gauges({ outboxSeconds: 601 })).toEqual(['outbox']);
		expect(gauges({ outboxDue: 1001 })).toEqual(['outbox']);
		expect(gauges({ outboxDue: 1000, outboxSeconds: 600 })).toEqual([]);
		expect(gauges({ webhooksDue: 2, webhooksSeconds: 901 })).toEqual(['webhooks']);
		expect(gauges({ mailsDead: 5 })).toEqual(['deadMails']);
		expect(gauges({ replicasLate: 1 })).toEqual(['replicas']);
		expect(names({ deadBefore: null, gauges: { ...GAUGES, mailsDead: 5 } })).toEqual([]);
	});
});

describe('a finding', () => {
	const state = (name: OpenFinding['name'], toldAt: number | null, isFound: boolean, since = now - 5 * MINUTE) =>
		alertState({ name, detail: '', since, toldAt }, { isFound, now, after: 2 * MINUTE });

	it('is told once when it has lasted, again after six hours, and when it is over', () => {
		expect(state('database', null, true, now - MINUTE)).toBeNull();
		expect(state('database', null, true)).toBe('began');
		expect(state('database', now - MINUTE, true)).toBeNull();
		expect(state('database', now - 360 * MINUTE, true)).toBe('goesOn');
		expect(state('database', now - MINUTE, false)).toBe('over');
		expect(state('database', null, false)).toBe('forget');
	});

	it('of dead mails is told at once, by a later check too, and is never over', () => {
		expect(state('deadMails', null, true, now)).toBe('began');
		expect(state('deadMails', null, false)).toBe('began');
		expect(state('deadMails', now - MINUTE, false)).toBe('forget');
	});
});

it('is one mail for all that has changed, which leads to the page', () => {
	const finding = { name: 'database', detail: 'it is away', since: now - 3 * MINUTE, toldAt: null } as const;
	const over = { name: 'outbox', detail: '', since: now - 40 * MINUTE, toldAt: now - 30 * MINUTE } as const;
	const mail = alertMail(
		[
			{ state: 'began', finding },
			{ state: 'over', finding: over },
		],
		'https://firnlicht.example/partner/dashboard/admin/service',
		now,
	);
	expect(mail.subject).toBe('Fault: The database takes no writes, and 1 more');
	expect(mail.text).toContain('Fault: The database takes no writes (since 2026-11-28 11:57 UTC): it is away.');
	expect(mail.text).toContain('Over: Mails wait in the outbox (since 2026-11-28 11:20 UTC): over after 40 minutes.');
	expect(mail.text).toContain('https://firnlicht.example/partner/dashboard/admin/service');
});
