import { readNear } from '~/domain/enquiry/enquiry-view';
import type { Faults } from '~/domain/enquiry/fault';
import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import type { FormState, FormValues } from '../form/form-state';

/** The values with the period of the button that was pressed, `2027-02-20_2027-02-27`; as they are when none was. */
export function withNear(values: FormValues, near: unknown): FormValues {
	const period = readNear(near);
	return period ? { ...values, checkIn: [period.checkIn], checkOut: [period.checkOut] } : values;
}

type Judged = {
	values: FormValues;
	faults: Faults;
	/** Where it goes on when nothing is at fault. */
	next: PropertyStep;
	/** Fields of the first step. */
	periodFields: readonly string[];
};

/** The enquiry after a look at its houses: a fault of the first step leads back there. */
export function judgedState({ values, faults, next, periodFields }: Judged): FormState<PropertyStep> {
	const isPeriodFaulty = ['period', ...periodFields].some((name) => name in faults);
	return {
		step: isPeriodFaulty ? 'period' : next,
		values,
		faults,
		result: Object.keys(faults).length > 0 ? 'faulty' : 'idle',
	};
}
