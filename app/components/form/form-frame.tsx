import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { PlainDate } from '~/domain/date/plain-date';
import type { FieldErrors } from '~/domain/form/field-error';
import { HONEYPOT } from '~/domain/form/honeypot';
import { loadTexts } from '~/locales/browser';
import { CarriedFields } from './carried-fields';
import type { FieldLook } from './field';
import { FormContext } from './form-context';
import { type FormState, fieldText, KEY_FIELD, STEP_FIELD } from './form-state';
import type { LiveValidation } from './live-validation';
import { GUEST_LOOK } from './text-field';

type FormFrameProps = {
	state: FormState;
	/** Fields that are visible now; all other submitted values go into hidden fields. */
	shown: readonly string[];
	/** Path that takes the form, with its query. */
	action: string;
	children: ReactNode;
	look?: FieldLook;
	/** Rules for the browser, fetched with the code behind them at the first input (ADR 38). */
	rules?: (today: PlainDate) => Promise<LiveValidation>;
	onInput?: (form: HTMLFormElement) => void;
	className?: string;
};

/**
 * A form of one or more steps that works without script: the server validates and responds with the whole state. With script it creates
 * the idempotency key at the first input, submits once at a time, and moves the focus to the first invalid field.
 */
export function FormFrame(props: FormFrameProps) {
	const { state, shown, action, children, look = GUEST_LOOK, rules, onInput, className = '' } = props;
	const { t } = useTranslation('enquiry');
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const isSending = navigation.state !== 'idle' && navigation.formData !== undefined;
	const [edited, setEdited] = useState(NOTHING);
	const [editedWhileSending, setEditedWhileSending] = useState(NOTHING);
	const [live, setLive] = useState<FieldErrors>({});
	const [answered, setAnswered] = useState(state);
	if (answered !== state) {
		setAnswered(state);
		setEdited(editedWhileSending);
		setEditedWhileSending(NOTHING);
	}
	useFocusAfterAnswer(form, state);
	const sendAgain = useSendAgain(form, state, isSending);
	const hear = useRef(onInput);
	hear.current = onInput;
	const today = useRoot().today as PlainDate;
	const load = useRef(rules);
	const touch = useCallback(
		(name: string) => {
			const key = form.current?.elements.namedItem(KEY_FIELD);
			if (key instanceof HTMLInputElement && key.value === '') key.value = crypto.randomUUID();
			if (name) {
				const add = (known: ReadonlySet<string>) => (known.has(name) ? known : new Set([...known, name]));
				setEdited(add);
				setEditedWhileSending(add);
			}
			if (!form.current) return;
			hear.current?.(form.current);
			const [element, fetchRules] = [form.current, load.current];
			load.current = undefined;
			// Without them the server says it all.
			if (!fetchRules) return;
			Promise.all([fetchRules(today), loadTexts(['form-error'])]).then(
				([validateLive]) => validateLive(element, setLive),
				() => undefined,
			);
		},
		[today],
	);
	const context = useMemo(
		() => ({ id, state, edited, live, isSending, look, touch }),
		[id, state, edited, live, isSending, look, touch],
	);

	const hearInput = (event: FormEvent<HTMLFormElement>) => touch((event.target as HTMLInputElement).name);

	const errors = Object.keys(state.errors).length;
	return (
		<FormContext.Provider value={context}>
			<Form
				ref={form}
				method="post"
				action={action}
				replace
				noValidate
				preventScrollReset
				className={className}
				onInput={hearInput}
				onChange={hearInput}
				onSubmit={(event) => {
					if (!isSending) return setEditedWhileSending(NOTHING);
					event.preventDefault();
					if (editedWhileSending.size > 0) sendAgain(event);
				}}
			>
				<p role="status" className="sr-only">
					{errors > 0 ? t('invalid', { count: errors }) : null}
				</p>
				<input type="hidden" name={STEP_FIELD} value={state.step} />
				<input type="hidden" name={KEY_FIELD} defaultValue={fieldText(state.values, KEY_FIELD)} />
				<CarriedFields values={state.values} except={shown} />
				<div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
					<label htmlFor={`${id}-${HONEYPOT}`}>{t('fields.honeypot')}</label>
					<input id={`${id}-${HONEYPOT}`} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
				</div>
				{children}
			</Form>
		</FormContext.Provider>
	);
}

const NOTHING: ReadonlySet<string> = new Set();

/** Sends the form once more after an answer with errors, when it was corrected and submitted before that answer came. */
function useSendAgain(form: React.RefObject<HTMLFormElement | null>, state: FormState, isSending: boolean) {
	const submitter = useRef<HTMLElement | null>();
	useEffect(() => {
		if (submitter.current === undefined || isSending) return;
		if (state.result === 'invalid') form.current?.requestSubmit(submitter.current);
		submitter.current = undefined;
	}, [form, state, isSending]);
	return (event: FormEvent<HTMLFormElement>) => {
		submitter.current = (event.nativeEvent as SubmitEvent).submitter;
	};
}

/**
 * Moves the focus after a response: to the first invalid field, or to the heading of a new step. A first view keeps its focus, unless it
 * is itself a response (submitted before the script ran) and the visitor has not started to type.
 */
function useFocusAfterAnswer(form: React.RefObject<HTMLFormElement | null>, state: FormState) {
	const before = useRef<FormState | null>(null);
	useEffect(() => {
		const last = before.current;
		before.current = state;
		if (last === state || (last === null && document.activeElement !== document.body)) return;
		const invalid = state.result === 'invalid' ? '[aria-invalid="true"]' : null;
		const heading = last === null || last.step === state.step ? null : '[data-step-heading]';
		const result = ['failed', 'limited', 'changed', 'sent'].includes(state.result) ? '[data-result]' : null;
		for (const selector of [invalid, result, heading]) {
			const element = selector && form.current?.querySelector<HTMLElement>(selector);
			if (element) return element.focus();
		}
	}, [state, form]);
}
