import { addDays, daysBetween, type PlainDate, parsePlainDate } from '../../date/plain-date';

/** Nights kept by the operator, from the first night to the day on which the property is free again. */
export type Block = { checkIn: PlainDate; checkOut: PlainDate; reason: string };

/** The texts of the form, as they were typed. */
export type TypedBlock = { properties: readonly string[]; checkIn: string; checkOut: string; reason: string };

export type BlockField = 'properties' | 'checkIn' | 'checkOut' | 'reason' | 'form';

export type BlockErrors = Partial<
	Record<
		BlockField,
		'properties' | 'too-many' | 'date' | 'past' | 'order' | 'too-long' | 'reason' | 'reason-length' | 'taken'
	>
>;

/** The longest block: a year and a summer. */
export const MOST_BLOCKED_NIGHTS = 400;
export const LONGEST_REASON = 120;
/** Of one act. */
export const MOST_PROPERTIES = 50;

/** Reads a block; every field that is wrong is named. `today` is the day at the properties: what is over cannot be blocked. */
export function readBlock(
	typed: TypedBlock,
	today: PlainDate,
): { block: Block; properties: string[] } | { errors: BlockErrors } {
	const errors: BlockErrors = {};
	const properties = [...new Set(typed.properties)];
	if (properties.length === 0) errors.properties = 'properties';
	else if (properties.length > MOST_PROPERTIES) errors.properties = 'too-many';
	const checkIn = parsePlainDate(typed.checkIn);
	const checkOut = parsePlainDate(typed.checkOut);
	if (!checkIn) errors.checkIn = 'date';
	if (!checkOut) errors.checkOut = 'date';
	else if (checkOut < addDays(today, 1)) errors.checkOut = 'past';
	else if (checkIn && checkOut <= checkIn) errors.checkOut = 'order';
	else if (checkIn && daysBetween(checkIn, checkOut) > MOST_BLOCKED_NIGHTS) errors.checkOut = 'too-long';
	const reason = typed.reason.trim().replaceAll(/\s+/g, ' ');
	if (reason === '') errors.reason = 'reason';
	else if (reason.length > LONGEST_REASON) errors.reason = 'reason-length';
	if (!checkIn || !checkOut || Object.keys(errors).length > 0) return { errors };
	return { block: { checkIn, checkOut, reason }, properties };
}
