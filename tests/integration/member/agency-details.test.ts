import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { travelAgency } from '#db/schema/travel-agency';
import { session, user } from '#db/schema/user';
import { lockUser } from '~/domain/administration/lock-user.server';
import { readAgency } from '~/domain/agency/read-agency.server';
import { saveAgencyDetails } from '~/domain/agency/save-agency-details.server';
import { loadActorOfSessionHash, loadActorOfSubject } from '~/domain/session/load-actor.server';
import { sessionTokenHash } from '~/domain/session/session-token';
import { startSession } from '~/domain/session/start-session.server';
import { provisionUser } from '~/domain/user/provision-user.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await database.db.update(travelAgency).set({ version: 1 });
	await database.db.update(user).set({ lockedAt: null, updatedAt: NOW });
});
afterAll(() => database?.stop());

const as = (person: Person) => contextOf(database, person);

describe('an agency’s details', () => {
	const TYPED = {
		...{ legalName: 'Corvin & Lys SAS', street: ' 12  rue de la Paix ', postalCode: '75002', town: 'Paris' },
		...{ countryCode: 'fr', phone: '+33 1 23 45 67 89', vatId: 'fr12345678901' },
	};
	const save = (person: Person, typed: Partial<typeof TYPED> = {}, version = 1) =>
		saveAgencyDetails({ ctx: as(person), typed: { ...TYPED, ...typed }, version });
	const stored = async () => (await readAgency(as('agent'), { no: 1, id: 'agency_1' })).details;

	it('are written by its supervisors as they are meant, and read by everybody of it', async () => {
		expect(await save('supervisor')).toEqual({ wrong: [] });
		expect(await stored()).toEqual({
			...TYPED,
			street: '12 rue de la Paix',
			countryCode: 'FR',
			vatId: 'FR12345678901',
		});
		expect(await save('supervisor', { phone: '', vatId: ' ' }, 2)).toEqual({ wrong: [] });
		expect(await stored()).toMatchObject({ phone: null, vatId: null });
		await expect(save('supervisor', {}, 2)).rejects.toMatchObject({ reason: 'changed-meanwhile' });
	});

	it('name each wrong field, and then nothing is written', async () => {
		await save('supervisor');
		const before = await stored();
		const wrong = { countryCode: 'XX', phone: 'call me', vatId: '12345', legalName: 'x'.repeat(121) };
		expect(await save('supervisor', wrong, 2)).toEqual({ wrong: ['legalName', 'countryCode', 'phone', 'vatId'] });
		expect(await stored()).toEqual(before);
	});

	it('are changed by nobody else', async () => {
		for (const person of ['agent', 'lifestyle', 'operator', 'customer', 'admin', 'waiting'] as const)
			await expect(save(person), person).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('a locked account', () => {
	const lock = (person: Person, isLocked = true) =>
		lockUser({ ctx: as('admin'), user: { id: `user_${person}`, updatedAt: NOW }, isLocked });

	it('loses its sessions, gets none, and has no access by tokens', async () => {
		const token = await startSession(as('agent'), { userNo: 1 });
		const read = async () =>
			loadActorOfSessionHash(database.db, { tokenHash: await sessionTokenHash(token), now: NOW, pictureBaseUrl: '' });
		expect(await read()).not.toBeNull();
		await lock('agent');
		expect(await read()).toBeNull();
		expect(await database.db.select().from(session).where(eq(session.userNo, 1))).toEqual([]);
		const subject = { issuer: 'test', subject: 'agent' };
		const proof = { acr: null, amr: null, authenticatedAt: null };
		const bearer = { ...subject, proof, rule: 'off', now: NOW, pictureBaseUrl: '' } as const;
		expect(await loadActorOfSubject(database.db, bearer)).toBeNull();
		const person = {
			...subject,
			email: 'agent@people.example',
			isEmailVerified: true,
			firstName: null,
			lastName: null,
		};
		expect(await provisionUser(as('agent'), person)).toMatchObject({ no: 1, isLocked: true });
		// One that was begun before, in another isolate, is nobody's.
		await startSession(as('agent'), { userNo: 1 });
		expect(await read()).toBeNull();
	});

	it('is opened again, from the version that was seen', async () => {
		await lock('agent');
		await expect(lock('agent', false)).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await lockUser({ ctx: as('admin'), user: { id: 'user_agent', updatedAt: NOW + 1 }, isLocked: false });
		const token = await startSession(as('agent'), { userNo: 1 });
		expect(
			await loadActorOfSessionHash(database.db, {
				tokenHash: await sessionTokenHash(token),
				now: NOW,
				pictureBaseUrl: '',
			}),
		).not.toBeNull();
	});

	it('is never the admin’s own, and nobody else locks', async () => {
		await expect(lock('admin')).rejects.toMatchObject({ reason: 'own-account' });
		for (const person of ['agent', 'supervisor', 'operator', 'customer'] as const)
			await expect(
				lockUser({ ctx: as(person), user: { id: 'user_colleague', updatedAt: NOW }, isLocked: true }),
				person,
			).rejects.toMatchObject({ code: 'forbidden' });
	});
});
