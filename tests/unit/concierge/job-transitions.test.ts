import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOB_PARTIES, JOB_STATES } from '#db/schema/concierge-enums';
import { isPriceAgreed, jobAmounts, keptOfJob, marginMinor } from '~/domain/concierge/job-amounts';
import { isEnded, JOB_TRANSITIONS, type JobMove, jobTarget } from '~/domain/concierge/job-transitions';

const MOVES = [...new Set(JOB_TRANSITIONS.map(({ move }) => move))];

describe('the ways of a job (CONCIERGE-1)', () => {
	it.each<[JobMove, (typeof JOB_STATES)[number], boolean, (typeof JOB_PARTIES)[number], string | null]>([
		['ask', 'requested', true, 'team', 'requested'],
		['ask', 'requested', true, 'guest', null],
		['takeOn', 'requested', true, 'supplier', 'confirmed'],
		['takeOn', 'requested', false, 'supplier', 'offered'],
		['takeOn', 'offered', true, 'supplier', null],
		['propose', 'offered', false, 'supplier', 'offered'],
		['propose', 'confirmed', true, 'supplier', null],
		['pass', 'offered', false, 'operator', 'offered'],
		['pass', 'offered', true, 'team', 'confirmed'],
		['pass', 'offered', true, 'supplier', null],
		['accept', 'offered', false, 'guest', 'accepted'],
		['accept', 'offered', false, 'agent', null],
		['accept', 'offered', false, 'supplier', null],
		['accept', 'requested', false, 'guest', null],
		['confirm', 'accepted', true, 'supplier', 'confirmed'],
		['confirm', 'accepted', true, 'guest', null],
		['change', 'confirmed', true, 'team', 'confirmed'],
		['change', 'accepted', true, 'operator', 'accepted'],
		['change', 'requested', false, 'team', 'requested'],
		['change', 'offered', false, 'team', null],
		['change', 'confirmed', true, 'supplier', null],
		['change', 'confirmed', true, 'guest', null],
		['finish', 'confirmed', true, 'supplier', 'done'],
		['finish', 'accepted', true, 'team', null],
		['cancel', 'accepted', true, 'guest', 'cancelled'],
		['cancel', 'confirmed', true, 'guest', null],
		['cancel', 'confirmed', true, 'agent', null],
		['cancel', 'confirmed', true, 'team', 'cancelled'],
		['cancel', 'done', true, 'system', null],
	])('%s from %s (agreed: %s) by %s leads to %s', (move, state, isAgreed, party, target) => {
		expect(jobTarget(move, { state, isAgreed }, party)).toBe(target);
	});

	it('ends where it ends, for every party', () => {
		for (const state of ['done', 'declined', 'cancelled'] as const) {
			expect(isEnded(state)).toBe(true);
			for (const move of MOVES)
				for (const party of JOB_PARTIES)
					for (const isAgreed of [true, false]) expect(jobTarget(move, { state, isAgreed }, party)).toBeNull();
		}
	});

	it('is confirmed without the client’s yes on no way', () => {
		for (const move of MOVES)
			for (const state of JOB_STATES)
				for (const party of JOB_PARTIES) {
					const to = jobTarget(move, { state, isAgreed: false }, party);
					if (to === 'confirmed') expect(state).toBe('accepted');
				}
	});
});

describe('the amounts of a job', () => {
	it('grow with the number unless the price is for the job', () => {
		expect(jobAmounts({ unit: 'job', priceMinor: 50_000, netMinor: 46_000 }, 3)).toEqual({
			priceMinor: 50_000,
			netMinor: 46_000,
		});
		expect(jobAmounts({ unit: 'person', priceMinor: 43_700, netMinor: 43_700 }, 6)).toMatchObject({
			priceMinor: 262_200,
		});
	});

	it('are the supplier’s part and our margin', () => {
		fc.assert(
			fc.property(fc.nat(1e7), fc.nat(1e7), fc.integer({ min: 1, max: 99 }), (priceMinor, netMinor, quantity) => {
				const amounts = jobAmounts({ unit: 'day', priceMinor, netMinor }, quantity);
				expect(amounts.netMinor + marginMinor(amounts)).toBe(amounts.priceMinor);
			}),
		);
	});

	it('need a yes to each higher price', () => {
		expect(isPriceAgreed({ priceMinor: 0, agreedMinor: null })).toBe(true);
		expect(isPriceAgreed({ priceMinor: 1, agreedMinor: null })).toBe(false);
		expect(isPriceAgreed({ priceMinor: 42_000, agreedMinor: 42_000 })).toBe(true);
		expect(isPriceAgreed({ priceMinor: 42_001, agreedMinor: 42_000 })).toBe(false);
	});

	it('stay owed of a confirmed job that is cancelled too late', () => {
		const job = { state: 'confirmed', freeUntil: 100, owedMinor: 500, owedNetMinor: 400 };
		expect(keptOfJob(job, 99)).toEqual({ owedMinor: 0, owedNetMinor: 0 });
		expect(keptOfJob(job, 100)).toEqual({ owedMinor: 500, owedNetMinor: 400 });
		expect(keptOfJob({ ...job, state: 'accepted' }, 100)).toEqual({ owedMinor: 0, owedNetMinor: 0 });
	});
});
