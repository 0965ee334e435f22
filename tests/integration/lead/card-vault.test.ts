import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { card } from '#db/schema/card';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import { CARD_DAYS, purgeCards } from '~/domain/card/purge-cards.server';
import { revealCard } from '~/domain/card/reveal-card.server';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from '../enquiry/enquiry-context';
import { startEnquiryDatabase } from '../enquiry/enquiry-database';
import { forgetLeads, insertLead } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startEnquiryDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const CARD = { number: '4000001234567899', name: 'Ada Thorne', expiryMonth: 9, expiryYear: 2028 };
const KEY = new Uint8Array(32).fill(1);
const ADMIN = { id: 'user_admin', role: 'admin' } as const;
const DAY = 86_400_000;

function vaultOf(given: Parameters<typeof enquiryContext>[1] = {}, key: Uint8Array<ArrayBuffer> | null = KEY) {
	const ctx = enquiryContext(database.db, given);
	return embeddedVault({ ...ctx, settings: { ...ctx.settings, CARD_VAULT_KEY: key } });
}

function vault(given: Parameters<typeof enquiryContext>[1] = {}, key?: Uint8Array<ArrayBuffer>) {
	const made = vaultOf(given, key ?? KEY);
	if (!made) throw new Error('no vault');
	return made;
}

const tokens = async () => (await database.db.select({ token: card.token }).from(card)).map(({ token }) => token);

describe('the embedded vault', () => {
	it('is not there without a key', () => {
		expect(vaultOf({}, null)).toBeNull();
	});

	it('keeps a card unreadably and tells brand, last four digits and expiry', async () => {
		const stored = await vault().store(CARD);
		expect(stored).toMatchObject({ brand: 'visa', lastFour: '7899', expiry: '2028-09' });
		expect(await vault().find(stored.token)).toEqual(stored);
		// A moment in milliseconds holds any four digits now and then; it is not what the card is read from.
		const [row] = await database.db.select({ token: card.token, keyId: card.keyId, cipher: card.cipher }).from(card);
		expect(JSON.stringify(row)).not.toMatch(/7899|Thorne|2028/);
	});

	it('refuses a card of another brand or another key, and an unknown one', async () => {
		const { token } = await vault().store(CARD);
		expect(await vault({ brandKey: 'demo-gold' }).find(token)).toBeNull();
		expect(await vault({}, new Uint8Array(32).fill(2)).find(token)).toBeNull();
		expect(await vault().find('card_nobody')).toBeNull();
	});

	it('counts as a write of the visitor', async () => {
		await vault({ limit: 1 }).store(CARD);
		await expect(vault({ limit: 1 }).store(CARD)).rejects.toMatchObject({ code: 'too-many-requests' });
		expect(await tokens()).toHaveLength(1);
	});
});

describe('revealing a card', () => {
	const withCard = async () => {
		const { token } = await vault().store(CARD);
		return insertLead(database.db, { paymentMethod: 'credit_card', cardToken: token });
	};
	const reveal = (leadId: string, actor: Parameters<typeof revealCard>[0]['actor'], brandKey = 'consumer') =>
		revealCard({
			ctx: enquiryContext(database.db, { brandKey }),
			vault: vault({ brandKey }),
			leadId,
			actor,
			reason: 'Chargeback',
		});

	it('is for admins, and is written down', async () => {
		const { id } = await withCard();
		expect(await reveal(id, ADMIN)).toEqual(CARD);
		expect(await database.db.select().from(audit)).toMatchObject([
			{
				action: 'card.revealed',
				actor: 'user_admin',
				subjectId: id,
				brandKey: 'consumer',
				detail: { reason: 'Chargeback' },
			},
		]);
	});

	it.each(['agent', 'supervisorAgent', 'operator', 'customer', 'visitor', 'system'] as const)(
		'is not for: %s',
		async (role) => {
			const { id } = await withCard();
			await expect(reveal(id, { id: 'x', role })).rejects.toMatchObject({ code: 'forbidden' });
			expect(await database.db.select().from(audit)).toEqual([]);
		},
	);

	it('is not for another brand', async () => {
		const { id } = await withCard();
		await expect(reveal(id, ADMIN, 'demo-gold')).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('the purge', () => {
	it('deletes 30 days after the decision, and a card without a lead after a day', async () => {
		const [open, fresh, old, lost] = await Promise.all([1, 2, 3, 4].map(() => vault().store(CARD)));
		const leadOf = (token: string | undefined, decidedAt: number | null) =>
			insertLead(database.db, { paymentMethod: 'credit_card', cardToken: token ?? null, decidedAt });
		await leadOf(open?.token, null);
		await leadOf(fresh?.token, NOW + DAY);
		await leadOf(old?.token, NOW);
		await purgeCards({ db: database.db, now: NOW + CARD_DAYS.withoutLead * DAY });
		expect(await tokens()).toHaveLength(4);
		await purgeCards({ db: database.db, now: NOW + CARD_DAYS.withoutLead * DAY + 1 });
		expect(await tokens()).not.toContain(lost?.token);
		await purgeCards({ db: database.db, now: NOW + CARD_DAYS.afterDecision * DAY + 1 });
		expect((await tokens()).sort()).toEqual([open?.token, fresh?.token].sort());
	});

	it('deletes the card of an unanswered request, 30 days after the stay', async () => {
		const { token } = await vault().store(CARD);
		await insertLead(database.db, { paymentMethod: 'credit_card', cardToken: token });
		await purgeCards({ db: database.db, now: Date.parse('2027-03-29T12:00:00Z') });
		expect(await tokens()).toEqual([token]);
		await purgeCards({ db: database.db, now: Date.parse('2027-03-30T12:00:00Z') });
		expect(await tokens()).toEqual([]);
	});
});
