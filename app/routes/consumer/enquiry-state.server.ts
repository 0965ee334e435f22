import type { FormState, FormValues } from '~/components/form/form-state';
import { readAlternative } from '~/domain/enquiry/enquiry-view';
import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import type { FieldErrors } from '~/domain/form/field-error';

/** The values with the period of the button that was pressed, `2027-02-20_2027-02-27`; as they are when none was. */
export function withAlternatives(values: FormValues, near: unknown): FormValues {
	const period = readAlternative(near);
	return period ? { ...values, checkIn: [period.checkIn], checkOut: [period.checkOut] } : values;
}

type Evaluated = {
	values: FormValues;
	errors: FieldErrors;
	/** Where it goes on when nothing is invalid. */
	next: PropertyStep;
	/** Fields of the first step. */
	periodFields: readonly string[];
};

/** The enquiry after validation of its properties: an error of the first step returns to it. */
export function evaluatedState({ values, errors, next, periodFields }: Evaluated): FormState<PropertyStep> {
	const isPeriodInvalid = ['period', ...periodFields].some((name) => name in errors);
	return {
		step: isPeriodInvalid ? 'period' : next,
		values,
		errors,
		result: Object.keys(errors).length > 0 ? 'invalid' : 'idle',
	};
}
