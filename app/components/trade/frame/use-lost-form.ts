import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RESUME_NAME } from '~/platform/sign-in/sign-in-again';
import { savedFields } from './saved-fields';

const NAME = 'sent-form';
const LONGEST = 50_000;
/** The form may be part of a separate chunk. */
const PATIENCE_MS = 5000;
const NOTICE_MS = 12_000;

/** `userId` hides the form from another user who signs in in the same tab. */
type SentForm = { userId: string; path: string; fields: [name: string, value: string][] };

/**
 * Saves the values of a form while it is being sent, in this tab alone. When the session has expired, the page is opened again after the
 * sign-in (`?resume=1`) and the form is restored. Cards, accounts and the like are never saved (ACCESS-36).
 */
export function useLostForm(userId: string | undefined): void {
	const { t } = useTranslation('trade');
	const { pathname, search } = useLocation();
	const { state } = useNavigation();
	const navigate = useNavigate();
	useEffect(() => {
		const save = ({ target }: SubmitEvent) => {
			if (!userId || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
			const fields = savedFields(new FormData(target));
			const text = JSON.stringify({ userId, path: location.pathname, fields } satisfies SentForm);
			if (text.length <= LONGEST) store(text);
		};
		document.addEventListener('submit', save, true);
		return () => document.removeEventListener('submit', save, true);
	}, [userId]);
	const query = new URLSearchParams(search);
	const isResumed = query.has(RESUME_NAME);
	// After a response there is nothing left to save.
	useEffect(() => {
		if (state === 'idle' && !isResumed) store(null);
	}, [state, isResumed]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each resumed page
	useEffect(() => {
		if (!isResumed) return;
		const found = read();
		const sent = found?.userId === userId && found?.path === pathname ? found : null;
		const started = performance.now();
		const timer = setInterval(() => {
			const isFilled = sent !== null && fillIn(sent);
			if (sent && !isFilled && performance.now() - started < PATIENCE_MS) return;
			clearInterval(timer);
			store(null);
			query.delete(RESUME_NAME);
			navigate({ pathname, search: query.size > 0 ? `?${query}` : '' }, { replace: true, preventScrollReset: true });
			import('../../toast/show-toast').then(
				({ showToast }) =>
					showToast(t(isFilled ? 'resumed' : 'resumedEmpty'), { milliseconds: NOTICE_MS, dismiss: t('close') }),
				() => undefined,
			);
		}, 150);
		return () => clearInterval(timer);
	}, [isResumed]);
}

/** Writes the values into the form that has most of their names; false while there is none. */
function fillIn({ fields }: SentForm): boolean {
	const names = new Set(fields.map(([name]) => name));
	const own = (form: HTMLFormElement) => controlsOf(form).filter(({ name }) => names.has(name)).length;
	const [form] = [...document.forms].filter(({ method }) => method === 'post').sort((a, b) => own(b) - own(a));
	if (!form || own(form) === 0 || !isTakenOver(form)) return false;
	const left = new Map<string, string[]>();
	for (const [name, value] of fields) left.set(name, [...(left.get(name) ?? []), value]);
	for (const control of controlsOf(form)) {
		const values = left.get(control.name);
		if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
			const isChecked = values?.includes(control.value) ?? false;
			if (control.checked !== isChecked) control.click();
			continue;
		}
		const value = values?.shift();
		if (value === undefined || control.value === value) continue;
		setValue(control, value);
		control.dispatchEvent(new Event('input', { bubbles: true }));
		control.dispatchEvent(new Event('change', { bubbles: true }));
	}
	const folded = form.closest('details');
	if (folded) folded.open = true;
	form.scrollIntoView({ block: 'nearest' });
	return true;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Hidden fields are the server's. */
function controlsOf(form: HTMLFormElement): Control[] {
	const controls = Array.from(form.querySelectorAll('input, select, textarea')) as unknown as Control[];
	return controls.filter(({ type }) => !['hidden', 'file', 'password', 'submit'].includes(type));
}

/** Whether the form's script, which records its input, has loaded. */
function isTakenOver(element: Element): boolean {
	return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** Bypasses React, which manages the value of controlled fields. */
function setValue(control: Control, value: string): void {
	const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
	own?.set?.call(control, value);
}

function store(text: string | null): void {
	try {
		if (text === null) sessionStorage.removeItem(NAME);
		else sessionStorage.setItem(NAME, text);
	} catch {
		// Storage may be closed; then the form is empty after the sign-in, and says so.
	}
}

function read(): SentForm | null {
	try {
		return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as SentForm | null;
	} catch {
		return null;
	}
}
