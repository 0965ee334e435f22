import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** What every answer to saved cells has in common. */
type CellAnswer = {
	outcome: string;
	/** What saved cells show from now on. */
	texts?: Readonly<Record<string, string>>;
	/** Those that were refused or that another user has changed. */
	cells?: readonly { name: string; text?: string }[];
};

export type CellSaving<Answer> = ReturnType<typeof useCellSaving<Answer & CellAnswer>>;

/**
 * Keeps what is typed into cells and sends it to the draft, one save at a time: what is typed meanwhile goes with the next one. `shownOf` gives the text of a cell
 * as it is saved. A cell that was refused, or that another user has changed, keeps what was typed.
 */
export function useCellSaving<Answer extends CellAnswer>(shownOf: (name: string) => string) {
	const fetcher = useFetcher();
	// The action of the page answers so.
	const answered = fetcher.data as Answer | undefined;
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const [refused, setRefused] = useState<Answer | null>(null);
	/** What the cells had when typing began. */
	const began = useRef(new Map<string, string>());
	const waiting = useRef(new Set<string>());
	const sent = useRef<Readonly<Record<string, string>>>({});
	const handled = useRef<Answer | undefined>(undefined);
	/** What was refused is not sent again as it is. */
	const wrong = useRef(new Map<string, string>());
	/** Saving waits while conflicts with another user's changes are undecided. */
	const isUndecided = useRef(false);
	const latest = useRef(typed);
	latest.current = typed;

	const write = (texts: Readonly<Record<string, string>>) => {
		for (const name of Object.keys(texts)) if (!began.current.has(name)) began.current.set(name, shownOf(name));
		latest.current = { ...latest.current, ...texts };
		setTyped(latest.current);
	};

	const drop = (names: readonly string[]) => {
		const rest = { ...latest.current };
		for (const name of names) {
			delete rest[name];
			began.current.delete(name);
			waiting.current.delete(name);
			wrong.current.delete(name);
		}
		latest.current = rest;
		setTyped(rest);
		setRefused((before) =>
			before?.outcome === 'invalid' && before.cells?.every(({ name }) => rest[name] === undefined) ? null : before,
		);
	};

	const send = () => {
		if (fetcher.state !== 'idle' || isUndecided.current || waiting.current.size === 0) return;
		const names = [...waiting.current].filter((name) => latest.current[name] !== undefined);
		waiting.current.clear();
		if (names.length === 0) return;
		const form = new FormData();
		form.set('intent', 'cells');
		form.set('shown', JSON.stringify(Object.fromEntries(names.map((name) => [name, began.current.get(name) ?? '']))));
		for (const name of names) form.set(`c:${name}`, latest.current[name] ?? '');
		sent.current = Object.fromEntries(names.map((name) => [name, latest.current[name] ?? '']));
		setRefused(null);
		fetcher.submit(form, { method: 'post', preventScrollReset: true });
	};

	/** Sends these cells, or all that were typed. */
	const commit = (names: readonly string[] = Object.keys(latest.current)) => {
		for (const name of names) {
			const text = latest.current[name];
			if (text !== undefined && wrong.current.get(name) !== text) waiting.current.add(name);
		}
		send();
	};

	// Once for every answer, when the page shows what was saved.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the functions are of the render in which the answer came
	useEffect(() => {
		const answer = answered;
		if (fetcher.state !== 'idle') return;
		if (answer && answer !== handled.current) {
			handled.current = answer;
			const isSaved = answer.outcome === 'saved' || answer.outcome === 'nothing';
			if (isSaved)
				drop(Object.entries(sent.current).flatMap(([name, text]) => (latest.current[name] === text ? [name] : [])));
			else setRefused(answer);
			isUndecided.current = answer.outcome === 'conflict';
			if (answer.outcome === 'invalid')
				for (const { name, text = '' } of answer.cells ?? []) wrong.current.set(name, text);
			// What was typed meanwhile follows on what has just been saved.
			if (answer.outcome === 'saved')
				for (const [name, text] of Object.entries(answer.texts ?? {}))
					if (latest.current[name] !== undefined) began.current.set(name, text);
		}
		send();
	}, [fetcher.state, fetcher.data]);

	return {
		...{ typed, refused, write, commit, drop },
		/** Overwrites what another user has set meanwhile. */
		take(conflicts: readonly { name: string; theirs: string }[]) {
			for (const { name, theirs } of conflicts) began.current.set(name, theirs);
			isUndecided.current = false;
			commit();
		},
		/** Leaves that as it is, and saves the others. */
		keep(conflicts: readonly { name: string }[]) {
			drop(conflicts.map(({ name }) => name));
			isUndecided.current = false;
			setRefused(null);
			commit();
		},
		isSaving: fetcher.state !== 'idle',
		isSaved: answered?.outcome === 'saved' && fetcher.state === 'idle' && Object.keys(typed).length === 0,
		isDirty: Object.keys(typed).length > 0,
	};
}
