import { DurableObject } from 'cloudflare:workers';
import type { Counts, Finding, Gauges, OpenFinding, WatchHour, WatchReport } from '~/domain/watch/watch-report';
import type { Alert } from './alert-mail';
import { alertState } from './alert-state';
import type { Facts } from './findings';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const KEPT_MINUTES = 60;
const KEPT_HOURS = 48;
/** Names are ours; more than these come from a fault. */
const MOST_NAMES = 200;

const TABLES = `
	create table if not exists total (name text primary key, value real not null, last_at integer not null);
	create table if not exists minute (at integer not null, name text not null, value real not null, primary key (at, name));
	create table if not exists hour (at integer not null, name text not null, value real not null, primary key (at, name));
	create table if not exists finding (name text primary key, detail text not null, since integer not null, told_at integer);
	create table if not exists fact (name text primary key, value text not null);
`;

/** What a check has to know that was kept here. */
export type Kept = Pick<Facts, 'startedAt' | 'recent' | 'deadBefore' | 'lastAt'> & { totals: Counts };

/** Counts and findings of the whole deployment: one object, whose storage does not need the database that it watches (ADR 63). */
export class WatchStore extends DurableObject {
	readonly #sql: SqlStorage;

	constructor(state: DurableObjectState, env: unknown) {
		super(state, env as never);
		this.#sql = state.storage.sql;
		this.#sql.exec(TABLES);
		this.#keep('startedAt', Date.now(), 'do nothing');
	}

	/** Adds what an isolate has counted. */
	add(counts: Counts): void {
		const now = Date.now();
		const minute = now - (now % MINUTE);
		const hour = now - (now % HOUR);
		for (const [name, value] of Object.entries(counts).slice(0, MOST_NAMES)) {
			if (!Number.isFinite(value) || !/^[\w.]{1,60}$/.test(name)) continue;
			this.#sql.exec(
				'insert into total values (?1, ?2, ?3) on conflict do update set value = value + ?2, last_at = ?3',
				...[name, value, now],
			);
			for (const [table, at] of [
				['minute', minute],
				['hour', hour],
			] as const)
				this.#sql.exec(
					`insert into ${table} values (?1, ?2, ?3) on conflict do update set value = value + ?3`,
					...[at, name, value],
				);
		}
	}

	/** For a check: the counts of the last ten minutes among them. */
	kept(): Kept {
		const now = Date.now();
		const totals = this.#sql.exec('select name, value, last_at from total').toArray();
		const dead = this.#fact('mailsDead');
		return {
			startedAt: Number(this.#fact('startedAt') ?? now),
			recent: this.#counts(
				'select name, sum(value) as value from minute where at > ? group by name',
				now - 10 * MINUTE,
			),
			deadBefore: dead === null ? null : Number(dead),
			lastAt: Object.fromEntries(totals.map((row) => [row.name, row.last_at])) as Counts,
			totals: Object.fromEntries(totals.map((row) => [row.name, row.value])) as Counts,
		};
	}

	/** Takes what a check has found, and gives what is to be told of it: once when it has lasted for `after` milliseconds, again after six hours, and when it is over. */
	settle(found: readonly Finding[], gauges: Gauges | null, after: number): Alert[] {
		const now = Date.now();
		this.#keep('checkedAt', now);
		this.#keep('gauges', JSON.stringify(gauges));
		if (gauges) this.#keep('mailsDead', gauges.mailsDead);
		this.#sql.exec('delete from minute where at < ?', now - KEPT_MINUTES * MINUTE);
		this.#sql.exec('delete from hour where at < ?', now - KEPT_HOURS * HOUR);
		for (const { name, detail } of found)
			this.#sql.exec(
				// Mails that were given up since the last check are another event.
				"insert into finding values (?1, ?2, ?3, null) on conflict do update set detail = ?2, told_at = iif(?1 = 'deadMails', null, told_at)",
				...[name, detail, now],
			);
		const names = new Set<string>(found.map(({ name }) => name));
		return this.#findings().flatMap((finding): Alert[] => {
			const state = alertState(finding, { isFound: names.has(finding.name), now, after });
			if (state === 'forget') this.#forget(finding.name);
			return state === null || state === 'forget' ? [] : [{ state, finding }];
		});
	}

	/** These have been told; what is over is forgotten. What was not told is told with the next check. */
	told(alerts: readonly Alert[]): void {
		for (const { state, finding } of alerts) {
			if (state === 'over') this.#forget(finding.name);
			else this.#sql.exec('update finding set told_at = ? where name = ?', Date.now(), finding.name);
		}
	}

	report(): WatchReport {
		const now = Date.now();
		const rows = this.#sql.exec('select at, name, value from hour where at > ? order by at', now - 24 * HOUR).toArray();
		const hours = new Map<number, Record<string, number>>();
		for (const { at, name, value } of rows) {
			const counts = hours.get(Number(at)) ?? {};
			counts[String(name)] = Number(value);
			hours.set(Number(at), counts);
		}
		const checkedAt = this.#fact('checkedAt');
		const gauges = this.#fact('gauges');
		return {
			at: now,
			checkedAt: checkedAt === null ? null : Number(checkedAt),
			findings: this.#findings(),
			gauges: gauges === null ? null : (JSON.parse(gauges) as Gauges | null),
			hours: [...hours].map(([at, counts]): WatchHour => ({ at, counts })),
			lastAt: this.kept().lastAt,
		};
	}

	#forget(name: string): void {
		this.#sql.exec('delete from finding where name = ?', name);
	}

	#findings(): OpenFinding[] {
		const rows = this.#sql.exec('select name, detail, since, told_at from finding order by since').toArray();
		return rows.map(({ told_at: toldAt, ...row }) => ({ ...row, toldAt }) as unknown as OpenFinding);
	}

	#counts(query: string, ...values: number[]): Counts {
		return Object.fromEntries(
			this.#sql
				.exec(query, ...values)
				.toArray()
				.map(({ name, value }) => [name, Number(value)]),
		) as Counts;
	}

	#fact(name: string): string | null {
		const [row] = this.#sql.exec('select value from fact where name = ?', name).toArray();
		return row ? String(row.value) : null;
	}

	#keep(name: string, value: string | number, orElse = 'do update set value = excluded.value'): void {
		this.#sql.exec(`insert into fact values (?, ?) on conflict ${orElse}`, name, String(value));
	}
}
