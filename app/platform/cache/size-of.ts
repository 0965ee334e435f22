const OBJECT_BYTES = 32;
const FIELD_BYTES = 8;
const NUMBER_BYTES = 12;

/** About what a value takes in memory, in bytes; what it holds twice is counted once. */
export function sizeOf(value: unknown): number {
	const seen = new Set<object>();
	const waiting: unknown[] = [value];
	let bytes = 0;
	while (waiting.length > 0) {
		const each = waiting.pop();
		if (typeof each === 'string') bytes += OBJECT_BYTES / 2 + each.length;
		else if (typeof each === 'number') bytes += NUMBER_BYTES;
		else if (typeof each === 'object' && each !== null && !seen.has(each)) {
			seen.add(each);
			bytes += OBJECT_BYTES;
			if (ArrayBuffer.isView(each)) bytes += each.byteLength;
			else {
				const parts = partsOf(each);
				bytes += parts.length * FIELD_BYTES;
				for (const part of parts) waiting.push(part);
			}
		}
	}
	return bytes;
}

function partsOf(value: object): unknown[] {
	if (value instanceof Map) return [...value].flat();
	return value instanceof Set ? [...value] : Object.values(value);
}
