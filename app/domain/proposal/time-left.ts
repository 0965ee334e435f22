import { alpineDay } from '../date/format-long-date';
import { daysBetween } from '../date/plain-date';

/** How long a proposal is still valid, as one would say it: in days, on the last day in hours, at last in minutes; null once it is over. */
export function timeLeft(
	validUntil: number,
	now: number,
): { unit: 'days' | 'hours' | 'minutes'; count: number } | null {
	if (validUntil <= now) return null;
	const days = daysBetween(alpineDay(now), alpineDay(validUntil));
	if (days > 0) return { unit: 'days', count: days };
	const minutes = Math.ceil((validUntil - now) / 60_000);
	return minutes > 60 ? { unit: 'hours', count: Math.floor(minutes / 60) } : { unit: 'minutes', count: minutes };
}
