import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { card } from '#db/schema/card';
import { travelAgency } from '#db/schema/travel-agency';
import { webhookEndpoint } from '#db/schema/webhook';
import { sealBankFields, unsafeOpenBankFields } from '~/domain/agency/bank-cipher.server';
import { cardCipher } from '~/domain/card/card-cipher.server';
import { reseal, SEALED } from '~/domain/encryption/reseal.server';
import { textCipher } from '~/domain/encryption/text-cipher.server';
import { parseSealKey, type SealKey } from '~/platform/seal-key';
import { rotateKeys } from '../../../workers/local/rotate-keys';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { startAgentDatabase } from '../lead/agent-workspace';

const OLD = new Uint8Array(32).fill(1);
const NEW = new Uint8Array(32).fill(2);
const OTHER = new Uint8Array(32).fill(3);
const base64 = (key: Uint8Array) => Buffer.from(key).toString('base64');
const both = (key: Uint8Array, older: Uint8Array) => parseSealKey(`${base64(key)},${base64(older)}`) as SealKey;
const CARD = { number: '4242424242424242', name: 'Ada Keller', expiryMonth: 1, expiryYear: 2030 };
const CARDS = 450;

let database: TestDatabase;

beforeAll(async () => {
	database = await startAgentDatabase();
});
afterAll(() => database?.stop());

const tokenOf = (at: number) => `card_${String(at).padStart(32, '0')}`;

beforeEach(async () => {
	const { db } = database;
	await db.delete(card);
	await db.delete(webhookEndpoint);
	const cipher = await cardCipher(OLD);
	const { rows: brands } = await db.$client.execute('select key from brand limit 1');
	const brandKey = String(brands[0]?.key);
	const rows = await Promise.all(
		Array.from({ length: CARDS }, async (_, at) => ({
			...{ token: tokenOf(at), brandKey, keyId: cipher.keyId, createdAt: NOW },
			cipher: await cipher.seal(tokenOf(at), CARD),
		})),
	);
	for (let at = 0; at < rows.length; at += 150) await db.insert(card).values(rows.slice(at, at + 150));
	const [agency] = await db.select({ id: travelAgency.id }).from(travelAgency).limit(1);
	const bankAccount = await sealBankFields(OLD, agency?.id ?? '', { iban: 'AT61' });
	await db
		.update(travelAgency)
		.set({ bankAccount })
		.where(eq(travelAgency.id, agency?.id ?? ''));
	await db.insert(webhookEndpoint).values({
		...{ id: 'hook_1', agencyNo: 1, address: 'https://a.example', events: [], brandKey },
		...{ origin: 'https://b.example', language: 'en', createdAt: NOW },
		secret: await (await textCipher(OLD, 'webhook')).seal('hook_1', 'whsec_x'),
	});
});

const environment = (key: string) => ({
	LIBSQL_URL: database.url,
	...{ CARD_VAULT_KEY: key, BANK_DATA_KEY: key, WEBHOOK_SECRET_KEY: key },
});
const run = async (key: string, isDry = false) => {
	const lines: string[] = [];
	const sum = await rotateKeys({ environment: environment(key), isDry, say: (line) => lines.push(line) });
	return { ...sum, lines };
};
const cardOf = async (at: number, key: SealKey) => {
	const rows = await database.db.select().from(card);
	const row = rows.find(({ token }) => token === tokenOf(at));
	const cipher = await cardCipher(key);
	return row && cipher.opens(row.keyId) ? cipher.open(row.token, row.cipher) : null;
};
const accountBy = async (key: SealKey) => {
	const [row] = await database.db
		.select({ id: travelAgency.id, sealed: travelAgency.bankAccount })
		.from(travelAgency)
		.limit(1);
	return row?.sealed ? unsafeOpenBankFields(key, row.id, row.sealed) : null;
};
const secretBy = async (key: SealKey) => {
	const [row] = await database.db.select().from(webhookEndpoint);
	return (await textCipher(key, 'webhook')).open('hook_1', row?.secret ?? '');
};

describe('two keys at a time (ACCESS-28)', () => {
	test('what the older one has sealed is read, and what is sealed is of the current one', async () => {
		const key = both(NEW, OLD);
		expect(await cardOf(7, key)).toEqual(CARD);
		expect(await accountBy(key)).toEqual({ iban: 'AT61' });
		expect(await secretBy(key)).toBe('whsec_x');
		const sealed = await sealBankFields(key, 'a', { iban: 'X' });
		expect(await unsafeOpenBankFields(NEW, 'a', sealed)).toEqual({ iban: 'X' });
		expect(await unsafeOpenBankFields(OLD, 'a', sealed)).toBeNull();
	});

	test('the older one opens nothing that was bound elsewhere or changed', async () => {
		const cipher = await textCipher(both(NEW, OLD), 'p');
		const sealed = await (await textCipher(OLD, 'p')).seal('here', 'text');
		expect(await cipher.open('here', sealed)).toBe('text');
		await expect(cipher.open('there', sealed)).rejects.toThrow();
		await expect(cipher.open('here', `${sealed.slice(0, -4)}AAAA`)).rejects.toThrow();
	});

	test.each(['', ',', 'AAAA', `${base64(NEW)},AAAA`, `${base64(NEW)},`, [NEW, OLD, OTHER].map(base64).join(',')])(
		'%s is no key',
		(text) => {
			expect(parseSealKey(text)).toBeNull();
		},
	);
});

describe('npm run rotate-keys', () => {
	const PAIR = `${base64(NEW)},${base64(OLD)}`;

	test('says what is left, seals it anew, and then the older key can go', async () => {
		const before = await run(PAIR, true);
		expect(before.left).toBeGreaterThan(CARDS);
		expect(before.lines).toContain(`cards: ${CARDS} left to the older key, 0 of the current key`);
		expect(await cardOf(7, NEW)).toBeNull();
		const done = await run(PAIR);
		expect(done.lines).toContain(`cards: ${CARDS} sealed anew, 0 of the current key`);
		expect(done).toMatchObject({ left: 0, lost: 0 });
		expect(await run(base64(NEW), true)).toMatchObject({ left: 0, lost: 0 });
		expect([await cardOf(0, NEW), await cardOf(CARDS - 1, NEW)]).toEqual([CARD, CARD]);
		expect([await accountBy(NEW), await secretBy(NEW)]).toEqual([{ iban: 'AT61' }, 'whsec_x']);
		expect(await cardOf(7, OLD)).toBeNull();
	});

	test('goes on where a run was killed', async () => {
		const [kind] = SEALED;
		if (kind?.name !== 'cards') throw new Error('No cards');
		const killed = reseal({
			...{ db: database.db, kind, key: both(NEW, OLD) },
			say: () => {
				throw new Error('killed');
			},
		});
		await expect(killed).rejects.toThrow('killed');
		expect([await cardOf(0, NEW), await cardOf(CARDS - 1, NEW)]).toEqual([CARD, null]);
		expect([await cardOf(0, both(NEW, OLD)), await cardOf(CARDS - 1, both(NEW, OLD))]).toEqual([CARD, CARD]);
		const { lines } = await run(PAIR);
		expect(lines).toContain('cards: 250 sealed anew, 200 of the current key');
		expect(await cardOf(CARDS - 1, NEW)).toEqual(CARD);
	});

	test('leaves alone what neither key opens, and says so', async () => {
		const stored = async () => (await database.db.select({ cipher: card.cipher }).from(card)).map((row) => row.cipher);
		const before = await stored();
		const { lost, lines } = await run(`${base64(NEW)},${base64(OTHER)}`);
		expect(lost).toBeGreaterThan(CARDS);
		expect(lines).toContain(`cards: 0 sealed anew, 0 of the current key, ${CARDS} of neither key`);
		expect(await stored()).toEqual(before);
	});

	test('does not write over what is sealed meanwhile', async () => {
		const results = await Promise.all(Array.from({ length: 8 }, () => run(PAIR)));
		expect(results.every(({ lost }) => lost === 0)).toBe(true);
		const sum = results.reduce((all, { lines }) => all + Number(/^cards: (\d+)/.exec(lines[0] ?? '')?.[1]), 0);
		expect(sum).toBe(CARDS);
		expect(await cardOf(7, NEW)).toEqual(CARD);
	});
});
