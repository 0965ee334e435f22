import { auditRows } from '../bench/audit-writes';
import type { BenchOptions } from '../bench/bench-row';
import { inspectWorker } from '../bench/inspector';
import { residentBytes } from '../bench/process-cpu';
import { openOffice, startClients } from './clients';
import { type FaultySite, startFaultySite } from './faulty-site';
import { growthOf, type Sample } from './growth-of';
import { counted, pause, startClock } from './run-fault';

const SITE = 'firnlicht';
const SAMPLE_EVERY = 15_000;
/** Growth over the last two thirds that is no leak, of what there was, and in megabytes. */
const FLAT = { share: 0.08, megabytes: 8 };

type Line = { what: string; first: number; last: number; highest: number; growth: number; isFlat: boolean };

/** The clients of the fault runs without a fault for so many minutes: what memory and errors come to. */
export async function soak(
	options: BenchOptions,
	minutes: number,
): Promise<{ text: string; isSound: boolean; lines: Line[] }> {
	const site = await startFaultySite(options);
	try {
		const office = await openOffice(site);
		const inspector = await inspectWorker(site.inspectorPort, SITE);
		const clients = startClients(site, office);
		const clock = startClock(site);
		const series = new Map<string, Sample[]>();
		const begunAt = performance.now();
		const until = begunAt + minutes * 60_000;
		while (performance.now() < until) {
			await pause(SAMPLE_EVERY);
			await inspector.collect();
			const { heap, buffers } = await inspector.memory();
			const at = (performance.now() - begunAt) / 60_000;
			for (const [what, bytes] of [['isolate of the site, collected', heap + buffers] as const, ...residents(site)])
				series.set(what, [...(series.get(what) ?? []), { at, value: bytes / 1e6 }]);
			const now = [...series].map(([what, samples]) => `${what} ${samples.at(-1)?.value.toFixed(0)}`);
			if ((series.get('site')?.length ?? 0) % 4 === 0) options.say(`${at.toFixed(1)} min: ${now.join(', ')} MB`);
		}
		const report = await clients.stop();
		await clock.stop();
		inspector.close();
		const audit = await auditRows(site.db, report.written);
		const errors = counted(
			clients.seen.flatMap(({ name, verdict, why }) => (verdict === 'fine' ? [] : [`${name}: ${verdict}, ${why}`])),
		);
		const odd = [...report.odd].map(([what, count]) => `${count} × given up: ${what}`);
		const lines = [...series].map(([what, samples]) => lineOf(what, samples));
		const { leads, enquiries, messages } = report.written;
		const said = [
			`${clients.seen.length} requests in ${minutes} minutes, of them ${leads.size} leads, ${enquiries.size} enquiries and`,
			`${messages.size} messages written: ${audit.lost} lost, ${audit.doubled} doubled, ${audit.soldTwice} sold twice.`,
		].join(' ');
		return {
			text: [table(lines), said, `Errors: ${[...errors, ...odd].join('; ') || 'none'}.`].join('\n\n'),
			isSound:
				lines.every(({ isFlat }) => isFlat) &&
				errors.length + odd.length + audit.lost + audit.doubled + audit.soldTwice === 0,
			lines,
		};
	} finally {
		await site.stop();
	}
}

/** Memory of each part with all that it has started, in bytes. */
function residents({ parts }: FaultySite): [string, number][] {
	return parts.map((part) => [part.name, residentBytes(part.child().process.pid ?? 0)]);
}

function lineOf(what: string, samples: readonly Sample[]): Line {
	const values = samples.map(({ value }) => value);
	const growth = growthOf(samples);
	const [first = 0, last = 0] = [values[0], values.at(-1)];
	const isFlat = growth <= Math.max(FLAT.megabytes, FLAT.share * last);
	return { what, first, last, highest: Math.max(...values), growth, isFlat };
}

function table(lines: readonly Line[]): string {
	const rows = lines.map(({ what, isFlat, ...figures }) => {
		const { first, last, highest, growth } = figures;
		const megabytes = [first, last, highest, growth].map((each) => `${each.toFixed(0)} MB`);
		return `| ${[what, ...megabytes, isFlat ? 'flat' : 'grows'].join(' | ')} |`;
	});
	return [
		'| Memory | First | Last | Highest | Growth over the last two thirds | Verdict |',
		'| --- | --- | --- | --- | --- | --- |',
		...rows,
	].join('\n');
}
