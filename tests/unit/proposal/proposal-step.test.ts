import { describe, expect, it } from 'vitest';
import { beginAddress, readBeginning } from '~/domain/proposal/begin-address';
import { proposalListAddress, readProposalFilter } from '~/domain/proposal/proposal-filter';
import { proposalStep, REMIND_AGAIN_MS, type SteppedProposal, shownState } from '~/domain/proposal/proposal-step';
import { proposalWorth, type WorthOption } from '~/domain/proposal/proposal-worth';

const NOW = 1_800_000_000_000;
const SENT: SteppedProposal = { state: 'sent', hasEmail: true, isChanged: false, lastRemindedAt: null };

describe('the next step of a proposal', () => {
	it.each<[Partial<SteppedProposal>, string]>([
		[{ state: 'draft' }, 'finish'],
		[{}, 'remind'],
		[{ state: 'opened' }, 'remind'],
		[{ hasEmail: false }, 'copyLink'],
		[{ isChanged: true }, 'sendAgain'],
		[{ lastRemindedAt: NOW - REMIND_AGAIN_MS + 1 }, 'wait'],
		[{ lastRemindedAt: NOW - REMIND_AGAIN_MS }, 'remind'],
		[{ state: 'approved', isChanged: true }, 'follow'],
		[{ state: 'declined' }, 'revise'],
		[{ state: 'expired' }, 'renew'],
		[{ state: 'withdrawn' }, 'none'],
	])('%j: %s', (change, step) => expect(proposalStep({ ...SENT, ...change }, NOW)).toBe(step));

	it.each([
		['sent', NOW, 'expired'],
		['opened', NOW - 1, 'expired'],
		['sent', NOW + 1, 'sent'],
		['approved', NOW - 1, 'approved'],
		['draft', null, 'draft'],
	] as const)('%s that ends at %s shows as %s', (state, end, shown) => expect(shownState(state, end, NOW)).toBe(shown));
});

describe('the worth of a proposal', () => {
	const option = (leadNo: number, given: Partial<WorthOption> = {}): WorthOption => ({
		...{ leadNo, currency: 'EUR', priceMinor: 100_000, markupKind: 'amount', markup: 0, sentMinor: null },
		...given,
	});
	it.each<[string, WorthOption[], number | null, unknown]>([
		['nothing', [], null, []],
		['from the least to the most', [option(1), option(2, { markup: 5_000 })], null, [['EUR', 100_000, 105_000]]],
		['a percentage', [option(1, { markupKind: 'percent', markup: 250 })], null, [['EUR', 102_500, 102_500]]],
		[
			'each currency in its own',
			[option(1, { currency: 'CHF' }), option(2)],
			null,
			[
				['CHF', 100_000, 100_000],
				['EUR', 100_000, 100_000],
			],
		],
		['what was sent', [option(1, { sentMinor: 90_000 })], null, [['EUR', 90_000, 90_000]]],
		['what was approved', [option(1), option(2, { sentMinor: 70_000 })], 2, [['EUR', 70_000, 70_000]]],
		['no price', [option(1, { priceMinor: null })], null, []],
	])('%s', (_, options, approvedNo, expected) => {
		const worth = proposalWorth(options, approvedNo);
		expect(worth.map(({ currency, fromMinor, toMinor }) => [currency, fromMinor, toMinor])).toEqual(expected);
	});
});

describe('addresses', () => {
	it('of the list say what it is narrowed by, and nothing else', () => {
		const filter = { state: 'opened', agent: 'user_1', words: 'Ada & Co' } as const;
		const address = proposalListAddress(filter);
		expect(readProposalFilter(new URL(address, 'https://x.example').searchParams)).toEqual({ ...filter, after: null });
		expect(proposalListAddress({ state: null, agent: null, words: '' })).toBe('/partner/proposals');
		expect(readProposalFilter(new URLSearchParams('state=odd&after=1.2.3&q=+'))).toEqual({
			...{ state: null, agent: null, words: '', after: null },
		});
	});

	it('of a beginning hold at most six', () => {
		const leads = Array.from({ length: 8 }, (_, at) => `lead_${at}`);
		const address = beginAddress({ leads, codes: ['a', 'b'], checkIn: '2027-02-06', adults: null, level: 'catered' });
		const query = new URL(address, 'https://x.example').searchParams;
		expect(readBeginning(query)).toEqual({ leads: leads.slice(0, 6), level: 'catered' });
		expect(query.get('houses')).toBe('a.b');
		expect([...query.keys()]).not.toContain('adults');
		expect(readBeginning(new URLSearchParams("lead=x'--&level=royal"))).toEqual({ leads: [], level: null });
	});
});
