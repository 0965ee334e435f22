/** `10` or `7,5`. */
export function percentText(percent: number): string {
	return String(Math.round(percent * 100) / 100).replace('.', ',');
}
