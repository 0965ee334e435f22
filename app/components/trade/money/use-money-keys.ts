import { useNavigate } from '@remix-run/react';
import { type KeyHint, useShortcuts } from '../shortcuts';

/** Keys of every page of the team's money, as foot and help show them. */
const ROW_KEYS: readonly KeyHint[] = [{ keys: ['J', 'K'], text: 'money:keys.rows' }];

export const RECEIVABLE_KEYS: readonly KeyHint[] = [
	...ROW_KEYS,
	{ keys: ['↵'], text: 'money:keys.open' },
	{ keys: ['N'], text: 'money:keys.record' },
	{ keys: ['F'], text: 'money:keys.find' },
	{ keys: ['G', 'B'], text: 'money:keys.bank' },
];

export const BANK_KEYS: readonly KeyHint[] = [
	...ROW_KEYS,
	{ keys: ['A'], text: 'money:keys.book' },
	{ keys: ['S'], text: 'money:keys.sure' },
	{ keys: ['F'], text: 'money:keys.find' },
	{ keys: ['Z'], text: 'money:keys.takeBack' },
];

/** What a key acts on says so by itself: `data-key="a"`. */
const of = (key: string) => document.querySelector<HTMLElement>(`#content [data-key=${key}]`);

/**
 * J and K go through the rows of a page's table (`data-row`): the link in focus then opens by Enter, and N records a payment of its row; where rows open in a
 * panel beside the table (`opens`), J and K open them. A, S, Z and F act on what says that it is theirs.
 */
export function useMoneyKeys({ opens = false }: { opens?: boolean } = {}): void {
	const navigate = useNavigate();
	const step = (by: 1 | -1) => {
		const rows = [...document.querySelectorAll<HTMLElement>('#content [data-row]')];
		const at = rows.indexOf(currentRow() ?? document.body);
		const row = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by];
		const link = row?.querySelector('a');
		row?.scrollIntoView({ block: 'nearest' });
		if (opens) link?.click();
		else link?.focus({ preventScroll: true });
	};
	const press = (key: string) => () => of(key)?.click();
	useShortcuts({
		j: () => step(1),
		k: () => step(-1),
		n: () =>
			(currentRow() ?? document.querySelector('#content [data-row]'))
				?.querySelector<HTMLElement>('[data-key=n]')
				?.click(),
		a: press('a'),
		s: press('s'),
		z: press('z'),
		f: () => {
			const field = of('f');
			field?.closest('details')?.setAttribute('open', '');
			field?.focus();
		},
		'g b': () => navigate('/partner/money/bank'),
	});
}

/** The row in focus, else the one that is open beside the table. */
function currentRow(): HTMLElement | null {
	return (
		document.activeElement?.closest<HTMLElement>('#content [data-row]') ??
		document.querySelector<HTMLElement>('#content [data-row][data-current]')
	);
}
