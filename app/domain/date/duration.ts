export type Duration = { unit: 'weeks' | 'days'; count: number };

/**
 * A number of days as it is shown: as weeks when divisible by 7, else as days. 0 stays 0 days.
 * The caller puts it into words of its language.
 */
export function duration(days: number): Duration {
	return days !== 0 && days % 7 === 0 ? { unit: 'weeks', count: days / 7 } : { unit: 'days', count: days };
}
