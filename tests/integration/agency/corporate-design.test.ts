import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '#db/schema/audit';
import { travelAgency } from '#db/schema/travel-agency';
import { readCorporateDesign } from '~/domain/agency/read-corporate-design.server';
import { saveCorporateDesign } from '~/domain/agency/save-corporate-design.server';
import { DomainError } from '~/platform/errors';
import { DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';

let database: TestDatabase;
let logo: Uint8Array;
beforeAll(async () => {
	database = await startAgentDatabase();
	const picture = sharp({ create: { width: 320, height: 80, channels: 4, background: '#1f4a44' } });
	logo = new Uint8Array(await picture.png().toBuffer());
});
beforeEach(async () => {
	await emptyAudit(database.db);
	await database.db.update(travelAgency).set({
		designMain: null,
		designAccentOnMain: null,
		designTheme: null,
		designLogoKey: null,
		version: 1,
	});
});
afterAll(() => database?.stop());

const GREEN = { main: '#1F4A44', accentOnMain: '#e8c87a', theme: 'colorful' } as const;

type Given = {
	person?: Person | null;
	acting?: number;
	logo?: Uint8Array | 'keep' | 'remove';
	version?: number;
	choice?: { main: string | null; accentOnMain: string | null; theme: 'plain' | 'colorful' | null };
	keepPicture?: (key: string) => Promise<void>;
};

function save({ person = 'supervisor', acting, ...given }: Given = {}) {
	const ctx = contextOf(database, person, acting === undefined ? {} : { acting });
	const services = { ...ctx.services, keepPicture: given.keepPicture ?? ctx.services.keepPicture };
	return saveCorporateDesign({
		ctx: { ...ctx, services },
		choice: given.choice ?? GREEN,
		logo: given.logo ?? 'keep',
		version: given.version ?? 1,
		profile: DEFAULT_BRAND.colors,
	});
}

const rowOf = async (no: number) => (await database.db.select().from(travelAgency).where(eq(travelAgency.no, no)))[0];
const codeOf = (work: Promise<unknown>) =>
	work.then(
		() => 'saved',
		(error: unknown) => (error instanceof DomainError ? (error.reason ?? error.code) : String(error)),
	);

test('a supervisor changes the design of his own agency, and of no other', async () => {
	const stored: string[] = [];
	const saved = await save({ logo, keepPicture: async (key) => void stored.push(key) });
	expect(saved).toEqual({ kind: 'saved', version: 2 });
	expect(stored).toEqual([expect.stringMatching(/^logos\/[0-9a-f]{32}-320x80\.png$/)]);
	expect(await rowOf(1)).toMatchObject({
		designMain: '#1f4a44',
		designAccentOnMain: '#e8c87a',
		designTheme: 'colorful',
		designLogoKey: stored[0],
		version: 2,
	});
	expect(await rowOf(2)).toMatchObject({ designMain: null, designLogoKey: null, version: 1 });
	expect(await readCorporateDesign(contextOf(database, 'agent'))).toEqual({
		main: '#1f4a44',
		accentOnMain: '#e8c87a',
		theme: 'colorful',
		logoKey: stored[0],
		version: 2,
	});
	expect(await database.db.select().from(audit)).toMatchObject([
		{ actor: 'user_supervisor', action: 'agency.designed', subjectId: 'agency_1', detail: { isActing: false } },
	]);
});

test('an admin does it for the agency he acts for, and the audit says so', async () => {
	expect(await codeOf(save({ person: 'admin', acting: 2 }))).toBe('saved');
	expect(await rowOf(2)).toMatchObject({ designMain: '#1f4a44' });
	expect(await database.db.select().from(audit)).toMatchObject([
		{ actor: 'user_admin', subjectId: 'agency_2', detail: { isActing: true } },
	]);
});

test('every other user is refused', async () => {
	for (const person of [null, ...EVERYBODY.filter((each) => each !== 'supervisor')])
		expect([person, await codeOf(save({ person }))]).toEqual([person, 'forbidden']);
	expect(await rowOf(1)).toMatchObject({ designMain: null, version: 1 });
});

test('a write over a newer version is refused with 409, and nothing is written', async () => {
	expect(await codeOf(save())).toBe('saved');
	expect(await codeOf(save({ choice: { ...GREEN, main: '#5b1628' } }))).toBe('changed-meanwhile');
	expect(await rowOf(1)).toMatchObject({ designMain: '#1f4a44', version: 2 });
	expect(await database.db.select().from(audit)).toHaveLength(1);
});

test('an unreadable colour and an invalid logo are refused whole', async () => {
	const saved: string[] = [];
	const keepPicture = async (key: string) => void saved.push(key);
	const pale = await save({ choice: { ...GREEN, main: '#f5d547' }, logo, keepPicture });
	expect(pale).toMatchObject({ kind: 'refused', verdicts: { main: { error: 'illegible' } }, logo: null });
	const page = await save({ logo: new TextEncoder().encode('<svg onload="alert(1)"/>'), keepPicture });
	expect(page).toMatchObject({ kind: 'refused', logo: 'logoType' });
	expect(saved).toEqual([]);
	expect(await rowOf(1)).toMatchObject({ designMain: null, version: 1 });
});

test('a store that is away leaves everything as it was', async () => {
	const keepPicture = async () => Promise.reject(new DomainError('unavailable', 'away'));
	expect(await codeOf(save({ logo, keepPicture }))).toBe('unavailable');
	expect(await rowOf(1)).toMatchObject({ designMain: null, designLogoKey: null, version: 1 });
});

test('the logo stays, goes, and colours go back to the profile’s', async () => {
	await save({ logo });
	await save({ version: 2 });
	expect((await rowOf(1))?.designLogoKey).toMatch(/^logos\//);
	await save({ version: 3, logo: 'remove', choice: { main: null, accentOnMain: null, theme: 'plain' } });
	expect(await rowOf(1)).toMatchObject({ designMain: null, designLogoKey: null, designTheme: 'plain', version: 4 });
});
