import { Agent, get } from 'node:http';
import { proposal, proposalLink, proposalVersion } from '#db/schema/proposal';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { plainDate } from '~/domain/date/plain-date';
import { proposalTokenHash } from '~/domain/proposal/proposal-token';
import { freezeSnapshot, type SnapshotOption } from '~/domain/proposal/snapshot';
import { type BenchOptions, type BenchResult, median } from './bench-row';
import { type BenchSite, HOST, startBenchSite } from './bench-site';
import { cpuSeconds } from './process-cpu';

const TOKEN = 'abcdefghjkmnpqrstuvwxyz234';
const SENT_AT = Date.parse('2026-11-20T10:00:00+01:00');

/** Processor time of a proposal's PDF: cover, comparison, an option and the last page, eight pictures; warm, and from the cache. */
export async function benchDocuments(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, 'demo', { isScratch: true });
	try {
		const versions = options.isQuick ? 8 : 30;
		await insertVersions(site, versions);
		const client = fileClient(site.port);
		let bytes = 0;
		const pages = await client.ask(`/p/${TOKEN}/pdf?version=1`).then(({ length, text }) => {
			bytes = length;
			return text.match(/\/Type \/Page\b/g)?.length ?? 0;
		});
		await client.ask(`/p/${TOKEN}/pdf?version=2`);
		const costs: number[] = [];
		for (let number = 3; number <= versions; number++) {
			const before = cpuSeconds([site.workerdPid]);
			await client.ask(`/p/${TOKEN}/pdf?version=${number}`);
			costs.push((cpuSeconds([site.workerdPid]) - before) * 1000);
		}
		const cached: number[] = [];
		const before = cpuSeconds([site.workerdPid]);
		const repeats = 200;
		for (let at = 0; at < repeats; at++)
			cached.push((await client.ask(`/p/${TOKEN}/pdf?version=${versions}`)).milliseconds);
		const cachedCpu = ((cpuSeconds([site.workerdPid]) - before) / repeats) * 1000;
		client.close();
		const printed = median(costs);
		return {
			rows: [
				{
					what: `PDF of a proposal, ${pages} pages, 8 pictures, warm: CPU`,
					measured: `${printed.toFixed(0)} ms`,
					budget: '≤ 400 ms',
					isMet: printed <= 400,
				},
				{
					what: 'The same: its size',
					measured: `${(bytes / 1e6).toFixed(2)} MB`,
					budget: '≤ 2 MB',
					isMet: bytes <= 2e6,
				},
				{
					what: 'The same from the cache: CPU',
					measured: `${cachedCpu.toFixed(1)} ms`,
					budget: '≤ 5 ms',
					isMet: cachedCpu <= 5,
				},
			],
			notes: [
				`A PDF from the cache: ${median(cached).toFixed(1)} ms from request to its last byte, the two queries included.`,
			],
		};
	} finally {
		await site.stop();
	}
}

/** A proposal of two options that was sent so many times. */
async function insertVersions({ db }: BenchSite, versions: number): Promise<void> {
	const now = SENT_AT;
	await db
		.insert(travelAgency)
		.values({ no: 9001, id: 'agency_bench', name: 'Bench', verification: 'verified', updatedAt: now });
	await db.insert(user).values({
		...{ no: 9001, id: 'user_bench', issuer: 'bench', subject: 'bench', email: 'agent@bench.example' },
		...{ firstName: 'Clara', lastName: 'Engels', role: 'agent', agencyNo: 9001, updatedAt: now },
	});
	await db.insert(proposal).values({
		...{ no: 9001, id: 'proposal_bench', brandKey: 'consumer', agencyNo: 9001, userNo: 9001, state: 'sent' },
		...{ language: 'en', clientFirstName: 'Katharina', clientLastName: 'Brenninger', validUntil: now + 864e5 },
		...{ sentVersion: versions, updatedAt: now },
	});
	await db.insert(proposalLink).values({
		...{ id: 'link_bench', proposalNo: 9001, tokenHash: await proposalTokenHash(TOKEN), createdAt: now },
		expiresAt: Date.now() + 864e5,
	});
	const { rows } = await db.$client.execute(
		`select name, p.no, (select json_group_array(json_array(hash, width, height)) from (select pic.hash, pic.width, pic.height
			from property_picture pp join picture pic on pic.hash = pp.picture_hash where pp.property_no = p.no order by pp.position limit 4)) as pictures
			from property p where (select count(*) from property_picture pp where pp.property_no = p.no) >= 4 limit 2`,
	);
	const options = rows.map((row, at) => optionOf(String(row.name), JSON.parse(String(row.pictures)), at + 1));
	for (let number = 1; number <= versions; number++) {
		const { text, hash } = await freezeSnapshot(
			{
				...{ format: 1, proposal: 'proposal_bench', version: number, language: 'en', sentAt: now + number },
				...{ validUntil: now + 864e5, onApproval: 'booking', agency: 'Bench', options },
			},
			{
				...{ client: { firstName: '', lastName: '' }, agent: { name: '', email: '', phone: null }, title: '' },
				...{ greeting: '', reasons: {}, salt: String(number) },
			},
		);
		await db.insert(proposalVersion).values({
			...{ proposalNo: 9001, number, snapshot: text, hash, basis: {}, person: '', sentAt: now, userNo: 9001 },
		});
	}
}

function optionOf(name: string, pictures: [string, number, number][], number: number): SnapshotOption {
	return {
		...{ key: String(number), name, place: 'Lech', country: 'AT' },
		stay: { checkIn: plainDate('2027-03-13'), checkOut: plainDate('2027-03-20') },
		party: { adults: 4, children: 2, childrenAges: [8, 11] },
		living: { kind: 'property', serviceLevel: 'catered' },
		facts: {
			...{ bedrooms: 6, bathrooms: 6, areaSqm: 460, sleeps: { adults: 12, children: 2 }, category: null },
			...{ facilities: ['Sauna', 'Pool', 'Cinema'], distances: [{ to: 'Lift', metres: 180 }] },
		},
		summary: 'Old larch and stone, sun on the long table from breakfast until the lifts close, a pool below. '.repeat(
			3,
		),
		pictures: pictures.map(([hash, width, height]) => ({
			...{ hash, width, height, alt: '', dominantColour: '#808890', isMirrored: false, objectPosition: null },
		})),
		...{
			floorplans: [],
			included: Array.from({ length: 8 }, (_, at) => `Service ${at + 1} of the house`),
			position: null,
		},
		...{ currency: 'EUR', clientMinor: 3_920_000, heldUntil: null, isFirstChoice: number === 1 },
		terms: {
			payments: [
				{ kind: 'prepayment', dueDate: '2026-11-20', minor: 1_372_000 },
				{ kind: 'final', dueDate: '2027-01-19', minor: 2_548_000 },
			],
			cancellation: [
				{ from: '2026-11-20', until: '2026-12-19', keptMinor: 1_372_000 },
				{ from: '2026-12-20', until: '2027-03-13', keptMinor: 3_920_000 },
			],
			deposit: { kind: 'blocked', minor: 500_000, currency: 'EUR', date: '2027-02-27' },
		},
	};
}

type File = { length: number; text: string; milliseconds: number };

/** Asks for files, one after the other, on one keep-alive connection. */
function fileClient(port: number): { ask: (path: string) => Promise<File>; close: () => void } {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	return {
		ask: (path) =>
			new Promise((resolve, reject) => {
				const started = performance.now();
				get({ host: '127.0.0.1', port, path, headers: { host: HOST }, agent }, (response) => {
					const chunks: Buffer[] = [];
					response.on('data', (chunk: Buffer) => chunks.push(chunk));
					response.on('error', reject);
					response.on('end', () => {
						const bytes = Buffer.concat(chunks);
						if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
						else
							resolve({
								length: bytes.length,
								text: bytes.toString('latin1'),
								milliseconds: performance.now() - started,
							});
					});
				}).on('error', reject);
			}),
		close: () => agent.destroy(),
	};
}
