import * as z from 'zod';
import type { FieldErrors } from '~/domain/form/field-error';
import { readForm } from '~/domain/form/read-form';

// zod would try to compile its schemas, which the content security policy refuses and reports.
z.config({ jitless: true });

/** Validates a form from now on, and shows its errors as they change. */
export type LiveValidation = (form: HTMLFormElement, show: (errors: FieldErrors) => void) => void;

/** The errors of a form by schemas of the server. */
export function errorsBy(form: FormData, ...schemas: readonly z.ZodType[]): FieldErrors {
	const errors: FieldErrors = {};
	for (const schema of schemas) {
		const read = readForm(form, schema);
		if ('errors' in read) Object.assign(errors, read.errors);
	}
	return errors;
}

/**
 * Validates a form at every input and shows its errors, but for a field that is being typed in for the first time: that one is
 * validated when it is left.
 */
export function liveValidation(errorsOf: (form: FormData) => FieldErrors): LiveValidation {
	return (form, show) => {
		let typedIn = nameOf(document.activeElement);
		let released: Promise<unknown> = Promise.resolve();
		const run = () => {
			const { [typedIn]: _, ...errors } = errorsOf(new FormData(form));
			show(errors);
		};
		form.addEventListener('focusin', ({ target }) => {
			typedIn = nameOf(target);
		});
		form.addEventListener('focusout', () => {
			typedIn = '';
			// A line that appears between press and release would move the button away from the pointer.
			released.then(() => setTimeout(run));
		});
		form.addEventListener('pointerdown', () => {
			released = new Promise((done) => {
				for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, done, { once: true });
			});
		});
		form.addEventListener('input', run);
		form.addEventListener('change', run);
		run();
	};
}

/** The name of a field that takes more than one key or touch; '' for others, and for one that is said to be invalid already. */
function nameOf(target: EventTarget | null): string {
	const isTyped =
		(target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio') ||
		target instanceof HTMLTextAreaElement;
	return isTyped && target.ariaInvalid !== 'true' ? target.name : '';
}
