import { expect, it } from 'vitest';
import type { AgreedTerms } from '#db/schema/lead';
import { leadDates } from '~/domain/lead/dashboard/lead-dates';

const AGREED: AgreedTerms = {
	payments: [
		{ kind: 'prepayment', dueDate: '2026-11-20', minor: 200_000 },
		{ kind: 'final', dueDate: '2026-12-19', minor: 800_000 },
	],
	cancellation: [
		{ from: '2026-11-20', until: '2026-12-18', keptMinor: 0 },
		{ from: '2026-12-19', until: '2026-12-29', keptMinor: 600_000 },
		{ from: '2026-12-30', until: '2027-01-09', keptMinor: 900_000 },
	],
	deposit: { kind: 'none', minor: null, currency: null, date: null },
};

const LEAD: Parameters<typeof leadDates>[0] = {
	status: 'requestedBooking',
	checkIn: '2027-01-09',
	checkOut: '2027-01-16',
	totalMinor: 1_000_000,
	commissionMinor: 100_000,
	commissionDueDate: '2027-02-15',
	endsOn: null,
	agreedTerms: AGREED,
};

it('is in chronological order, and shows free cancellation without an amount', () => {
	const dates = leadDates(LEAD, true);
	expect(dates.map(({ day, kind, minor, percent }) => `${day} ${kind} ${minor} ${percent}`)).toEqual([
		'2026-11-20 prepayment 200000 20',
		'2026-12-18 freeUntil null null',
		'2026-12-19 final 800000 80',
		'2026-12-19 retainedFrom 600000 60',
		'2026-12-29 cheaperUntil 600000 60',
		'2026-12-30 retainedFrom 900000 90',
		'2027-01-09 arrival null null',
		'2027-01-16 departure null null',
		'2027-02-15 commission 100000 null',
	]);
});

it('keeps the commission from those who may not see it', () => {
	const dates = leadDates(LEAD, false);
	expect(dates.map(({ kind }) => kind)).not.toContain('commission');
});

it('names a deposit in its own currency, which need not be that of the stay', () => {
	const deposit = { kind: 'blocked', minor: 200_000, currency: 'EUR', date: '2026-12-26' };
	const dates = leadDates({ ...LEAD, agreedTerms: { ...AGREED, deposit } }, false);
	expect(dates.filter(({ kind }) => kind === 'deposit')).toEqual([
		{ day: '2026-12-26', kind: 'deposit', minor: 200_000, percent: null, currency: 'EUR' },
	]);
	expect(dates.filter(({ kind, currency }) => kind !== 'deposit' && currency !== undefined)).toEqual([]);
});

it('has none for what has ended', () => {
	expect(leadDates({ ...LEAD, status: 'cancelledBooking' }, true)).toEqual([]);
});

it('names of several rooms each fee where it begins, and no last day of the one before', () => {
	const kinds = leadDates({ ...LEAD, rooms: [{}, {}] }, false).map(({ kind }) => kind);
	expect(kinds.filter((kind) => kind === 'cheaperUntil' || kind === 'retainedFrom')).toEqual([
		'retainedFrom',
		'retainedFrom',
	]);
});
