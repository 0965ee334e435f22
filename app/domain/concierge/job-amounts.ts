import type { SERVICE_UNITS } from '#db/schema/concierge-enums';
import { isEnded, type JobState } from './job-transitions';

type Priced = { unit: (typeof SERVICE_UNITS)[number]; priceMinor: number; netMinor: number };

/** What a number of units of a service cost the client, and what of it the supplier gets; minor units. A price for the whole job does not grow. */
export function jobAmounts({ unit, priceMinor, netMinor }: Priced, quantity: number) {
	const times = unit === 'job' ? 1 : quantity;
	return { priceMinor: priceMinor * times, netMinor: netMinor * times };
}

/** What is ours of a job; below 0 where the supplier gets more than the client pays. */
export function marginMinor({ priceMinor, netMinor }: Pick<Priced, 'priceMinor' | 'netMinor'>): number {
	return priceMinor - netMinor;
}

/** Whether the client has said yes to the price. What costs nothing needs none. */
export function isPriceAgreed({
	priceMinor,
	agreedMinor,
}: {
	priceMinor: number;
	agreedMinor: number | null;
}): boolean {
	return priceMinor === 0 || (agreedMinor !== null && priceMinor <= agreedMinor);
}

/** What of a cancelled job is owed all the same (CONCIERGE-5): nothing unless it was confirmed, and too late. */
export function keptOfJob(
	job: { state: string; freeUntil: number; owedMinor: number; owedNetMinor: number },
	now: number,
): { owedMinor: number; owedNetMinor: number } {
	const isKept = job.state === 'confirmed' && now >= job.freeUntil;
	return isKept ? { owedMinor: job.owedMinor, owedNetMinor: job.owedNetMinor } : { owedMinor: 0, owedNetMinor: 0 };
}

/** What the client owes of a job once its booking is cancelled, as `callOffStatements` writes it; minor units. */
export function owedAfterCallOff(job: Parameters<typeof keptOfJob>[0] & { state: JobState }, now: number): number {
	return isEnded(job.state) ? job.owedMinor : keptOfJob(job, now).owedMinor;
}

/** What people quote a job by: the number of its booking and its own, `FL-K7M3Q9/2`. */
export function jobNumber({ bookingNumber, position }: { bookingNumber: string; position: number }): string {
	return `${bookingNumber}/${position}`;
}
