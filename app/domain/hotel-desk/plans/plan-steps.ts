/** A percentage that holds from so many days before arrival on. */
export type PlanStep = { percent: number; days: number };

/** What a child up to an age pays for a night, in minor units. */
export type ChildPrice = { age: number; minor: number };

/** `40@60;100@30` as steps, the most days first. */
export function readSteps(cell: string): PlanStep[] {
	return partsOf(cell, '@').map(([percent, days]) => ({ percent, days }));
}

export function stepsCell(steps: readonly PlanStep[]): string {
	return steps.map(({ percent, days }) => `${percent}@${days}`).join(';');
}

/** `5:0;11:40` as prices, the youngest first. */
export function readChildPrices(cell: string): ChildPrice[] {
	return partsOf(cell, ':').map(([age, amount]) => ({ age, minor: Math.round(amount * 100) }));
}

export function childPricesCell(prices: readonly ChildPrice[]): string {
	return prices.map(({ age, minor }) => `${age}:${(minor / 100).toFixed(minor % 100 === 0 ? 0 : 2)}`).join(';');
}

function partsOf(cell: string, between: string): [number, number][] {
	return cell
		.split(';')
		.filter((part) => part !== '')
		.map((part) => {
			const [first = '', second = ''] = part.split(between);
			return [Number(first), Number(second)];
		});
}
