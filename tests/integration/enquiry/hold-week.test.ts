import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightBlock } from '#db/schema/night-block';
import { propertyNight } from '#db/schema/property-night';
import { assignEnquiry } from '~/domain/enquiry/desk/assign-enquiry.server';
import { endHold, holdWeek } from '~/domain/enquiry/desk/hold-week.server';
import { loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { EVERYBODY } from '../lead/agent-workspace';
import { type EnquiryDesk, errorOf, startEnquiryDesk } from './enquiry-desk';

const DAY = 86_400_000;
const WEEK = {
	...{ propertyId: 'prop_aurikel', checkIn: '2027-02-06', checkOut: '2027-02-13' },
	serviceLevel: 'catered' as const,
};

let desk: EnquiryDesk;

beforeAll(async () => {
	desk = await startEnquiryDesk();
});
afterAll(() => desk?.database.stop());

const team = () => desk.contextFor('admin', ['enquiries', 'catalogue']);
const hold = (id: string, given: object = {}, ctx = team()) =>
	holdWeek({ ctx, id, week: WEEK, until: '2', untilAt: '', ...given });
const nights = () => desk.database.db.select().from(propertyNight);

describe('nights held for the guest of an enquiry', () => {
	it('are held once, in the guest’s name at today’s price, and given back and taken again', async () => {
		const [id, other] = [await desk.asked(), await desk.asked()];
		const results = await Promise.all(Array.from({ length: 24 }, () => errorOf(hold(id))));
		expect(results.filter((result) => result === null)).toHaveLength(1);
		expect(new Set(results.flatMap((result) => result?.reason ?? []))).toEqual(new Set(['nights-taken']));
		expect(await nights()).toHaveLength(7);
		const [block] = await desk.database.db.select().from(nightBlock);
		const { fullName, no } = await desk.rowOf(id);
		expect(block).toMatchObject({ kind: 'hold', reason: fullName, enquiryNo: no, priceMinor: 3_000_000 });
		expect(block?.expiresAt).toBeGreaterThanOrEqual(team().now + 2 * DAY);
		const weekOf = async (which: string) => {
			const { aside } = await loadEnquiryFile({ ctx: team(), id: which });
			return aside?.weeks.find(({ checkIn }) => checkIn === WEEK.checkIn);
		};
		expect(await weekOf(id)).toMatchObject({ status: 'held', hold: { id: block?.id, version: 1 } });
		expect(await weekOf(other)).toMatchObject({ status: 'sold', hold: null });
		const { timeline } = await loadEnquiryFile({ ctx: team(), id });
		expect(timeline.filter((item) => item.type === 'event').at(-1)).toMatchObject({
			...{ kind: 'held', by: 'admin' },
			held: { name: 'Chalet Aurikel', checkIn: WEEK.checkIn, until: block?.expiresAt },
		});
		// To this guest the week can still be offered.
		await desk.answer(id, { weeks: [WEEK] });
		expect(await errorOf(desk.answer(other, { weeks: [WEEK] }))).toMatchObject({ reason: 'week-gone' });
		const seen = { id: block?.id ?? '', version: 1 };
		expect(await errorOf(endHold({ ctx: team(), id: other, hold: seen, isUndo: false }))).toMatchObject({
			code: 'not-found',
		});
		const { version } = await endHold({ ctx: team(), id, hold: seen, isUndo: false });
		expect(await nights()).toEqual([]);
		await endHold({ ctx: team(), id, hold: { ...seen, version }, isUndo: true });
		expect(await nights()).toHaveLength(7);
		await eraseClient({ ctx: desk.contextFor('admin'), client: { email: 'felicitas@kanzlei.example' } });
		const [after] = await desk.database.db.select().from(nightBlock).where(eq(nightBlock.id, seen.id));
		expect(after).toMatchObject({ enquiryNo: null });
		expect(after?.reason).not.toContain('Felicitas');
		await desk.database.db.delete(nightBlock);
	});

	it('need an end in the future, and a week that can be had', async () => {
		const id = await desk.asked();
		expect(await errorOf(hold(id, { until: 'at', untilAt: '2020-01-01T10:00' }))).toMatchObject({
			...{ code: 'invalid', reason: 'hold-until' },
		});
		const sold = { ...WEEK, checkIn: '2027-02-13', checkOut: '2027-02-20' };
		expect(await errorOf(hold(id, { week: sold }))).toMatchObject({ code: 'conflict', reason: 'nights-taken' });
		expect(await nights()).toEqual([]);
	});

	it('are held by the desk’s people who reach the enquiry alone', async () => {
		const id = await desk.asked();
		const answers = await Promise.all(
			[...EVERYBODY, null].map(async (person) => [
				person,
				(await errorOf(hold(id, {}, desk.contextFor(person))))?.code,
			]),
		);
		expect(Object.fromEntries(answers)).toMatchObject({
			admin: 'forbidden',
			agent: 'forbidden',
			operator: 'not-found',
		});
		expect(answers.every(([, code]) => code === 'forbidden' || code === 'not-found')).toBe(true);
		expect(await errorOf(hold(id, {}, desk.lena()))).toMatchObject({ code: 'forbidden' });
		await assignEnquiry({ ctx: desk.lena(), id, to: 'user_operator', seen: null });
		expect(await errorOf(hold(id, {}, desk.contextFor('operator')))).toBeNull();
		const { canHold, aside } = await loadEnquiryFile({ ctx: desk.contextFor('operator'), id });
		expect([canHold, aside?.weeks.some((week) => week.hold)]).toEqual([true, true]);
	});
});
