import { Failure } from '../../workers/local/failure';
import { drainMails, messageIds } from '../bench/audit-writes';
import type { BenchOptions } from '../bench/bench-row';
import { openOffice } from './clients';
import { type FaultySite, startFaultySite } from './faulty-site';
import { FAULTS } from './parts';
import { type FaultResult, QUICK, runFault, WHOLE } from './run-fault';

/** Milliseconds until the mailer has sent what waits; a try that failed is repeated after a minute at most here. */
const MAIL_PATIENCE = 180_000;

type Chosen = { parts?: string[] | undefined; faults?: string[] | undefined };
type MailAudit = { sent: number; waiting: number; uncertain: number; twice: number };

/** Harms the parts one after the other, each in every way, and says what clients saw and what the database holds. */
export async function faultRuns(
	options: BenchOptions,
	{ parts, faults }: Chosen,
): Promise<{ text: string; isSound: boolean; results: FaultResult[]; mails: MailAudit }> {
	const site = await startFaultySite(options);
	try {
		const unknown = parts?.filter((name) => !site.parts.some((part) => part.name === name)) ?? [];
		if (unknown.length > 0)
			throw new Failure(
				`There is no part ${unknown.join(', ')}, only ${site.parts.map(({ name }) => name).join(', ')}.`,
			);
		const office = await openOffice(site);
		const results: FaultResult[] = [];
		for (const part of site.parts) {
			if (parts && !parts.includes(part.name)) continue;
			for (const fault of FAULTS) {
				if (faults && !faults.includes(fault)) continue;
				options.say(`── ${part.name}, ${fault} ──`);
				const durations = options.isQuick ? QUICK : WHOLE;
				const result = await runFault({ site, office, durations }, part, fault);
				results.push(result);
				options.say(cellsOf(result).join(' | '));
				for (const remark of result.remarks) options.say(`  ${remark}`);
			}
		}
		options.say('Waiting for the mails …');
		const mails = await auditMails(site);
		return { text: textOf(results, mails), isSound: isSound(results, mails), results, mails };
	} finally {
		await site.stop();
	}
}

/** What became of the mails of all runs. One whose transfer broke is parked as uncertain (MAIL-2), and neither lost nor sent twice. */
async function auditMails({ db, tick, mails }: FaultySite): Promise<MailAudit> {
	await drainMails(db, async () => void (await Promise.all([tick(), new Promise((done) => setTimeout(done, 1000))])), {
		patience: MAIL_PATIENCE,
		settled: ['sent', 'uncertain'],
	});
	const { rows } = await db.$client.execute('select state, count(*) as count from mail_outbox group by state');
	const counts = new Map(rows.map(({ state, count }) => [String(state), Number(count)]));
	const received = messageIds(mails);
	const [sent, uncertain] = [counts.get('sent') ?? 0, counts.get('uncertain') ?? 0];
	const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
	return { sent, uncertain, waiting: all - sent - uncertain, twice: received.length - new Set(received).size };
}

const HEADS = [
	'Part',
	'Fault',
	'Requests',
	'Errors announced',
	'Unannounced',
	'Longest wait',
	'Well again after',
	'Lost',
	'Doubled',
	'Sold twice',
];

function cellsOf(result: FaultResult): string[] {
	const { part, fault, requests, announced, unannounced, longest, wellAfter, lost, doubled, soldTwice } = result;
	const well = wellAfter === null ? 'never' : `${wellAfter.toFixed(1)} s`;
	const counts = [lost, doubled, soldTwice].map(String);
	return [
		...[part, fault, String(requests), String(announced), String(unannounced)],
		...[`${(longest / 1000).toFixed(1)} s`, well, ...counts],
	];
}

function textOf(results: readonly FaultResult[], { sent, waiting, uncertain, twice }: MailAudit): string {
	const lines = [HEADS, HEADS.map(() => '---'), ...results.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`);
	const remarks = results.flatMap(({ part, fault, remarks: each }) =>
		each.map((text) => `- ${part} ${fault}: ${text}`),
	);
	const mails = `Mails of all runs: ${sent} sent, ${twice} twice, ${waiting} waiting or given up, ${uncertain} parked as uncertain (MAIL-2).`;
	return [lines.join('\n'), mails, ...(remarks.length > 0 ? [remarks.join('\n')] : [])].join('\n\n');
}

/** Of a site that is killed nothing is left to announce anything: its broken connections are no fault of its own. */
function isSound(results: readonly FaultResult[], mails: MailAudit): boolean {
	const isFine = ({ part, unannounced, wellAfter, lost, doubled, soldTwice }: FaultResult) =>
		lost + doubled + soldTwice === 0 && wellAfter !== null && (unannounced === 0 || part === 'site');
	return results.every(isFine) && mails.waiting === 0 && mails.twice === 0;
}
