import { createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { user } from '#db/schema/user';
import { webhookAttempt, webhookDelivery, webhookEndpoint } from '#db/schema/webhook';
import { deliverWebhook } from '~/domain/webhook/deliver-webhook.server';
import { driveWebhooks, dueEndpoints } from '~/domain/webhook/drive-webhooks.server';
import {
	addWebhook,
	changeWebhook,
	pauseWebhook,
	removeWebhook,
	repeatDelivery,
	resumeWebhook,
	rotateWebhookSecret,
	testWebhook,
} from '~/domain/webhook/edit-webhooks.server';
import { listWebhooks, readWebhook } from '~/domain/webhook/list-webhooks.server';
import { purgeWebhooks } from '~/domain/webhook/purge-webhooks.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, insertAgentLead, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { startReceiver } from './receiver';

let database: TestDatabase;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
	[database, receiver] = await Promise.all([startAgentDatabase(), startReceiver()]);
	await database.db.update(user).set({ isOperatorManager: true }).where(eq(user.operatorNo, 1));
});
afterAll(async () => {
	await database?.stop();
	await receiver?.stop();
});
beforeEach(async () => {
	const { db } = database;
	await db.delete(webhookEndpoint);
	await forgetLeads(db);
	receiver.answers.clear();
	receiver.received.length = 0;
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KEY = new Uint8Array(32).fill(7);
const BEGUN = Date.now();
const LEAD_EVENTS = ['lead.created', 'lead.changed'];

const settingsOf = (ctx: ReturnType<typeof contextOf>) => ({
	...{ ...ctx.settings, ...receiver.settings },
	WEBHOOK_SECRET_KEY: KEY,
});
const as = (person: Person | null = 'supervisor', later = 0) => {
	const ctx = contextOf(database, person);
	return { ...ctx, now: BEGUN + later, settings: settingsOf(ctx) };
};
const run = (later = 0) => ({ db: database.db, clock: () => BEGUN + later, settings: as().settings });
const drive = (later = 0) => driveWebhooks(run(later));
const add = (path: string, events: readonly string[] = LEAD_EVENTS, person: Person = 'supervisor') =>
	addWebhook(as(person), { address: receiver.origin + path, events });
const endpointOf = async (id: string) => {
	const [row] = await database.db.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id));
	if (!row) throw new Error(`no ${id}`);
	return row;
};
const seen = async (id: string) => ({ id, version: (await endpointOf(id)).version });
const deliveries = () => database.db.select().from(webhookDelivery).orderBy(asc(webhookDelivery.no));
const attempts = () => database.db.select().from(webhookAttempt).orderBy(asc(webhookAttempt.no));
const reasons = async (promises: Promise<unknown>[]) =>
	(await Promise.allSettled(promises)).map((each) =>
		each.status === 'fulfilled' ? 'done' : String(each.reason.reason ?? each.reason.code ?? each.reason),
	);
const tell = (given: Parameters<typeof insertAgentLead>[1] = {}) =>
	insertAgentLead(database, { status: 'interest', ...given });

describe('an endpoint', () => {
	it('is made with a secret that is shown once and stored sealed', async () => {
		const { id, secret } = await add('/a');
		expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
		const row = await endpointOf(id);
		expect(JSON.stringify(row)).not.toContain(secret.slice(6));
		const listed = await listWebhooks(as());
		expect(listed).toMatchObject({
			...{ team: 'agency', manages: true },
			endpoints: [{ id, address: `${receiver.origin}/a`, events: LEAD_EVENTS, state: 'works' }],
		});
		expect(JSON.stringify(listed)).not.toContain(row.secret);
		const [act] = await database.db.select().from(audit).where(eq(audit.action, 'webhook.added'));
		expect(act).toMatchObject({ subjectId: id, actor: 'user_supervisor' });
		expect(JSON.stringify(act)).not.toContain('/a"');
	});

	it('is for those who decide about a team, and of one team alone', async () => {
		const { id } = await add('/a');
		const { id: ofOperator } = await add('/o', ['availability.changed'], 'operator');
		for (const person of EVERYBODY.filter((each) => !['supervisor', 'operator'].includes(each)))
			await expect(add('/b', LEAD_EVENTS, person), person).rejects.toMatchObject({ code: 'forbidden' });
		const other = 'operator' as const;
		const typed = { address: `${receiver.origin}/x`, events: LEAD_EVENTS };
		const [first] = await deliveriesAfter(id);
		const at = await seen(id);
		expect(
			await reasons([
				changeWebhook(as(other), at, typed),
				rotateWebhookSecret(as(other), at),
				pauseWebhook(as(other), id),
				removeWebhook(as(other), id),
				testWebhook(as(other), id),
				repeatDelivery(as(other), { id, delivery: first?.id ?? '' }),
				repeatDelivery(as(other), { id: ofOperator, delivery: first?.id ?? '' }),
				removeWebhook(as('supervisor'), ofOperator),
			]),
		).toEqual(Array(8).fill('changed-meanwhile'));
		await expect(readWebhook(as(other), { id, after: null })).rejects.toMatchObject({ code: 'not-found' });
		await expect(readWebhook(as('agent'), { id, after: null })).rejects.toMatchObject({ code: 'forbidden' });
		// Another operator's people see their own alone, and those who do not decide no address.
		await database.db.update(user).set({ isOperatorManager: false }).where(eq(user.operatorNo, 1));
		expect(await listWebhooks(as('operator'))).toMatchObject({
			manages: false,
			endpoints: [{ id: ofOperator, address: receiver.origin }],
		});
		await database.db.update(user).set({ isOperatorManager: true }).where(eq(user.operatorNo, 1));
		expect((await listWebhooks(as('otherOperator'))).endpoints).toEqual([]);
	});

	it('leads by https to the public internet, for events of its team', async () => {
		receiver.names.set('inside.example', '10.0.0.7');
		receiver.names.set('hooks.example', '93.184.216.34');
		const refused = (address: string, events: readonly string[] = LEAD_EVENTS) =>
			addWebhook(as(), { address, events }).then(
				() => 'done',
				(error) => error.reason,
			);
		expect(await refused('http://hooks.example/a')).toBe('webhook-https');
		expect(await refused('https://127.0.0.1/a')).toBe('webhook-private');
		expect(await refused('https://[::1]/a')).toBe('webhook-private');
		expect(await refused('https://169.254.169.254/latest')).toBe('webhook-private');
		expect(await refused('https://intranet/a')).toBe('webhook-private');
		expect(await refused('https://inside.example/a')).toBe('webhook-private');
		expect(await refused('https://nowhere.example/a')).toBe('webhook-private');
		for (const address of ['', 'hooks', 'ftp://hooks.example/', 'https://me:pw@hooks.example/'])
			expect(await refused(address), address).toBe('webhook-address');
		expect(await refused('https://hooks.example/a', [])).toBe('webhook-events');
		expect(await refused('https://hooks.example/a', ['availability.changed'])).toBe('webhook-events');
		expect(await refused('https://hooks.example/a')).toBe('done');
		const { settings } = as();
		await expect(
			addWebhook(
				{ ...as(), settings: { ...settings, WEBHOOK_SECRET_KEY: null } },
				{ address: 'https://hooks.example/', events: LEAD_EVENTS },
			),
		).rejects.toMatchObject({ code: 'unavailable' });
	});

	it('is one of five, of many made at once too', async () => {
		const made = await reasons(Array.from({ length: 24 }, (_, at) => add(`/${at}`)));
		expect(made.filter((each) => each === 'done')).toHaveLength(5);
		expect(
			made.filter((each) => each !== 'done').every((each) => ['webhooks-full', 'changed-meanwhile'].includes(each)),
		).toBe(true);
		expect(await database.db.select().from(webhookEndpoint)).toHaveLength(5);
		expect((await reasons([add('/more')]))[0]).toBe('webhooks-full');
	});

	it('is changed by who saw it as it is, of many at once by one', async () => {
		const { id } = await add('/a');
		const typed = { address: `${receiver.origin}/b`, events: ['lead.changed'] };
		const at = await seen(id);
		const changed = await reasons(Array.from({ length: 24 }, () => changeWebhook(as(), at, typed)));
		expect(changed.sort()).toEqual([...Array(23).fill('changed-meanwhile'), 'done']);
		expect(await endpointOf(id)).toMatchObject({ ...typed, version: 2 });
	});
});

async function deliveriesAfter(id: string) {
	await testWebhook(as(), id);
	return deliveries();
}

describe('a delivery', () => {
	it('is signed as Standard Webhooks says, and thin', async () => {
		const { secret } = await add('/a');
		const { id: leadId } = await tell();
		expect(await drive()).toEqual({ delivered: 1, failed: 0 });
		const [message] = receiver.received;
		if (!message) throw new Error('nothing came');
		const headers = message.headers as Record<string, string>;
		expect(new Webhook(secret).verify(message.body, headers)).toEqual({
			type: 'lead.created',
			timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
			data: { id: leadId, status: 'interest', isDeleted: false },
		});
		// The same by nothing of the library.
		const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${message.body}`;
		const hmac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
			.update(signed)
			.digest('base64');
		expect(headers['webhook-signature']).toBe(`v1,${hmac}`);
		expect(headers['content-type']).toBe('application/json');
		expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow();
		expect(message.body).not.toMatch(/Thorne|Ada|example/);
		expect(await drive(DAY)).toEqual({ delivered: 0, failed: 0 });
	});

	it('is signed with both secrets for a day after another one was made', async () => {
		const { id, secret: old } = await add('/a');
		const { secret } = await rotateWebhookSecret(as(), await seen(id));
		expect(secret).not.toBe(old);
		await tell();
		await drive();
		const [both] = receiver.received;
		const headers = both?.headers as Record<string, string>;
		expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
		for (const each of [old, secret]) new Webhook(each).verify(both?.body ?? '', headers);
		await tell();
		await drive(DAY + 1);
		const after = receiver.received[1];
		const signature = String(after?.headers['webhook-signature']);
		const at = new Date(Number(after?.headers['webhook-timestamp']) * 1000);
		expect(signature).toBe(new Webhook(secret).sign(String(after?.headers['webhook-id']), at, after?.body ?? ''));
		await purgeWebhooks(database.db, BEGUN + DAY + 1);
		expect(await endpointOf(id)).toMatchObject({ oldSecret: null, oldSecretUntil: null });
		const at2 = await seen(id);
		const rotated = await reasons(Array.from({ length: 24 }, () => rotateWebhookSecret(as(), at2)));
		expect(rotated.filter((each) => each === 'done')).toHaveLength(1);
	});

	it('is tried again in growing pauses with the same id, until it is taken', async () => {
		const { id } = await add('/a');
		receiver.answer('/a', 500, 'x'.repeat(5000));
		await tell();
		const pauses = [5000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR];
		let later = 0;
		for (const pause of pauses) {
			expect(await drive(later)).toEqual({ delivered: 0, failed: 1 });
			expect(await drive(later + pause - 1)).toEqual({ delivered: 0, failed: 0 });
			later += pause;
		}
		receiver.answer('/a', 200, 'thank you');
		expect(await drive(later)).toEqual({ delivered: 1, failed: 0 });
		expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
		expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
		const log = await readWebhook(as('supervisor', later), { id, after: null });
		expect(log.endpoint.state).toBe('works');
		expect(log.deliveries).toMatchObject([{ type: 'lead.created', state: 'delivered' }]);
		expect(log.deliveries[0]?.attempts).toHaveLength(7);
		expect(log.deliveries[0]?.attempts[0]).toEqual({
			...{ at: BEGUN, status: 500, fault: 'status', answer: 'x'.repeat(200) },
			durationMs: expect.any(Number),
		});
		expect(log.deliveries[0]?.attempts.at(-1)).toMatchObject({ status: 200, fault: null, answer: 'thank you' });
	});

	it('is given up after three days, when the endpoint is paused and its people are mailed once', async () => {
		const { id } = await add('/a');
		receiver.answer('/a', 503, 'away');
		const other = { clientLastName: 'Second' };
		await tell();
		let tries = 0;
		for (let later = 0; later <= 73 * HOUR; later += 15 * MINUTE) {
			tries += (await drive(later)).failed;
			if (later === 70 * HOUR) await tell(other);
		}
		expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 11 }, { state: 'pending' }]);
		expect(tries).toBeGreaterThan(11);
		const row = await endpointOf(id);
		expect(row).toMatchObject({ pausedBy: 'failing' });
		expect((row.pausedAt ?? 0) - BEGUN).toBeGreaterThanOrEqual(3 * DAY);
		const mails = await database.db.select().from(mailOutbox);
		expect(mails.map(({ toAddress, kind }) => [toAddress, kind])).toEqual([
			['supervisor@people.example', 'webhook-paused'],
		]);
		expect(mails[0]?.plainText).toContain(`/partner/webhooks/${id}`);
		expect(mails[0]?.plainText).not.toContain(`${receiver.origin}/a`);
		// Nothing is written for it while it is paused; what waited goes on.
		await tell();
		expect(await deliveries()).toHaveLength(2);
		receiver.answer('/a', 200);
		expect(await drive(80 * HOUR)).toEqual({ delivered: 0, failed: 0 });
		await resumeWebhook(as(), id);
		expect(await drive(80 * HOUR)).toEqual({ delivered: 1, failed: 0 });
		expect(await endpointOf(id)).toMatchObject({ pausedAt: null, pausedBy: null, failingSince: null });
	});

	it('pauses its endpoint at once with the answer 410', async () => {
		const { id } = await add('/a');
		receiver.answer('/a', 410);
		await tell();
		await tell();
		await drive();
		expect(receiver.received).toHaveLength(1);
		expect(await endpointOf(id)).toMatchObject({ pausedBy: 'gone' });
		expect(await database.db.select().from(mailOutbox)).toHaveLength(1);
		expect(await listWebhooks(as())).toMatchObject({ endpoints: [{ state: 'paused', pausedBy: 'gone' }] });
	});

	it('ends with a pause by hand, also in the middle of a run', async () => {
		const { id } = await add('/a');
		receiver.answers.set('/a', async (response) => {
			await pauseWebhook(as(), id);
			response.writeHead(200).end();
		});
		await Promise.all(Array.from({ length: 3 }, () => tell()));
		expect(await drive()).toEqual({ delivered: 1, failed: 0 });
		expect((await deliveries()).map(({ state }) => state).sort()).toEqual(['delivered', 'pending', 'pending']);
		expect(await database.db.select().from(mailOutbox)).toEqual([]);
	});

	it('follows no redirect, and asks no name that leads inside by now', async () => {
		const { id } = await add('/a');
		receiver.answer('/a', 302, '', { location: `${receiver.origin}/b` });
		await tell();
		await drive();
		receiver.names.set('moved.example', '93.184.216.34');
		await changeWebhook(as(), await seen(id), { address: 'https://moved.example/', events: LEAD_EVENTS });
		receiver.names.set('moved.example', '192.168.1.1');
		await drive(10_000);
		expect(await attempts()).toMatchObject([
			{ status: 302, fault: 'redirect' },
			{ status: null, fault: 'private-target' },
		]);
		expect(receiver.received.map(({ path }) => path)).toEqual(['/a']);
	});

	it('is sent once by two runs at a time, of 24 at once each', async () => {
		await add('/a');
		await Promise.all(Array.from({ length: 24 }, () => tell()));
		const reports = await Promise.all([drive(), drive(), drive()]);
		expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(24);
		expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(24);
		expect(receiver.received).toHaveLength(24);
		expect(await attempts()).toHaveLength(24);
	});

	it('is sent again once the lease of a run that died has lapsed', async () => {
		await add('/a');
		await tell();
		await database.db
			.update(webhookDelivery)
			.set({ state: 'sending', attempts: 1, leaseToken: 'dead', leaseUntil: BEGUN + MINUTE });
		expect(await drive()).toEqual({ delivered: 0, failed: 0 });
		expect(await drive(MINUTE)).toEqual({ delivered: 1, failed: 0 });
	});

	it('to an endpoint that hangs holds up no other', async () => {
		await add('/slow');
		await add('/quick');
		const begun = performance.now();
		const answeredAt: number[] = [];
		receiver.answers.set('/slow', () => undefined);
		receiver.answers.set('/quick', (response) => {
			answeredAt.push(performance.now() - begun);
			response.writeHead(200).end();
		});
		await Promise.all(Array.from({ length: 3 }, () => tell()));
		expect(await drive()).toEqual({ delivered: 3, failed: 1 });
		expect(Math.max(...answeredAt)).toBeLessThan(5000);
		expect(performance.now() - begun).toBeGreaterThan(9000);
		expect((await attempts()).filter(({ fault }) => fault === 'slow')).toHaveLength(1);
	}, 30_000);

	it('whose answer never ends counts by its status', async () => {
		await add('/endless');
		receiver.answers.set('/endless', (response) => {
			response.writeHead(200);
			const write = () => {
				if (!response.destroyed) response.write('y'.repeat(4096), () => setImmediate(write));
			};
			write();
		});
		await tell();
		expect(await drive()).toEqual({ delivered: 1, failed: 0 });
		expect((await attempts())[0]).toMatchObject({ fault: null, answer: 'y'.repeat(200) });
	});

	it('waits while the key for secrets is another one', async () => {
		const { id } = await add('/a');
		await tell();
		const { settings } = as();
		const otherKey = { ...run(), settings: { ...settings, WEBHOOK_SECRET_KEY: new Uint8Array(32).fill(8) } };
		await expect(deliverWebhook(otherKey, await endpointOf(id))).rejects.toThrow();
		expect(await driveWebhooks({ ...run(), settings: { ...settings, WEBHOOK_SECRET_KEY: null } })).toEqual({
			delivered: 0,
			failed: 0,
		});
		expect(await drive()).toEqual({ delivered: 1, failed: 0 });
	});
});

describe('by hand', () => {
	it('a test is sent at once and once, also while the endpoint is paused', async () => {
		const { id, secret } = await add('/a');
		await pauseWebhook(as(), id);
		expect(await reasons([pauseWebhook(as(), id)])).toEqual(['changed-meanwhile']);
		expect(await testWebhook(as(), id)).toMatchObject({ status: 204, fault: null });
		const [message] = receiver.received;
		expect(new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>)).toMatchObject({
			...{ type: 'ping', data: { id } },
		});
		receiver.answer('/a', 500, 'no');
		expect(await testWebhook(as(), id)).toMatchObject({ status: 500, fault: 'status', answer: 'no' });
		await resumeWebhook(as(), id);
		await drive(DAY);
		expect(receiver.received).toHaveLength(2);
		expect(await endpointOf(id)).toMatchObject({ failingSince: null });
	});

	it('what was taken or given up is sent again with its id', async () => {
		const { id } = await add('/a');
		await tell();
		expect(await reasons([repeatDelivery(as(), { id, delivery: (await deliveries())[0]?.id ?? '' })])).toEqual([
			'changed-meanwhile',
		]);
		await drive();
		const [row] = await deliveries();
		const again = await reasons(
			Array.from({ length: 24 }, () => repeatDelivery(as(), { id, delivery: row?.id ?? '' })),
		);
		expect(again).toContain('done');
		expect(receiver.received.every(({ headers }) => headers['webhook-id'] === row?.id)).toBe(true);
		expect((await deliveries())[0]).toMatchObject({ state: 'delivered' });
		await pauseWebhook(as(), id);
		expect(await reasons([repeatDelivery(as(), { id, delivery: row?.id ?? '' })])).toEqual(['webhook-paused']);
	});

	it('an endpoint is removed with its log', async () => {
		const { id } = await add('/a');
		await tell();
		await drive();
		await removeWebhook(as(), id);
		expect([await deliveries(), await attempts(), (await listWebhooks(as())).endpoints]).toEqual([[], [], []]);
		await tell();
		expect(await deliveries()).toEqual([]);
	});
});

describe('the log', () => {
	it('pages, stands many rows, and goes back 30 days', async () => {
		const { id } = await add('/a');
		const { no } = await endpointOf(id);
		await database.db.$client.execute({
			sql: `insert into webhook_delivery (id, endpoint_no, type, payload, state, next_at, created_at)
				with recursive n (i) as (select 1 union all select i + 1 from n where i < 100000)
				select 'msg_many_' || i, :no, 'lead.changed', '{}', 'delivered', 0, :now - i * 60000 from n`,
			args: { no, now: BEGUN },
		});
		const first = await readWebhook(as(), { id, after: null });
		const second = await readWebhook(as(), { id, after: first.next });
		expect([first.deliveries.length, second.deliveries.length]).toEqual([25, 25]);
		expect(new Set([...first.deliveries, ...second.deliveries].map((each) => each.id)).size).toBe(50);
		const plan = async (statement: { toSQL(): { sql: string; params: unknown[] } }) => {
			const { sql, params } = statement.toSQL();
			const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as never });
			return rows.map(({ detail }) => String(detail)).join('; ');
		};
		expect(await plan(dueEndpoints(database.db, BEGUN))).toContain('webhook_delivery_due');
		await purgeWebhooks(database.db, BEGUN);
		expect(await database.db.$count(webhookDelivery)).toBe(30 * 24 * 60);
	}, 60_000);
});
