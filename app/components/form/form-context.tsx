import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from './form-state';

type FormContextValue = {
	id: string;
	state: FormState;
	/** Fields changed since the server last spoke: its word on them is out of date. */
	edited: ReadonlySet<string>;
	isSending: boolean;
	/** Notifies the form of a change without an event of its own. */
	touch: (name: string) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
	const form = useContext(FormContext);
	if (!form) throw new Error('a field stands outside of a form');
	return form;
}

export type FieldWiring = {
	id: string;
	errorId: string;
	/** The sentence under the field, null when it is in order. */
	error: string | null;
	values: readonly string[];
	/** For the input: invalid and described by the sentence. */
	aria: { 'aria-invalid'?: true; 'aria-describedby'?: string };
};

/** How a field of a form is wired: id, submitted values, error (the one adapter between server state and inputs). */
export function useField(name: string, hintId?: string): FieldWiring {
	const { id, state, edited } = useForm();
	const { t } = useTranslation('enquiry');
	const known = edited.has(name) ? undefined : state.errors[name];
	const error = known ? t(`error.${known.key}`, { ...known.values }) : null;
	const fieldId = `${id}-${name}`;
	const errorId = `${fieldId}-fault`;
	const describedBy = [hintId, error ? errorId : undefined].filter(Boolean).join(' ');
	return {
		id: fieldId,
		errorId,
		error,
		values: state.values[name] ?? [],
		aria: {
			...(error ? { 'aria-invalid': true } : {}),
			...(describedBy ? { 'aria-describedby': describedBy } : {}),
		},
	};
}
