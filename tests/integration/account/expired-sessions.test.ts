import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { session } from '#db/schema/user';
import { housekeeping } from '../../../workers/site/housekeeping';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { startAgentDatabase } from '../lead/agent-workspace';

let database: TestDatabase;

beforeAll(async () => {
	database = await startAgentDatabase();
});
afterAll(() => database?.stop());

test('sessions that are over leave the database with the next housekeeping', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	await database.db.insert(session).values(
		[
			['over', NOW - 1],
			['open', NOW + 1],
		].map(([tokenHash, expiresAt]) => ({
			tokenHash: String(tokenHash),
			userNo: 1,
			createdAt: NOW - 1000,
			expiresAt: Number(expiresAt),
		})),
	);
	await housekeeping(database.db, NOW);
	expect((await database.db.select().from(session)).map(({ tokenHash }) => tokenHash)).toEqual(['open']);
});
