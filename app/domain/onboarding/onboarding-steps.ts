import { mayRegister } from '../agency/registration';
import type { Actor } from '../user/actor';

export const ONBOARDING_STEPS = ['name', 'agency', 'payout', 'branding'] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** A user's place in the onboarding: at a step, waiting for the verification of the agency, or done. */
export type OnboardingPlace = OnboardingStep | 'verification' | 'done';

export type StepState = { step: OnboardingStep; isDone: boolean; isRequired: boolean };

type Person = Pick<Actor, 'role' | 'firstName' | 'hotelId'> & {
	agency: Pick<NonNullable<Actor['agency']>, 'verification' | 'hasBankAccount' | 'design'> | null;
};

/**
 * The steps of a user, with what is done (AGENCY-6): the name for everyone, the agency for those who may register one or have one,
 * payout and branding are a supervisor's.
 */
export function stepsOf(person: Person): StepState[] {
	const { role, firstName, agency } = person;
	const hasAgencyStep = agency !== null || mayRegister(person);
	const isFounder = role === 'supervisorAgent' || mayRegister(person);
	return [
		{ step: 'name', isDone: firstName !== null, isRequired: true },
		...(hasAgencyStep && role !== 'admin'
			? [{ step: 'agency' as const, isDone: agency !== null, isRequired: true }]
			: []),
		...(isFounder
			? [
					{ step: 'payout' as const, isDone: agency?.hasBankAccount ?? false, isRequired: false },
					{ step: 'branding' as const, isDone: (agency?.design ?? null) !== null, isRequired: false },
				]
			: []),
	];
}

/**
 * Where to go on: the step that was asked for, when it is one of his and everything required before it is done; else the first open one
 * (AGENCY-6). Whose agency is not verified waits.
 */
export function placeOf(person: Person, input: string | null): OnboardingPlace {
	const steps = stepsOf(person);
	const missing = steps.find(({ isRequired, isDone }) => isRequired && !isDone);
	if (missing) {
		const isEarlier = steps.some(({ step }, at) => step === input && at < steps.indexOf(missing));
		return isEarlier ? (input as OnboardingStep) : missing.step;
	}
	if (input === 'name') return 'name';
	if (person.agency && person.agency.verification !== 'verified' && person.role !== 'admin') return 'verification';
	if (input === 'done') return 'done';
	const wanted = steps.find(({ step, isDone }) => step === input && !(step === 'agency' && isDone));
	return wanted?.step ?? steps.find(({ isDone }) => !isDone)?.step ?? 'done';
}

/** The step after one; `done` after the last. */
export function stepAfter(person: Person, step: OnboardingStep): OnboardingPlace {
	const steps = stepsOf(person);
	return steps[steps.findIndex((each) => each.step === step) + 1]?.step ?? 'done';
}
