import type { DateRange } from './date-range-field';

/**
 * Writes a picked period into the two date inputs of a field, check-in first. Returns an input that changed, for its `change` event, or
 * undefined. The native setter is needed: React's own remembers what it sets, and would not pass the change on.
 */
export function writeRange(field: HTMLElement | null, { checkIn, checkOut }: DateRange): HTMLInputElement | undefined {
	const values = [checkIn ?? '', checkOut ?? ''];
	return [...(field?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [])].filter((input, end) => {
		const value = values[end];
		if (value === undefined || input.value === value) return false;
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
		return true;
	})[0];
}
