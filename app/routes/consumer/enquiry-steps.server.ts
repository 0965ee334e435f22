import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import type { Steps } from '../forms/stepped-form.server';

/** The two steps of an enquiry about one property or several. */
export function enquirySteps(fields: Record<PropertyStep, readonly string[]>): Steps<PropertyStep> {
	return [
		{ name: 'period', fields: fields.period, errors: ['period'] },
		{ name: 'contact', fields: fields.contact },
	];
}
