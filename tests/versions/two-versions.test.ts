import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { contactMessage, MESSAGE_SENT } from '../integration/faults/forms';
import { type Answer, ask, form } from '../integration/http';
import { type Product, startProduct, TODAY } from '../integration/product';
import { signInAs } from '../integration/sign-in';
import { type OlderSite, startVersionBefore } from './version-before';

let product: Product;
let older: OlderSite;
let db: Database;
let cookie: string;
let property: string;
let serviceLevel: string;
/** Weeks of it that can be had. */
let weeks: [checkIn: string, checkOut: string][];

beforeAll(async () => {
	product = await startProduct('two-versions');
	db = openDatabase({ url: product.installation.databaseUrl });
	const database = { LIBSQL_URL: product.installation.databaseUrl };
	const { oidc, pictures, smtp } = product.ports;
	older = await startVersionBefore({
		site: {
			...database,
			PICTURE_BASE_URL: `http://localhost:${pictures}/pictures`,
			FORM_SECRET: 'of-the-version-before-in-a-test-of-two',
			OIDC_ISSUER: `http://localhost:${oidc}`,
			WRITES_PER_TEN_MINUTES: '100000',
			READS_PER_MINUTE: '1000000',
			TODAY,
		},
		mailer: {
			...database,
			...{ MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp), SMTP_SECURITY: 'none' },
		},
		'crash-reports': database,
		conversations: database,
		'country-names': {},
		documents: {},
		pictures: {},
		'offer-cache': database,
		watch: {},
	});
	cookie = await signInAs(product, 'agent');
	const isOffered = "status = 'available' and price_minor > 0 and check_in > '2026-12-01'";
	const stays = await rows(
		`select p.id, r.level, r.check_in as a, r.check_out as b from stay_rate r join property p on p.no = r.property_no
		where ${isOffered} and (p.no, r.level) = (select property_no, level from stay_rate where ${isOffered}
			group by property_no, level order by count(*) desc limit 1)
		order by r.check_in limit 3`,
	);
	serviceLevel = SERVICE_LEVELS[Number(stays[0]?.level)] ?? '';
	property = String(stays[0]?.id);
	weeks = stays.map(({ a, b }) => [String(a), String(b)]);
	expect(weeks).toHaveLength(3);
}, 600_000);
afterAll(async () => {
	db?.$client.close();
	await older?.stop();
	await product?.stop();
});

const rows = async (sql: string) => (await db.$client.execute(sql)).rows as Record<string, unknown>[];

type Version = 'old' | 'new';
const VERSIONS = ['old', 'new'] as const;
const portOf = (version: Version) => (version === 'old' ? older.port : product.ports.site);
const other = (version: Version): Version => (version === 'old' ? 'new' : 'old');

/** What the tests read of an answer. */
type Said = { _id?: string; status?: string; version?: number; user?: { _id: string } };

/** Asks one of the two sites with the session that the new one began. */
async function call(
	version: Version,
	path: string,
	body?: object,
	method = body ? 'POST' : 'GET',
): Promise<Answer & { json: Said }> {
	const port = portOf(version);
	const headers = { cookie, 'accept-language': 'en', ...(body ? { 'content-type': 'application/json' } : {}) };
	const sent = body ? { body: JSON.stringify(body) } : {};
	const answer = await ask(port, path, { method, headers, host: `localhost:${port}`, patience: 30_000, ...sent });
	return { ...answer, json: /^[[{]/.test(answer.text) ? JSON.parse(answer.text) : {} };
}

const stay = (intent: string, checkInDate: string, checkOutDate: string, lastName: string) => ({
	...{ _property: property, intent, serviceLevel, occupancy: { pax: 4 } },
	period: { checkInDate, checkOutDate },
	client: { firstName: 'Mara', lastName, nationality: 'British' },
});

test('a session of one version is one of the other, on pages and in the API', async () => {
	for (const version of VERSIONS) {
		expect((await call(version, '/partner/dashboard')).status).toBe(200);
		expect((await call(version, '/api/current_user')).json.user?._id).toBe('user_agent');
	}
});

const weekOf = (index: number) => weeks[index] ?? ['', ''];

test('what one version writes, the other reads and changes', async () => {
	for (const [index, version] of VERSIONS.entries()) {
		const [checkIn, checkOut] = weekOf(index);
		const made = await call(
			version,
			'/api/sales/leads/new/property',
			stay('interest', checkIn, checkOut, `By ${version}`),
		);
		expect([made.status, made.text]).toEqual([200, expect.any(String)]);
		const id = made.json._id;
		const read = await call(other(version), `/api/sales/leads/${id}`);
		expect([read.status, read.text.includes(`By ${version}`)]).toEqual([200, true]);
		const changed = await call(
			other(version),
			`/api/sales/leads/${id}/property`,
			{ version: made.json.version ?? 1, intent: 'option', serviceLevel, occupancy: { pax: 4 } },
			'PATCH',
		);
		expect([changed.status, changed.text]).toEqual([200, expect.any(String)]);
		expect((await call(version, `/api/sales/leads/${id}`)).json.status).toBe('requestedOption');
	}
});

test('24 book one week at once, half of them with each version, and all are confirmed at once: it is sold once', async () => {
	const [checkIn, checkOut] = weekOf(2);
	const versionOf = (n: number) => VERSIONS[n % 2] ?? 'new';
	const answers = await Promise.all(
		Array.from({ length: 24 }, (_, n) => {
			const booking = { ...stay('booking', checkIn, checkOut, `No ${n}`), payments: { isPaidByCreditCard: false } };
			return call(versionOf(n), '/api/sales/leads/new/property', booking);
		}),
	);
	expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
	const ids = answers.map(({ json }) => String(json._id));
	expect(new Set(ids).size).toBe(24);
	const admin = await signInAs(product, 'admin');
	await Promise.all(
		ids.map(async (id, n) => {
			const port = portOf(versionOf(n));
			const sent = form({ intent: 'confirm', id, version: '1', note: '' });
			const headers = { ...sent.headers, cookie: admin, origin: `http://localhost:${port}` };
			const address = `/partner/dashboard/admin/leads/${id}`;
			return ask(port, address, { ...sent, headers, host: `localhost:${port}`, patience: 30_000 });
		}),
	);
	const confirmed = await rows(
		`select count(*) as n from lead where check_in = '${checkIn}' and check_out = '${checkOut}' and status = 'confirmedBooking'`,
	);
	expect(Number(confirmed[0]?.n)).toBe(1);
	const held = await rows(
		`select count(*) as nights, count(distinct lead_no) as leads from property_night where night >= '${checkIn}' and night < '${checkOut}'
		and property_no = (select no from property where id = '${property}')`,
	);
	expect([Number(held[0]?.nights), Number(held[0]?.leads)]).toEqual([
		daysBetween(plainDate(checkIn), plainDate(checkOut)),
		1,
	]);
});

test('guests enquire with both, and each mail is sent once, whichever mailer takes it', async () => {
	const before = (await product.mails()).length;
	for (const version of VERSIONS) {
		const port = portOf(version);
		const sent = contactMessage({ message: `A question by ${version}` });
		const answer = await ask(port, '/contact', { ...sent, host: `localhost:${port}` });
		expect([answer.status, answer.text.includes(MESSAGE_SENT)]).toEqual([200, true]);
	}
	await Promise.all([older.tick(), product.installation.workers.tick()]);
	await expect
		.poll(
			async () => (await rows("select count(*) as n from mail_outbox where state in ('pending', 'sending')"))[0]?.n,
			{ timeout: 30_000 },
		)
		.toBe(0);
	const ids = await rows('select message_id from mail_outbox');
	const mails = await product.mails();
	expect(mails.length).toBeGreaterThan(before);
	expect(mails.length).toBe(ids.length);
});

test('the schedules of both run beside each other, and the books come to zero', async () => {
	for (let n = 0; n < 3; n++) await Promise.all([older.tick(), product.installation.workers.tick()]);
	const [sum] = await rows('select coalesce(sum(debit_minor - credit_minor), 0) as rest from ledger_account');
	expect(Number(sum?.rest)).toBe(0);
	for (const version of VERSIONS) {
		expect((await call(version, '/search')).status).toBe(200);
		expect((await call(version, '/healthz')).status).toBe(200);
	}
});
