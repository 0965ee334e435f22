import { useFetcher } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryKind } from '~/domain/administration/entries/entry-kinds';
import { DeskField } from '../../parts/desk-field';

const PAUSE_MS = 200;
const NAMES_PATH = '/partner/dashboard/admin/entry-names';

type EntryReferenceProps = {
	name: string;
	label: string;
	value: string;
	maxLength: number;
	error: string | null;
	hint: string | undefined;
	className: string;
	/** The kind of the entries. */
	of: EntryKind;
	/** Names by their keys, as far as the page knows them. */
	names: Readonly<Record<string, string>>;
	/** Several keys, separated by semicolons. */
	isMany: boolean;
};

/** A field that names other entries by their keys: it suggests them by key and name while one types, and says what those are called that it names (ADMIN-7). */
export function EntryReference({ of, names, isMany, hint, value, ...field }: EntryReferenceProps) {
	const fetcher = useFetcher<{ entries: { key: string; name: string }[] }>();
	const [text, setText] = useState(value);
	const [known, setKnown] = useState(names);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	const found = fetcher.data?.entries ?? [];
	useEffect(() => {
		const fresh = fetcher.data?.entries ?? [];
		if (fresh.length > 0)
			setKnown((each) => ({ ...each, ...Object.fromEntries(fresh.map(({ key, name }) => [key, name])) }));
	}, [fetcher.data]);
	useEffect(() => () => clearTimeout(pause.current), []);
	// Of several keys, the last one is being typed.
	const [, before = '', last = ''] = (isMany && /^(.*;\s*)?([^;]*)$/s.exec(text)) || [text, '', text];
	const look = (event: FormEvent<HTMLInputElement>) => {
		const typed = event.currentTarget.value;
		setText(typed);
		clearTimeout(pause.current);
		const word = isMany ? (typed.split(';').at(-1) ?? '') : typed;
		if (word.trim() === '' || word.trim() in known) return;
		const query = new URLSearchParams({ kind: of, q: word.trim() });
		pause.current = setTimeout(() => fetcher.load(`${NAMES_PATH}?${query}`), PAUSE_MS);
	};
	const words =
		last.trim() === '' ? [] : found.map(({ key, name }) => ({ value: `${before}${key}`, label: `${before}${name}` }));
	return (
		<DeskField
			{...field}
			value={value}
			words={words}
			onInput={look}
			hint={<Chosen {...{ text, known, isMany }}>{hint}</Chosen>}
		/>
	);
}

type ChosenProps = { text: string; known: Readonly<Record<string, string>>; isMany: boolean; children: ReactNode };

/** What the named entries are called; where nothing is named, what the field is for. */
function Chosen({ text, known, isMany, children }: ChosenProps) {
	const { t } = useTranslation('catalogue-entries');
	const keys = (isMany ? text.split(';') : [text]).map((key) => key.trim()).filter((key) => key !== '');
	const called = keys.flatMap((key) => known[key] ?? []);
	return (
		<>
			{called.length > 0 ? (
				<span aria-live="polite" className="block font-medium text-ink">
					{t('named', { names: called.join(', ') })}
				</span>
			) : null}
			{children}
		</>
	);
}
