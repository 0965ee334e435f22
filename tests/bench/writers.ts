import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startMailServer } from '../../workers/local/mail-server';
import { agenciesAtWork, type FreeWeek, type Workplace } from './agencies-at-work';
import { type Audit, auditWrites } from './audit-writes';
import { type BenchOptions, type BenchResult, type BenchRow, percentile } from './bench-row';
import { type BenchSite, startBenchSite } from './bench-site';
import { type Attempt, patientWriter } from './patient-writer';
import { cpuSeconds } from './process-cpu';
import { optionOf, type WorkReport, workFor } from './work-load';

const CATALOGUE = { properties: 1_000, hotels: 500 };
const CROWDS = [24, 100] as const;
/** Milliseconds, at 24. */
const MOST_AT_24 = 1000;
const LEAST_ACCEPTED = 0.95;
/** Few enough that several agents meet at the same one. */
const WEEKS = 3_000;
const OPTIONS_FOR_ONE_WEEK = 300;
/** Milliseconds for one write once the load is gone. */
const MOST_AFTERWARDS = 1000;

/** Many agents who write all day within one minute, mails going out meanwhile; then a week that everybody wants. */
export async function benchWriters(options: BenchOptions): Promise<BenchResult> {
	const result: BenchResult = { rows: [], notes: [] };
	for (const agents of CROWDS) {
		await withWorkplace(options, agents, async ({ site, workplace, audit }) => {
			options.say(`${agents} agents at work …`);
			const cpu = () => [cpuSeconds([site.workerdPid]), cpuSeconds([site.sqldPid])] as const;
			const before = cpu();
			const report = await workFor(site.port, workplace, options.isQuick ? 15 : 60);
			const spent = cpu().map((seconds, at) => seconds - (before[at] ?? 0));
			const healthy = await writeAfterwards(site);
			const found = await audit(report.written);
			result.rows.push(...workRows(agents, report, healthy, found));
			result.notes.push(workNote(agents, report, found, spent));
			options.say(result.notes.at(-1) ?? '');
			if (agents !== CROWDS.at(-1)) return;
			options.say(`${OPTIONS_FOR_ONE_WEEK} options for one week …`);
			const line = await oneWeek(site, workplace);
			result.rows.push(line.row);
			result.notes.push(line.note);
		});
	}
	return result;
}

type Prepared = {
	site: BenchSite;
	workplace: Workplace;
	audit: (written: WorkReport['written']) => Promise<Audit>;
};

/** A catalogue without sales, and a mail server. */
async function withWorkplace(options: BenchOptions, agents: number, use: (prepared: Prepared) => Promise<void>) {
	const folder = join(options.dataDir, 'mails-of-writers');
	rmSync(folder, { recursive: true, force: true });
	const mail = await startMailServer({ smtpPort: 0, webPort: 0, folder });
	try {
		const site = await startBenchSite(options, CATALOGUE, { isScratch: true, smtpPort: mail.smtpPort });
		try {
			const workplace = await agenciesAtWork(site.db, agents, WEEKS);
			await use({
				site,
				workplace,
				audit: (written) => auditWrites(site.db, written, { folder, tick: site.tick }),
			});
		} finally {
			await site.stop();
		}
	} finally {
		await mail.stop();
	}
}

/** Milliseconds of one write of the site's own, by its health check; null where the answer is not good. */
async function writeAfterwards({ port }: BenchSite): Promise<number | null> {
	const started = performance.now();
	const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
	return answer.ok ? performance.now() - started : null;
}

function workRows(agents: number, report: WorkReport, afterwards: number | null, audit: Audit): BenchRow[] {
	const { attempts, odd, seconds } = report;
	const refused = attempts.filter(isRefusal);
	const accepted = attempts.length - refused.length;
	const share = accepted / attempts.length;
	const broken = attempts.filter(
		({ status, isAnnounced }) => status === 0 || (status >= 500 && !(status === 503 && isAnnounced)),
	);
	const slowest = percentile(
		attempts.filter((attempt) => !isRefusal(attempt)).map(({ milliseconds }) => milliseconds),
		0.99,
	);
	const errors = [...odd].map(([what, count]) => `${count} × ${what}`).join(', ');
	const { lost, doubled, soldTwice, unsent, mailedTwice } = audit;
	const wrong = lost + doubled + soldTwice + unsent + mailedTwice;
	return [
		{
			what: `${agents} agents at once: writes accepted`,
			measured: `${(share * 100).toFixed(1)} %, ${(accepted / seconds).toFixed(0)}/s`,
			budget: `≥ ${LEAST_ACCEPTED * 100} %`,
			isMet: share >= LEAST_ACCEPTED && odd.size === 0,
		},
		{
			what: `${agents} agents at once: 5xx that is no announced overload`,
			measured: `${broken.length}${errors ? `; odd answers: ${errors}` : ''}`,
			budget: '0',
			isMet: broken.length === 0,
		},
		{
			what: `${agents} agents at once: p99 of a write`,
			measured: `${slowest.toFixed(0)} ms`,
			budget: agents === 24 ? `≤ ${MOST_AT_24} ms` : '',
			isMet: agents === 24 ? slowest <= MOST_AT_24 : null,
		},
		{
			what: `${agents} agents at once: lost, doubled, sold twice, mails unsent, mails doubled`,
			measured: [lost, doubled, soldTwice, unsent, mailedTwice].join(', '),
			budget: '0 each',
			isMet: wrong === 0,
		},
		{
			what: `${agents} agents at once: a write right afterwards`,
			measured: afterwards === null ? 'refused' : `${afterwards.toFixed(0)} ms`,
			budget: `≤ ${MOST_AFTERWARDS} ms`,
			isMet: afterwards !== null && afterwards <= MOST_AFTERWARDS,
		},
	];
}

function workNote(
	agents: number,
	{ attempts, written, seconds }: WorkReport,
	{ mails, mailSeconds }: Audit,
	spent: number[],
): string {
	const names = [...new Set(attempts.map(({ name }) => name))];
	const each = names.map((name) => {
		const own = attempts.filter((attempt) => attempt.name === name);
		const good = own.filter(({ status }) => status === 200);
		const spread = [0.5, 0.99].map((part) =>
			percentile(
				good.map(({ milliseconds }) => milliseconds),
				part,
			).toFixed(0),
		);
		const taken = own.filter(({ status }) => status === 409 || status === 422).length;
		const refused = own.filter(isRefusal).length;
		return `${name} ${good.length} (p50 and p99 ${spread.join(' and ')} ms${taken ? `, ${taken} taken` : ''}${refused ? `, ${refused} refused` : ''})`;
	});
	const accepted = attempts.filter((attempt) => !isRefusal(attempt)).length;
	const cpu = spent.map((each) => ((each / accepted) * 1000).toFixed(0)).join(' ms of workerd and ');
	return `${agents} agents for ${seconds.toFixed(0)} s: ${each.join(', ')}; ${written.leads.size} leads, ${mails} mails delivered, the last ${mailSeconds.toFixed(0)} s after the last write; a write took ${cpu} ms of the database's processor time, mails included.`;
}

/** Everyone requests the same week at once: one is first in the queue, all others learn their position. */
async function oneWeek(site: BenchSite, { agents, weeks }: Workplace): Promise<{ row: BenchRow; note: string }> {
	const { rows: taken } = await site.db.$client.execute(
		'select distinct property_no from lead where property_no is not null',
	);
	const used = new Set(taken.map(({ property_no }) => `prop_${property_no}`));
	const week = weeks.find(({ propertyId }) => !used.has(propertyId)) as FreeWeek;
	const writer = patientWriter(site.port, OPTIONS_FOR_ONE_WEEK);
	const started = performance.now();
	const answers = await Promise.all(
		Array.from({ length: OPTIONS_FOR_ONE_WEEK }, (_, at) =>
			writer.send({ name: 'option', ...optionOf(agents[at % agents.length]?.cookie ?? '', week, `week-${at}`) }),
		),
	);
	const seconds = (performance.now() - started) / 1000;
	writer.close();
	const good = answers
		.filter(({ status }) => status === 200)
		.map(({ text }) => JSON.parse(text) as { isQueued: boolean });
	const first = good.filter(({ isQueued }) => !isQueued).length;
	const { rows } = await site.db.$client.execute(
		"select count(*) as leads, count(distinct coalesce(queue_position, 0)) as places from lead where booking_reference like 'week-%'",
	);
	const refused = writer.attempts.filter(isRefusal);
	const isRight =
		first === 1 && good.length === OPTIONS_FOR_ONE_WEEK && Number(rows[0]?.places) === OPTIONS_FOR_ONE_WEEK;
	return {
		row: {
			what: `${OPTIONS_FOR_ONE_WEEK} options for one week at once: first in line, told that they wait`,
			measured: `${first}, ${good.length - first}`,
			budget: `1, ${OPTIONS_FOR_ONE_WEEK - 1}`,
			isMet: isRight && Number(rows[0]?.leads) === OPTIONS_FOR_ONE_WEEK,
		},
		note: `${OPTIONS_FOR_ONE_WEEK} options for one week: all answered after ${seconds.toFixed(1)} s, slowest single answer ${Math.max(...writer.attempts.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms, ${refused.length} answers asked to come back; ${rows[0]?.leads} leads on ${rows[0]?.places} places.`,
	};
}

const isRefusal = ({ status }: Attempt) => status === 503 || status === 429 || status === 0 || status >= 500;
