import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { form } from '../http';
import { CATALOGUE, type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

const ALERTED = 'on-call@firnlicht.example';

let product: Product;
let collector: Server;
const HOOK = '/hook';
let hook: string;
const exported: { headers: Record<string, unknown>; body: Metrics }[] = [];

type Point = { attributes?: { value: { stringValue: string } }[]; asInt: string };
type Metrics = {
	resourceMetrics: {
		scopeMetrics: { metrics: { name: string; sum?: { dataPoints: Point[] }; gauge?: { dataPoints: Point[] } }[] }[];
	}[];
};

beforeAll(async () => {
	collector = createServer(async (request, response) => {
		let text = '';
		for await (const chunk of request) text += chunk;
		// A team's endpoint stands here too.
		if (request.url === HOOK) return response.writeHead(text.includes('lead.created') ? 204 : 500).end();
		exported.push({ headers: request.headers, body: JSON.parse(text) as Metrics });
		response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
	}).listen(0, '127.0.0.1');
	await new Promise((done) => collector.once('listening', done));
	const origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
	hook = origin + HOOK;
	product = await startProduct('watch', { WEBHOOK_LOCAL_ORIGIN: origin }, CATALOGUE, {
		ALERT_ADDRESS: ALERTED,
		ALERT_AFTER_SECONDS: '0.001',
		OTLP_METRICS_URL: `${origin}/v1/metrics`,
		OTLP_HEADERS: 'authorization=Bearer of-the-collector,x-tenant=firnlicht',
	});
});
afterAll(async () => {
	await product?.stop();
	collector.closeAllConnections();
	collector.close();
});

const tick = () => Promise.resolve(product.installation.workers.tick()).catch(() => undefined);
const alerts = async () => (await product.mails()).filter(({ to }) => to.includes(ALERTED));
const subjects = async () => (await alerts()).map(({ subject }) => subject);

/** Ticks until a mail with this subject has come; a finding has to be found twice. */
async function untilTold(subject: string) {
	await vi.waitFor(
		async () => {
			await tick();
			expect(await subjects()).toContain(subject);
		},
		{ timeout: 60_000, interval: 500 },
	);
}

it('counts what the site answers, for admins and for other systems (OBSERVE-5, OBSERVE-7)', async () => {
	const cookie = await signInAs(product, 'admin');
	for (let times = 0; times < 20; times += 1) await product.ask('/contact');
	expect((await product.ask('/nowhere-at-all')).status).toBe(404);
	const supervisor = await signInAs(product, 'supervisor');
	const added = form({ act: 'add', address: hook, event: ['lead.created'] });
	const adding = await product.ask('/partner/webhooks', {
		...added,
		headers: { ...added.headers, cookie: supervisor },
	});
	expect(adding.status).toBe(200);
	const property = JSON.parse((await product.ask('/api/properties?limit=1')).text)[0] as { _id: string };
	const lead = await product.ask('/api/sales/leads/new/property', {
		method: 'POST',
		headers: { cookie: supervisor, 'content-type': 'application/json' },
		body: JSON.stringify({
			_property: property._id,
			period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
			client: { firstName: 'Mara', lastName: 'Heller', nationality: 'British' },
		}),
	});
	expect([lead.status, lead.text]).toEqual([200, expect.any(String)]);
	// What an isolate has counted goes out with a request that comes ten seconds later.
	await new Promise((done) => setTimeout(done, 10_500));
	await product.ask('/contact');
	await tick();
	const page = await vi.waitFor(
		async () => {
			const answer = await product.ask('/partner/dashboard/admin/service?_data=routes%2Fpartner%2Fadmin-service', {
				headers: { cookie },
			});
			const { report } = JSON.parse(answer.text) as { report: Report };
			expect(report.day.requests).toBeGreaterThanOrEqual(21);
			expect([report.day.webhooks, report.day.webhookFaults]).toEqual([1, 0]);
			return report;
		},
		{ timeout: 20_000, interval: 500 },
	);
	expect(page.day.failed).toBe(0);
	expect(page.day.cachedShare).toBeGreaterThan(0.5);
	expect(page.hours.length).toBeGreaterThanOrEqual(1);
	expect(page.minuteAt).toBeGreaterThan(Date.now() - 60_000);
	expect(page.gauges).toMatchObject({ mailsDead: 0, outboxDue: expect.any(Number) });
	expect(page.findings).toEqual([]);

	await tick();
	const last = exported.at(-1);
	expect(last?.headers).toMatchObject({ authorization: 'Bearer of-the-collector', 'x-tenant': 'firnlicht' });
	const metrics = last?.body.resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? [];
	const points = metrics.find(({ name }) => name === 'firnlicht.requests')?.sum?.dataPoints ?? [];
	const found = points.find(({ attributes }) => attributes?.[0]?.value.stringValue === '2xx');
	expect(Number(found?.asInt)).toBeGreaterThanOrEqual(20);
	expect(metrics.some(({ name }) => name === 'firnlicht.waiting.outboxDue')).toBe(true);
});

type Report = {
	day: { requests: number; failed: number; cachedShare: number; webhooks: number; webhookFaults: number };
	hours: unknown[];
	minuteAt: number;
	gauges: object;
	findings: unknown[];
};

it('mails once that the database is away, and that it is over, without the database (OBSERVE-6)', async () => {
	expect(await alerts()).toEqual([]);
	await product.installation.database.stop();
	await untilTold('Fault: The database takes no writes');
	await tick();
	await tick();
	expect((await subjects()).filter((subject) => /database takes no writes/.test(subject))).toHaveLength(1);
	const [mail] = await alerts();
	const { text } = await product.mail(mail?.id ?? '');
	expect(text).toContain('/partner/dashboard/admin/service');
	await product.installation.database.start();
	await vi.waitFor(
		async () => {
			await tick();
			expect((await subjects()).some((subject) => /^Over: The database takes no writes/.test(subject))).toBe(true);
		},
		{ timeout: 60_000, interval: 500 },
	);
});
