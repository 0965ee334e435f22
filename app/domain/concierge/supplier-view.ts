import { addDays, plainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { houseName } from '../lead/property-name';
import { jobNumber } from './job-amounts';
import type { SupplierJob } from './read-supplier-job.server';

/**
 * `open`: waits for the supplier's answer; `proposed`: the team decides on its proposal; `waiting`: it took the job on, and the client's yes is awaited; `accepted`:
 * the client has said yes; `confirmed`, `today`: it will do it; `done`; `declined`: it said no; `gone`: another one was asked; `calledOff`.
 */
export type SupplierState =
	| 'open'
	| 'proposed'
	| 'waiting'
	| 'accepted'
	| 'confirmed'
	| 'today'
	| 'done'
	| 'declined'
	| 'gone'
	| 'calledOff';

/** Where a job stands for the supplier of a link, on a day at the property. */
export function supplierState({ job, link }: Pick<SupplierJob, 'job' | 'link'>, today: string): SupplierState {
	if (link.state === 'declined') return 'declined';
	if (link.state === 'withdrawn') return 'gone';
	if (link.state === 'calledOff' || job.state === 'cancelled' || job.state === 'declined') return 'calledOff';
	if (job.state === 'done') return 'done';
	if (job.state === 'confirmed') return job.day <= today ? 'today' : 'confirmed';
	if (job.state === 'accepted') return 'accepted';
	if (job.state === 'requested') return 'open';
	return job.proposedAt !== null && job.offeredAt === null ? 'proposed' : 'waiting';
}

export type SupplierView = ReturnType<typeof supplierView>;

/** States in which the guest's name and what the job needs are shown. */
const WORKING: readonly SupplierState[] = ['open', 'proposed', 'waiting', 'accepted', 'confirmed', 'today'];

/**
 * What a supplier sees of a job (CONCIERGE-6), and nothing else leaves the server: no first name, address for mail, client's price, booking or stay. The surname
 * while the job goes on, the telephone number from the day before a confirmed job until it is done.
 */
export function supplierView(found: SupplierJob, { today, language }: { today: string; language: Language }) {
	const { job, link, supplier } = found;
	const state = supplierState(found, today);
	const isWorking = WORKING.includes(state);
	const isNear = (state === 'confirmed' || state === 'today') && today >= addDays(plainDate(job.day), -1);
	const isGerman = language === 'de';
	const house = found.name ?? houseName(found.propertyName);
	return {
		state,
		supplier: supplier.name,
		number: jobNumber({ bookingNumber: found.bookingNumber, position: job.position }),
		name: isGerman ? job.nameDe : job.nameEn,
		...{ kind: job.kind, day: job.day, time: job.time, quantity: job.quantity, unit: job.unit },
		...{ currency: job.currency, netMinor: job.netMinor, answerBy: link.answerBy, version: job.version },
		confirmedAt: job.confirmedAt,
		proposal:
			state === 'proposed'
				? {
						...{
							time: job.proposedTime,
							netMinor: job.proposedNetMinor,
							note: job.proposedNote,
							until: job.proposedUntil,
						},
					}
				: null,
		needs: isWorking
			? {
					...{ pickUp: job.pickUp, dropOff: job.dropOff, flight: job.flight, note: job.note },
					...{ adults: job.adults, children: job.children, surname: found.lastName },
					...{ house, street: found.street, place: isGerman ? found.placeDe : found.placeEn },
				}
			: null,
		phone: isNear ? found.phone : null,
		done: state === 'done' ? { at: job.doneAt, isAsPlanned: job.isDoneAsPlanned, note: job.doneNote } : null,
		/** Of a job that was called off too late: what the supplier gets all the same. */
		keptMinor: state === 'calledOff' && job.supplierNo === link.supplierNo ? job.owedNetMinor : 0,
		/** When it was paid for the job (PAYOUT-5). */
		paidOn: job.supplierNo === link.supplierNo ? job.supplierPaidOn : null,
	};
}
