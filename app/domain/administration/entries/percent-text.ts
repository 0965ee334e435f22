/** A ratio as the format has it, `0.3`, as a person reads and types it: `30 %`. What is no ratio stays as it is. */
export function percentText(ratio: string): string {
	const [, whole = '', rest = ''] = /^(\d+)(?:\.(\d+))?$/.exec(ratio) ?? [];
	if (whole === '') return ratio;
	return `${shifted(whole, rest, 2)} %`;
}

/** A typed percentage, `30`, `30 %` or `12,5 %`, as the format's ratio; what is none stays as it was typed, so that it is refused. */
export function ratioText(typed: string): string {
	const [, whole = '', rest = ''] = /^(\d{1,6})(?:[.,](\d{1,6}))?\s*%?$/.exec(typed.trim()) ?? [];
	if (whole === '') return typed.trim();
	return shifted(whole, rest, -2);
}

/** A decimal with its point moved, without the errors of binary fractions. */
function shifted(whole: string, rest: string, by: 2 | -2): string {
	const digits = by > 0 ? whole + rest.padEnd(2, '0') : whole.padStart(3, '0') + rest;
	const point = by > 0 ? whole.length + 2 : Math.max(whole.length, 3) - 2;
	const [before, after] = [digits.slice(0, point).replace(/^0+(?=\d)/, ''), digits.slice(point).replace(/0+$/, '')];
	return after === '' ? before : `${before}.${after}`;
}
