import { describe, expect, it } from 'vitest';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import {
	type CheckedOption,
	keptClientMinor,
	sendChecks,
	shownDrift,
	typedFigures,
} from '~/domain/proposal/send-checks';
import { newTypedOption, type TypedOption } from '~/domain/proposal/typed-proposal';

const COSTS = { priceMinor: 2_370_000, commissionMinor: 237_000 };
const DEARER = { priceMinor: 2_490_000, commissionMinor: 249_000 };
const NOW = Date.parse('2026-11-26T10:00:00Z');
const VALID = Date.parse('2026-12-01T17:00:00Z');

const option = (change: Partial<CheckedOption> = {}): CheckedOption => ({
	...{ leadId: 'a', currency: 'EUR', heldUntil: null, now: COSTS, saved: COSTS, drift: { kind: 'none' } },
	...change,
});
const fields = (change: Partial<TypedOption> = {}): TypedOption => ({ ...newTypedOption('a'), ...change });
const draft = (change: Partial<TypedProposal> = {}): TypedProposal => ({
	...{ language: 'en', clientFirstName: 'Katharina', clientLastName: 'Brenninger', title: '', onApproval: 'tell' },
	...{ clientEmail: 'kb@brenninger.example', greeting: 'Dear Mrs Brenninger,', firstChoice: '' },
	...{ validDay: '2026-12-01', validTime: '18:00', options: [fields()] },
	...change,
});
const PRICE = { kind: 'price', beforeMinor: 2_370_000, afterMinor: 2_490_000 } as const;
const MOVED = option({ now: DEARER, drift: PRICE });

describe('what has become of an option', () => {
	it.each([
		['nothing', option(), fields(), { kind: 'none' }],
		['dearer, to decide', MOVED, fields(), PRICE],
		['dearer, taken over', MOVED, fields({ price: '2490000' }), { kind: 'none' }],
		['taken over, and back again', MOVED, fields({ price: '2370000' }), PRICE],
		['gone', option({ now: null, drift: { kind: 'gone' } }), fields(), { kind: 'gone' }],
		['booked', option({ drift: { kind: 'decided' } }), fields(), { kind: 'decided' }],
		['other terms', option({ drift: { kind: 'terms' } }), fields(), { kind: 'terms' }],
		['never priced, priced now', option({ saved: null }), fields(), { kind: 'none' }],
	] as const)('%s', (_, has, typed, drift) => expect(shownDrift(has, typed)).toEqual(drift));

	it('keeps what the client pays at the price that was decided', () => {
		expect(keptClientMinor(MOVED, fields({ markup: '600' }))).toBe(2_430_000);
		expect(keptClientMinor(MOVED, fields({ markup: '10', markupKind: 'percent' }))).toBe(2_607_000);
		expect(keptClientMinor(option(), fields())).toBeNull();
	});
});

describe('the figures of an option as it is typed', () => {
	it.each([
		['', 'amount', 2_370_000, 237_000, null],
		['1 200', 'amount', 2_490_000, 357_000, null],
		['3', 'percent', 2_441_100, 308_100, null],
		['-2370', 'amount', 2_133_000, 0, null],
		['-2370.01', 'amount', 2_132_999, -1, 'tooLittle'],
		['101', 'percent', 4_763_700, 2_630_700, 'tooMuch'],
	] as const)('markup "%s" in %s', (markup, markupKind, clientMinor, earnsMinor, error) => {
		expect(typedFigures(option(), fields({ markup, markupKind }))).toMatchObject({
			...{ figures: { clientMinor, earnsMinor }, error },
		});
	});

	it('are none while the markup cannot be read, or there is no price', () => {
		expect(typedFigures(option(), fields({ markup: 'much' }))).toBeNull();
		expect(typedFigures(option({ now: null, saved: null }), fields())).toBeNull();
	});

	it('say nothing of what may be given away where the commission is not shown', () => {
		const hidden = option({ now: { priceMinor: 2_370_000, commissionMinor: null } });
		expect(typedFigures(hidden, fields({ markup: '-100' }))?.error).toBeNull();
		expect(typedFigures(hidden, fields({ markup: '101', markupKind: 'percent' }))?.error).toBe('tooMuch');
	});
});

describe('what is open before a proposal is sent', () => {
	const of = (typed: TypedProposal, has: CheckedOption = option(), validUntil: number | null = VALID) =>
		sendChecks(typed, new Map([[has.leadId, has]]), { now: NOW, validUntil }).map(
			({ kind, level }) => `${level} ${kind}`,
		);
	it.each([
		['nothing', draft(), option(), []],
		['a price', draft(), MOVED, ['stop price']],
		['a markup', draft({ options: [fields({ markup: '-9999' })] }), option(), ['stop markup']],
		['new terms', draft(), option({ drift: { kind: 'terms' } }), ['warn terms']],
		['a hold that ends first', draft(), option({ heldUntil: NOW + 3_600_000 }), ['warn holdEnds']],
		['a hold that lasts', draft(), option({ heldUntil: VALID }), []],
		['no options', draft({ options: [] }), option(), ['stop noOption']],
		[
			'what stops first',
			draft({ clientEmail: ' ', greeting: '' }),
			option({ now: null, drift: { kind: 'gone' } }),
			['stop gone', 'warn noEmail', 'warn noLetter'],
		],
	])('%s', (_, typed, has, open) => expect(of(typed, has)).toEqual(open));

	it('is the validity once it is over, and not while it cannot be read', () => {
		expect(of(draft(), option(), NOW)).toEqual(['stop over']);
		expect(of(draft(), option(), null)).toEqual([]);
	});
});
