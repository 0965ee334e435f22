import { useFetcher, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProposalErrors, TypedProposal } from '~/domain/proposal/read-proposal-form';
import { formOfTyped } from '~/domain/proposal/typed-proposal';
import type { BuilderAnswer } from './builder-answer';

const PAUSE_MS = 800;
/** Changes of one field within this time are undone together. */
const TOGETHER_MS = 3000;
const MOST_STEPS = 50;

export type SaveState =
	| { kind: 'saved'; clock: string }
	| { kind: 'dirty' | 'saving' | 'failed' | 'invalid' }
	| { kind: 'conflict'; clock: string; revision: number };

type Loaded = { id: string; revision: number; typed: TypedProposal; clock: string; canEdit: boolean };

type Step = { typed: TypedProposal; field: string; at: number };

/**
 * The draft as it is edited: saved by itself a moment after each change, one save at a time and always the newest; with the last changes to
 * take back. What the server refuses stays in the fields.
 */
export function useBuilder(loaded: Loaded, sent: BuilderAnswer | undefined) {
	const fetcher = useFetcher<BuilderAnswer>({ key: `builder ${loaded.id}` });
	const revalidator = useRevalidator();
	const begun = sent && 'typed' in sent && sent.typed ? sent.typed : loaded.typed;
	const [typed, setTyped] = useState(begun);
	const [past, setPast] = useState<readonly Step[]>([]);
	const [errors, setErrors] = useState<ProposalErrors>(sent?.outcome === 'invalid' ? sent.errors : {});
	const [save, setSave] = useState<SaveState>(() => beginning(loaded, sent));
	const [answer, setAnswer] = useState<BuilderAnswer | undefined>(sent);
	const revision = useRef(loaded.revision);
	const [saved, setSaved] = useState(loaded.revision);
	const latest = useRef(typed);
	latest.current = typed;
	const state = useRef(save);
	state.current = save;
	/** What the request under way holds, and what it is for. */
	const under = useRef<{ typed: TypedProposal; intent: string } | null>(null);
	const waiting = useRef<{ intent: string; needsReload: boolean } | null>(null);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	const handled = useRef<BuilderAnswer | undefined>(undefined);
	const adopts = useRef(false);

	const submit = useCallback(
		(intent: string, needsReload = false) => {
			clearTimeout(pause.current);
			if (under.current) {
				// A save that only waits is part of what is asked for after it.
				waiting.current = { intent, needsReload: needsReload || (waiting.current?.needsReload ?? false) };
				return;
			}
			under.current = { typed: latest.current, intent };
			setSave({ kind: 'saving' });
			const seen = String(revision.current);
			fetcher.submit(formOfTyped(latest.current, { intent, seen, reload: needsReload ? '1' : '' }), { method: 'post' });
		},
		[fetcher],
	);

	useEffect(() => {
		const { data } = fetcher;
		if (!data || fetcher.state !== 'idle' || handled.current === data) return;
		handled.current = data;
		const { typed: written = null, intent = '' } = under.current ?? {};
		under.current = null;
		if ('revision' in data && data.outcome !== 'conflict') {
			revision.current = data.revision;
			setSaved(data.revision);
		}
		setErrors(data.outcome === 'invalid' ? data.errors : {});
		if (intent !== 'save' || data.outcome === 'failed') setAnswer(data);
		if (data.outcome === 'conflict') {
			waiting.current = null;
			setSave({ kind: 'conflict', clock: data.clock, revision: data.revision });
			revalidator.revalidate();
			return;
		}
		if (data.outcome === 'failed' || data.outcome === 'invalid') {
			waiting.current = null;
			setSave({ kind: data.outcome });
			return;
		}
		const isNewest = written === latest.current;
		setSave(isNewest ? { kind: 'saved', clock: data.clock } : { kind: 'dirty' });
		const next = waiting.current;
		waiting.current = null;
		if (next) submit(next.intent, next.needsReload);
		else if (!isNewest) pause.current = setTimeout(() => submit('save'), PAUSE_MS);
	}, [fetcher, revalidator, submit]);

	// The other state, once it was asked for in a conflict; what was typed is a step to take back.
	useEffect(() => {
		if (!adopts.current || revalidator.state !== 'idle') return;
		adopts.current = false;
		revision.current = loaded.revision;
		setSaved(loaded.revision);
		setPast((steps) => [...steps, { typed: latest.current, field: 'theirs', at: 0 }]);
		setTyped(loaded.typed);
		setErrors({});
		setSave({ kind: 'saved', clock: loaded.clock });
	}, [loaded, revalidator.state]);

	useEffect(() => {
		const flush = () => {
			if (document.visibilityState === 'hidden' && state.current.kind === 'dirty') submit('save');
		};
		document.addEventListener('visibilitychange', flush);
		return () => {
			document.removeEventListener('visibilitychange', flush);
			clearTimeout(pause.current);
		};
	}, [submit]);

	function set(next: TypedProposal, needsReload = false) {
		setTyped(next);
		latest.current = next;
		setAnswer(undefined);
		clearTimeout(pause.current);
		if (state.current.kind === 'conflict') return;
		if (needsReload) return submit('save', true);
		if (!under.current) setSave({ kind: 'dirty' });
		pause.current = setTimeout(() => submit('save'), PAUSE_MS);
	}

	return {
		typed,
		errors,
		save,
		/** To what a button asked for; undefined after the next change. */
		answer,
		isBusy: fetcher.state !== 'idle',
		/** Of the draft as it is saved. */
		revision: saved,
		canUndo: past.length > 0,
		/** Another draft; `field` says what belongs together, `needsReload` that there is something to read for it. */
		change(next: TypedProposal, field: string, needsReload = false) {
			if (next === typed || !loaded.canEdit) return;
			const at = Date.now();
			setPast((steps) => {
				const last = steps.at(-1);
				if (last && last.field === field && at - last.at < TOGETHER_MS) return [...steps.slice(0, -1), { ...last, at }];
				return [...steps.slice(-MOST_STEPS), { typed, field, at }];
			});
			set(next, needsReload);
		},
		undo() {
			const last = past.at(-1);
			if (!last) return;
			setPast(past.slice(0, -1));
			const hasMore = last.typed.options.some(
				({ leadId }) => !typed.options.some((option) => option.leadId === leadId),
			);
			set(last.typed, hasMore);
		},
		/** Saves at once, or does what else a button asks for. */
		send: (intent: string) => submit(intent),
		/** In a conflict: this draft over the other one. */
		keepMine() {
			if (save.kind !== 'conflict') return;
			revision.current = save.revision;
			submit('save', true);
		},
		/** In a conflict: the other one, with this one to undo to. */
		takeTheirs() {
			adopts.current = true;
			revalidator.revalidate();
		},
		forgetAnswer: () => setAnswer(undefined),
	};
}

function beginning({ clock }: Loaded, sent: BuilderAnswer | undefined): SaveState {
	if (sent?.outcome === 'conflict') return { kind: 'conflict', clock: sent.clock, revision: sent.revision };
	if (sent?.outcome === 'invalid' || sent?.outcome === 'failed') return { kind: sent.outcome };
	return { kind: 'saved', clock };
}
