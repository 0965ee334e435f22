import type { PriceChange } from '~/domain/operator-desk/prices/prices-content';
import type { ServiceLevel } from '~/domain/stay/service-level';

export type ChangedPeriod = {
	key: string;
	checkIn: string;
	checkOut: string;
	byLevel: Partial<Record<ServiceLevel, PriceChange>>;
	/** `new`: nothing of it was offered at the levels that change; `closed`: nothing is any more. */
	kind: 'new' | 'closed' | 'changed';
	/** Of the prices that were and are there, with one decimal; null without any. */
	percent: number | null;
};

/** Changes by their period, new ones first, then by date. */
export function changedPeriods(changes: readonly PriceChange[]): ChangedPeriod[] {
	const periods = new Map<string, PriceChange[]>();
	for (const change of changes) {
		const key = `${change.check_in} ${change.check_out}`;
		const own = periods.get(key);
		if (own) own.push(change);
		else periods.set(key, [change]);
	}
	return [...periods]
		.map(([key, own]): ChangedPeriod => {
			const [first] = own;
			return {
				...{ key, checkIn: first?.check_in ?? '', checkOut: first?.check_out ?? '' },
				byLevel: Object.fromEntries(own.map((change) => [change.service_level, change])),
				kind: own.every(({ before }) => before === null)
					? 'new'
					: own.every(({ after }) => after === null)
						? 'closed'
						: 'changed',
				percent: raisedBy(own),
			};
		})
		.sort((a, b) => Number(b.kind === 'new') - Number(a.kind === 'new') || (a.key < b.key ? -1 : 1));
}

/** By how much prices that were and are there have changed in all, in percent with one decimal; null without any. */
export function raisedBy(changes: readonly PriceChange[]): number | null {
	const both = changes.filter(({ before, after }) => before?.price != null && after?.price != null);
	const before = both.reduce((sum, change) => sum + (change.before?.price ?? 0), 0);
	const after = both.reduce((sum, change) => sum + (change.after?.price ?? 0), 0);
	return before === 0 ? null : Math.round((after / before - 1) * 1000) / 10;
}
