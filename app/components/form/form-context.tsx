import { createContext, useContext } from 'react';
import type { FieldErrors } from '~/domain/form/field-error';
import { type FieldLook, type FieldWiring, wireField } from './field';
import { FormError } from './form-error';
import type { FormState } from './form-state';

type FormContextValue = {
	id: string;
	state: FormState;
	/** Fields changed since the server's last answer, whose errors are out of date for them. */
	edited: ReadonlySet<string>;
	/** The browser's errors, which replace those of edited fields. */
	live: FieldErrors;
	isSending: boolean;
	look: FieldLook;
	/** Notifies the form of a change without an event of its own. */
	touch: (name: string) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
	const form = useContext(FormContext);
	if (!form) throw new Error('a field stands outside of a form');
	return form;
}

/** A field of a form: its wiring, and the submitted values (the one adapter between server state and inputs). */
export function useField(name: string, hint?: string): FieldWiring & { values: readonly string[] } {
	const { id, state, edited, live, look } = useForm();
	const known = (edited.has(name) ? live : state.errors)[name];
	const error = known ? <FormError error={known} /> : null;
	return { ...wireField({ id: `${id}-${name}`, error, hint, look }), values: state.values[name] ?? [] };
}
