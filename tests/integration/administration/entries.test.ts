import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { conciergeService, conciergeSupplier } from '#db/schema/concierge';
import { facility } from '#db/schema/facility';
import { lead } from '#db/schema/lead';
import { cancellationTerm, operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { publication } from '#db/schema/publication';
import { program } from '#db/schema/travel-agency';
import type { EntryContent } from '~/domain/administration/entries/entry-content';
import { ENTRY_KINDS, type EntryKind } from '~/domain/administration/entries/entry-kinds';
import { ENTRY_PARTS } from '~/domain/administration/entries/entry-parts';
import { entriesQuery, listEntries } from '~/domain/administration/entries/list-entries.server';
import { loadEntry } from '~/domain/administration/entries/load-entry.server';
import { removeEntry } from '~/domain/administration/entries/remove-entry.server';
import { saveEntry } from '~/domain/administration/entries/save-entry.server';
import { suggestEntries } from '~/domain/administration/entries/suggest-entries.server';
import { previewCancellation } from '~/domain/lead/decide-lead.server';
import { saveInterest } from '~/domain/lead/save-interest.server';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
afterAll(() => database?.stop());
beforeEach(async () => {
	await database.db.delete(publication);
	await emptyAudit(database.db);
});

const team = () => contextOf(database, 'admin', { may: ['catalogue', 'concierge'] });

/** What the form of an entry would send with these cells changed. */
function changed(kind: EntryKind, content: EntryContent, cells: EntryContent): EntryContent {
	return Object.fromEntries(
		ENTRY_PARTS[kind].map(({ file, most }) => {
			const rows = cells[file];
			if (!rows) return [file, content[file] ?? []];
			return [file, most === undefined ? [{ ...content[file]?.[0], ...rows[0] }] : rows];
		}),
	);
}

async function open(kind: EntryKind, key: string | null) {
	return loadEntry({ ctx: team(), kind, key, version: null });
}

async function save(
	kind: EntryKind,
	key: string | null,
	cells: EntryContent,
	given?: { content: EntryContent; was: EntryContent },
) {
	const { content, was } = given ?? (await open(kind, key));
	return saveEntry({ ctx: team(), kind, key, typed: changed(kind, content, cells), was });
}

const PLACE = { key: 'zuers', country: 'AT', name_en: 'Zürs' };

describe('who may', () => {
	it.each(ENTRY_KINDS)('%s: admins with the capability alone', async (kind) => {
		const other = kind === 'suppliers' || kind === 'services' ? 'catalogue' : 'concierge';
		const filter = { q: '', after: null };
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person as Person, { may: [other] });
			await expect(listEntries({ ctx, kind, filter })).rejects.toMatchObject({ code: 'forbidden' });
			await expect(loadEntry({ ctx, kind, key: null, version: null })).rejects.toMatchObject({ code: 'forbidden' });
			await expect(saveEntry({ ctx, kind, key: null, typed: {}, was: {} })).rejects.toMatchObject({
				code: 'forbidden',
			});
			await expect(removeEntry({ ctx, kind, key: 'x' })).rejects.toMatchObject({ code: 'forbidden' });
		}
	});
});

it.each(ENTRY_KINDS)('the list of %s reads no table whole', async (kind) => {
	for (const filter of [
		{ q: '', after: 'm' },
		{ q: 'berg', after: null },
	]) {
		const { sql, args } = entriesQuery(kind, filter, 'en');
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args });
		const scans = rows.map(({ detail }) => String(detail)).filter((line) => /^SCAN/.test(line));
		// These tables hold a few rows: 52 facilities, and what one team writes by hand.
		const isSmall = filter.q !== '' && (kind === 'facilities' || kind === 'regions' || kind === 'programmes');
		expect([kind, isSmall ? [] : scans]).toEqual([kind, []]);
	}
});

describe('operators', () => {
	it('agreed terms and the commission of leads stay as agreed when the terms of sale change', async () => {
		const ctx = contextOf(database, 'agent');
		const ask = (lastName: string) =>
			saveInterest({
				...{ ctx, vault: null, clientKey: null, expected: {}, onOtherBody: 'create' as const },
				about: { propertyId: 'prop_aurikel' },
				input: {
					...{ firstName: 'Ada', lastName, nationality: 'British', serviceLevel: 'catered' },
					...{ checkIn: '2027-02-20', checkOut: '2027-02-27' },
				},
			});
		const leadOf = async (lastName: string) => {
			expect(await ask(lastName)).toMatchObject({ outcome: 'stored' });
			const [row] = await database.db.select().from(lead).where(eq(lead.clientLastName, lastName));
			if (!row) throw new Error('no lead');
			return row;
		};
		const before = await leadOf('Before');
		await database.db.update(lead).set({ status: 'confirmedBooking' }).where(eq(lead.id, before.id));
		const fee = await previewCancellation({ ctx: team(), leadId: before.id });
		expect(
			await save('operators', 'bergheim', {
				salesTerms: [{ commission_percent: '20', prepayment_ratio: '0.5' }],
				cancellationTerms: [{ days_before_check_in: '10', refund_ratio: '0.1' }],
				paymentTerms: [{ days_before_check_in: '20', payment_ratio: '1' }],
			}),
		).toMatchObject({ outcome: 'saved', changes: 4 });
		const after = await leadOf('After');
		const [same] = await database.db.select().from(lead).where(eq(lead.id, before.id));
		expect(same).toEqual({ ...before, status: 'confirmedBooking' });
		expect(await previewCancellation({ ctx: team(), leadId: before.id })).toEqual(fee);
		expect([same?.commissionPercent, after.commissionPercent]).toEqual([12.5, 20]);
		expect(after.agreedTerms?.payments[0]?.minor).toBe(1_600_000);
		expect(same?.agreedTerms?.payments[0]?.minor).not.toBe(1_600_000);
		expect(after.agreedTerms?.cancellation).not.toEqual(same?.agreedTerms?.cancellation);
	});

	it('are checked as an import checks them, each error at its field', async () => {
		expect(
			await save('operators', 'bergheim', {
				operators: [{ name: '', email: 'nowhere', time_zone: 'Europe/Lech', arrival_from: '25:00', vat_percent: '31' }],
				salesTerms: [{ security_deposit: '500', security_deposit_currency: '', terms_en: 'a\u202Eb' }],
				paymentTerms: [
					{ days_before_check_in: '60', payment_ratio: '1' },
					{ days_before_check_in: '30', payment_ratio: '0.5' },
				],
				cancellationTerms: [
					{ days_before_check_in: '60', refund_ratio: '0.1' },
					{ days_before_check_in: '60', refund_ratio: '' },
				],
			}),
		).toMatchObject({ outcome: 'invalid' });
		const wrong = async (cells: EntryContent) => {
			const saved = await save('operators', 'bergheim', cells);
			return saved.outcome === 'invalid' ? saved.errors : saved;
		};
		expect(await wrong({ operators: [{ name: '', email: 'nowhere', vat_percent: '31' }] })).toEqual([
			{ file: 'operators', row: 0, column: 'name', fault: 'empty' },
			{ file: 'operators', row: 0, column: 'email', fault: 'email' },
			{ file: 'operators', row: 0, column: 'vat_percent', fault: 'number', min: 0, max: 30 },
		]);
		expect(await wrong({ salesTerms: [{ security_deposit: '500' }] })).toEqual([
			{ file: 'salesTerms', row: 0, column: 'security_deposit_currency', fault: 'both' },
		]);
		expect(
			await wrong({
				paymentTerms: [
					{ days_before_check_in: '60', payment_ratio: '1' },
					{ days_before_check_in: '30', payment_ratio: '0.5' },
				],
			}),
		).toEqual([{ file: 'paymentTerms', row: 0, column: 'payment_ratio', fault: 'grows' }]);
		expect(
			await wrong({
				cancellationTerms: [
					{ days_before_check_in: '60', refund_ratio: '0.1' },
					{ days_before_check_in: '60', refund_ratio: '0.1' },
					{ days_before_check_in: '10', refund_ratio: '0.5' },
				],
			}),
		).toEqual([
			{ file: 'cancellationTerms', row: 1, column: 'days_before_check_in', fault: 'twice' },
			{ file: 'cancellationTerms', row: 0, column: 'refund_ratio', fault: 'shrinks' },
			{ file: 'cancellationTerms', row: 1, column: 'refund_ratio', fault: 'shrinks' },
		]);
		expect(await save('operators', null, { operators: [{ key: 'talheim', name: 'Again' }] })).toMatchObject({
			errors: [{ file: 'operators', row: 0, column: 'key', fault: 'taken' }],
		});
		expect(await save('operators', null, {})).toMatchObject({ outcome: 'invalid' });
		expect(await database.db.select().from(publication)).toEqual([]);
	});

	it('two admins at once: other values stay, the same one is shown to the later', async () => {
		const [one, two] = [await open('operators', 'talheim'), await open('operators', 'talheim')];
		expect(
			await save('operators', 'talheim', { operators: [{ name: 'Talheim One', town: 'Chur' }] }, one),
		).toMatchObject({
			outcome: 'saved',
		});
		expect(await save('operators', 'talheim', { operators: [{ email: 'two@talheim.example' }] }, two)).toMatchObject({
			outcome: 'saved',
			others: [
				{ column: 'name', before: 'Talheim', after: 'Talheim One' },
				{ column: 'town', before: '', after: 'Chur' },
			],
		});
		const late = await save('operators', 'talheim', { operators: [{ name: 'Talheim Two', street: 'Gasse 2' }] }, two);
		expect(late).toMatchObject({ outcome: 'conflict', conflicts: [{ file: 'operators', column: 'name' }] });
		if (late.outcome !== 'conflict') throw new Error(late.outcome);
		expect(late.content.operators?.[0]).toMatchObject({ name: 'Talheim Two', street: 'Gasse 2', town: 'Chur' });
		const read = async () => (await database.db.select().from(operator).where(eq(operator.key, 'talheim')))[0];
		expect(await read()).toMatchObject({ name: 'Talheim One', street: null });
		expect(
			await saveEntry({ ctx: team(), kind: 'operators', key: 'talheim', typed: late.content, was: late.was }),
		).toMatchObject({ outcome: 'saved', changes: 2 });
		expect(await read()).toMatchObject({
			name: 'Talheim Two',
			street: 'Gasse 2',
			town: 'Chur',
			email: 'two@talheim.example',
		});
		const { versions } = await open('operators', 'talheim');
		expect(versions.map(({ number, name, changes }) => [number, name, changes.length])).toEqual([
			[4, 'admin', 2],
			[3, 'admin', 1],
			[2, 'admin', 2],
			[1, '', 0],
		]);
		expect(versions[0]?.changes).toContainEqual({
			file: 'operators',
			column: 'name',
			before: 'Talheim One',
			after: 'Talheim Two',
		});
		const old = await loadEntry({ ctx: team(), kind: 'operators', key: 'talheim', version: 1 });
		expect(old.content.operators?.[0]?.name).toBe('Talheim');
	});

	it('24 at once: each value is written once, each save is a version with its audit row', async () => {
		await save('operators', null, { operators: [{ key: 'crowd', name: 'Crowd' }] });
		const shown = await open('operators', 'crowd');
		const fields = ['legal_name', 'street', 'town', 'vat_id'];
		const saves = await Promise.allSettled(
			Array.from({ length: 24 }, (_, at) =>
				save('operators', 'crowd', { operators: [{ [fields[at % 4] ?? '']: `Writer ${at}` }] }, shown),
			),
		);
		const saved = saves.filter(
			({ status, ...rest }) => status === 'fulfilled' && 'value' in rest && rest.value.outcome === 'saved',
		);
		expect(saved.length).toBeGreaterThanOrEqual(1);
		expect(saved.length).toBeLessThanOrEqual(4);
		const rest = saves.filter((each) => !saved.includes(each));
		for (const each of rest)
			expect(each.status === 'fulfilled' ? each.value.outcome : each.reason.reason).toMatch(
				/^(conflict|changed-meanwhile)$/,
			);
		const versions = await database.db.select().from(publication).where(eq(publication.subjectId, 'crowd'));
		const rows = await database.db.select().from(audit).where(eq(audit.subjectId, 'crowd'));
		expect([versions.length, rows.length]).toEqual([saved.length + 1, saved.length + 1]);
		const both = await Promise.allSettled(
			Array.from({ length: 8 }, () => save('operators', null, { operators: [{ key: 'only-one', name: 'One' }] })),
		);
		expect(both.filter((each) => each.status === 'fulfilled' && each.value.outcome === 'saved')).toHaveLength(1);
	});

	it('are removed only while nothing uses them', async () => {
		expect(await removeEntry({ ctx: team(), kind: 'operators', key: 'bergheim' })).toMatchObject({
			outcome: 'used',
			uses: [
				{
					kind: 'properties',
					count: 1,
					shown: [{ name: 'Chalet Aurikel', path: '/partner/desk/properties/prop_aurikel' }],
				},
				{ kind: 'people', count: 1 },
			],
		});
		await save('operators', null, {
			operators: [{ key: 'gone', name: 'Gone' }],
			cancellationTerms: [{ days_before_check_in: '10', refund_ratio: '0.1' }],
		});
		const terms = () => database.db.select().from(cancellationTerm);
		const count = (await terms()).length;
		expect(await removeEntry({ ctx: team(), kind: 'operators', key: 'gone' })).toEqual({ outcome: 'removed' });
		expect((await terms()).length).toBe(count - 1);
		await expect(open('operators', 'gone')).rejects.toMatchObject({ code: 'not-found' });
		await expect(removeEntry({ ctx: team(), kind: 'operators', key: 'gone' })).rejects.toMatchObject({
			code: 'not-found',
		});
		const rows = await database.db.select().from(audit).where(eq(audit.subjectId, 'gone'));
		expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
			['operators.saved', 'user_admin'],
			['operators.removed', 'user_admin'],
		]);
		expect(await save('operators', null, { operators: [{ key: 'gone', name: 'Back' }] })).toMatchObject({
			outcome: 'saved',
			number: 3,
		});
	});
});

describe('places, regions and facilities', () => {
	it('a place is divided once, within one country, and is removed only while nothing lies in it', async () => {
		expect(await save('places', null, { places: [PLACE] })).toMatchObject({ outcome: 'saved', key: 'zuers' });
		const wrong = async (key: string | null, cells: Record<string, string>) => {
			const saved = await save('places', key, { places: [cells] });
			return saved.outcome === 'invalid' ? saved.errors.map(({ column, fault }) => [column, fault]) : saved.outcome;
		};
		expect(await wrong('zuers', { parent: 'nowhere' })).toEqual([['parent', 'unknown']]);
		expect(await wrong('zuers', { parent: 'zuers' })).toEqual([['parent', 'parent']]);
		expect(await wrong('zuers', { latitude: '47.1' })).toEqual([['longitude', 'both']]);
		expect(await wrong('zuers', { parent: 'lech' })).toBe('saved');
		expect(await wrong(null, { key: 'below', country: 'AT', name_en: 'Below', parent: 'zuers' })).toEqual([
			['parent', 'parent'],
		]);
		// The importer would not see its parts.
		expect(await wrong(null, { key: 'chur', country: 'CH', name_en: 'Chur' })).toBe('saved');
		expect(await wrong('lech', { country: 'CH' })).toEqual([['country', 'parts']]);
		expect(await wrong(null, { key: 'above', country: 'AT', name_en: 'Above' })).toBe('saved');
		expect(await wrong('lech', { parent: 'above' })).toEqual([['parent', 'parts']]);
		const used = await removeEntry({ ctx: team(), kind: 'places', key: 'lech' });
		expect(used).toMatchObject({
			uses: [
				{ kind: 'properties', count: 1 },
				{ kind: 'parts', count: 1 },
			],
		});
		expect(await removeEntry({ ctx: team(), kind: 'places', key: 'zuers' })).toEqual({ outcome: 'removed' });
		expect(await database.db.select().from(place).where(eq(place.slug, 'zuers'))).toEqual([]);
	});

	it('a region holds places that there are; taxes of a place fit their kind', async () => {
		const region = { key: 'arlberg', kind: 'ski_area', name_en: 'Arlberg', places: 'lech;nowhere' };
		expect(await save('regions', null, { regions: [region] })).toMatchObject({
			errors: [{ file: 'regions', row: 0, column: 'places', fault: 'unknown' }],
		});
		expect(await save('regions', null, { regions: [{ ...region, places: 'lech' }] })).toMatchObject({
			outcome: 'saved',
		});
		expect(
			await save('places', 'lech', { placeTouristTaxes: [{ kind: 'percent', amount: '3', currency: 'EUR' }] }),
		).toMatchObject({ outcome: 'invalid', errors: [{ fault: 'tax' }, { fault: 'tax' }, { fault: 'tax' }] });
		expect(await removeEntry({ ctx: team(), kind: 'regions', key: 'arlberg' })).toEqual({ outcome: 'removed' });
	});

	it('facilities have an order of their own, which one moves in', async () => {
		const keys = ['a', 'b', 'c', 'd'];
		await database.db.delete(facility);
		for (const key of keys) await save('facilities', null, { facilities: [{ key, name_en: key.toUpperCase() }] });
		const order = async () =>
			(await database.db.select().from(facility).orderBy(facility.position)).map(({ key }) => key);
		expect(await order()).toEqual(keys);
		expect((await open('facilities', 'c')).content.facilities?.[0]).toMatchObject({ position: '3' });
		expect(await save('facilities', 'c', { facilities: [{ position: '1' }] })).toMatchObject({
			...{ outcome: 'saved', changes: 1, number: 2 },
		});
		expect(await order()).toEqual(['c', 'a', 'b', 'd']);
		// The others have moved on, which is no change of theirs.
		expect((await open('facilities', 'a')).content.facilities?.[0]).toMatchObject({ position: '2' });
		await save('facilities', 'c', { facilities: [{ position: '4' }] });
		expect(await order()).toEqual(['a', 'b', 'd', 'c']);
		expect(await save('facilities', 'c', { facilities: [{ position: '' }] })).toMatchObject({ outcome: 'nothing' });
		for (const position of ['0', '5', '1.5', 'first'])
			expect(await save('facilities', 'c', { facilities: [{ position }] }), position).toMatchObject({
				...{ outcome: 'invalid', errors: [{ column: 'position', fault: 'number', min: 1, max: 4 }] },
			});
		await save('facilities', null, { facilities: [{ key: 'e', name_en: 'E', position: '2' }] });
		expect(await order()).toEqual(['a', 'e', 'b', 'd', 'c']);
		expect((await open('facilities', 'c')).versions[0]?.changes).toEqual([
			{ file: 'facilities', column: 'position', before: '1', after: '4' },
		]);
		await database.db.delete(facility);
	});

	it('what an entry names is suggested by key and name, and called by its name', async () => {
		await save('places', null, {
			places: [{ key: 'stuben', country: 'AT', name_en: 'Stuben', name_de: 'Stuben am Arlberg' }],
		});
		await save('suppliers', null, {
			conciergeSuppliers: [{ key: 'stuben-taxi', name: 'Taxi Stuben', email: 't@stuben.example', language: 'de' }],
		});
		const suggest = (kind: 'places' | 'suppliers', text: string, ctx = team()) => suggestEntries({ ctx, kind, text });
		expect(await suggest('places', 'stub')).toEqual([{ key: 'stuben', name: 'Stuben' }]);
		expect(await suggest('places', 'Stuben am', { ...team(), language: 'de' })).toEqual([
			{ key: 'stuben', name: 'Stuben am Arlberg' },
		]);
		expect(await suggest('suppliers', 'taxi s')).toEqual([{ key: 'stuben-taxi', name: 'Taxi Stuben' }]);
		expect(await suggest('places', '100%_')).toEqual([]);
		await save('services', null, {
			conciergeServices: [
				{
					...{ key: 'stuben-ride', place: 'stuben', kind: 'transfer', name_en: 'Ride', supplier: 'stuben-taxi' },
					...{ unit: 'job', currency: 'EUR', price: '10', net: '8' },
				},
			],
		});
		expect((await open('services', 'stuben-ride')).names).toEqual({
			places: { stuben: 'Stuben' },
			suppliers: { 'stuben-taxi': 'Taxi Stuben' },
		});
		const admin = contextOf(database, 'admin');
		expect(await suggest('places', 'stub', admin)).toHaveLength(1);
		await expect(suggest('suppliers', 'taxi', admin)).rejects.toMatchObject({ code: 'forbidden' });
		for (const person of EVERYBODY.filter((each) => each !== 'admin'))
			await expect(suggest('places', 'stub', contextOf(database, person)), person).rejects.toMatchObject({
				code: 'forbidden',
			});
		await database.db.delete(conciergeService);
		await database.db.delete(conciergeSupplier);
	});

	it('at most 52 facilities, each with the bit it once got', async () => {
		await database.db.insert(facility).values(
			Array.from({ length: 51 }, (_, at) => ({
				...{ key: `f-${at}`, bit: at, position: at, nameEn: `F ${at}`, nameDe: `F ${at}` },
			})),
		);
		expect(await save('facilities', 'f-7', { facilities: [{ name_en: 'Seven' }] })).toMatchObject({ outcome: 'saved' });
		const [seven] = await database.db.select().from(facility).where(eq(facility.key, 'f-7'));
		expect(seven).toMatchObject({ bit: 7, position: 7, nameEn: 'Seven' });
		expect(await save('facilities', null, { facilities: [{ key: 'last', name_en: 'Last' }] })).toMatchObject({
			outcome: 'saved',
		});
		expect(await save('facilities', null, { facilities: [{ key: 'over', name_en: 'Over' }] })).toMatchObject({
			errors: [{ column: 'key', fault: 'full' }],
		});
		const { rows, next } = await listEntries({ ctx: team(), kind: 'facilities', filter: { q: '', after: null } });
		expect([rows.length, next]).toEqual([50, rows.at(-1)?.key]);
		const more = await listEntries({ ctx: team(), kind: 'facilities', filter: { q: '', after: next } });
		expect([more.rows.length, more.next]).toEqual([2, null]);
		const found = await listEntries({ ctx: team(), kind: 'facilities', filter: { q: 'SEV', after: null } });
		expect(found.rows).toMatchObject([{ key: 'f-7', name: 'Seven', uses: 0 }]);
	});
});

describe('suppliers, services and programmes', () => {
	it('suppliers and services are retired, not removed', async () => {
		const supplier = { key: 'driver', name: 'Driver', email: 'd@lech.example', language: 'de' };
		expect(await save('suppliers', null, { conciergeSuppliers: [supplier] })).toMatchObject({ outcome: 'saved' });
		await database.db.update(conciergeSupplier).set({ bankEnd: '1234' });
		expect(await save('suppliers', 'driver', { conciergeSuppliers: [{ retired: 'yes' }] })).toMatchObject({
			outcome: 'saved',
			changes: 1,
		});
		// The account is no part of the catalogue and stays.
		expect((await database.db.select().from(conciergeSupplier))[0]).toMatchObject({ isRetired: true, bankEnd: '1234' });
		await expect(removeEntry({ ctx: team(), kind: 'suppliers', key: 'driver' })).rejects.toMatchObject({
			reason: 'retired',
		});
		const service = {
			key: 'transfer',
			place: 'lech',
			kind: 'transfer',
			name_en: 'Transfer',
			currency: 'EUR',
			price: '390',
			net: '300',
		};
		expect(await save('services', null, { conciergeServices: [{ ...service, supplier: 'nobody' }] })).toMatchObject({
			errors: [{ column: 'supplier', fault: 'unknown' }],
		});
		expect(await save('services', null, { conciergeServices: [{ ...service, supplier: 'driver' }] })).toMatchObject({
			outcome: 'saved',
		});
		expect((await open('suppliers', 'driver')).uses).toMatchObject([
			{ kind: 'services', count: 1, shown: [{ name: 'Transfer' }] },
		]);
	});

	it('programmes are made, changed and, unused, removed', async () => {
		const peaks = { key: 'peaks', name: 'Peaks', logo: 'http://x', description_en: 'Hotels.' };
		expect(await save('programmes', null, { programmes: [peaks] })).toMatchObject({
			errors: [{ column: 'logo', fault: 'path' }],
		});
		expect(await save('programmes', null, { programmes: [{ ...peaks, logo: '/programs/peaks.svg' }] })).toMatchObject({
			outcome: 'saved',
		});
		const read = () => database.db.select().from(program).where(eq(program.id, 'program_peaks'));
		expect(await read()).toMatchObject([{ name: 'Peaks', logoSrc: '/programs/peaks.svg', descriptionDe: 'Hotels.' }]);
		expect(await save('programmes', 'peaks', { programmes: [{ name: 'High Peaks' }] })).toMatchObject({
			outcome: 'saved',
		});
		expect(await read()).toMatchObject([{ name: 'High Peaks' }]);
		const { no } = (await read())[0] ?? { no: 0 };
		await database.db.$client.execute(
			`insert into program_membership (agency_no, program_no, status, created_at) values (1, ${no}, 'confirmed', 0)`,
		);
		expect(await removeEntry({ ctx: team(), kind: 'programmes', key: 'peaks' })).toMatchObject({
			uses: [{ kind: 'agencies', count: 1 }],
		});
		await database.db.$client.execute('delete from program_membership');
		expect(await removeEntry({ ctx: team(), kind: 'programmes', key: 'peaks' })).toEqual({ outcome: 'removed' });
	});
});
