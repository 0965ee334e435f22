import { useFetcher, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { builderPath } from '~/domain/proposal/proposal-path';
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

/** Reads or replaces the link, and saves nothing. */
function isAboutLink(intent: string): boolean {
	return intent === 'link' || intent === 'endLink';
}

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
	/** What the request under way holds, what it is for, and whether it reads the options anew. */
	const under = useRef<{ typed: TypedProposal; intent: string; needsReload: boolean } | null>(null);
	/** What is asked for as soon as that is answered. */
	const waiting = useRef<string | null>(null);
	/** There is an option that was not read yet; a refused save leaves it to the next one. */
	const needsReload = useRef(false);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	const handled = useRef<BuilderAnswer | undefined>(undefined);
	const adopts = useRef(false);
	/** A button's request is under way or waits for a save. */
	const [isBusy, setBusy] = useState(false);
	const { submit: post, data, state: progress } = fetcher;

	const submit = useCallback(
		(intent: string) => {
			if (intent !== 'save') setBusy(true);
			if (under.current) {
				// A button waits for a save; nothing waits for a button but a save, or a second press would send again.
				if (under.current.intent === 'save' ? waiting.current === null || intent !== 'save' : intent === 'save')
					waiting.current = intent;
				return;
			}
			const isWrite = !isAboutLink(intent);
			under.current = { typed: latest.current, intent, needsReload: isWrite && needsReload.current };
			if (isWrite) {
				clearTimeout(pause.current);
				needsReload.current = false;
				setSave({ kind: 'saving' });
			}
			const more = { intent, seen: String(revision.current), reload: under.current.needsReload ? '1' : '' };
			// Named, since what is saved on the way out is sent from where one has gone.
			post(formOfTyped(latest.current, more), { method: 'post', action: builderPath(loaded.id) });
		},
		[post, loaded.id],
	);
	const saveSoon = useCallback(() => {
		clearTimeout(pause.current);
		pause.current = setTimeout(() => submit('save'), PAUSE_MS);
	}, [submit]);

	useEffect(() => {
		if (!data || progress !== 'idle' || handled.current === data) return;
		handled.current = data;
		const done = under.current;
		// An answer to a page that was left meanwhile; this one may have been read before it.
		if (!done) {
			if ('revision' in data && (data.revision ?? 0) > revision.current) revalidator.revalidate();
			return;
		}
		under.current = null;
		const next = waiting.current;
		waiting.current = null;
		setBusy(next !== null && next !== 'save');
		if (isAboutLink(done.intent)) {
			setAnswer(data);
			if (next) submit(next);
			return;
		}
		const written = 'revision' in data && data.outcome !== 'conflict' ? data.revision : undefined;
		if (written !== undefined) {
			revision.current = written;
			setSaved(written);
		}
		setErrors(data.outcome === 'invalid' ? data.errors : {});
		const hasFailed = data.outcome === 'failed';
		// A save that works takes back what was said of one that did not.
		setAnswer((known) =>
			done.intent !== 'save' || hasFailed ? data : known?.outcome === 'failed' ? undefined : known,
		);
		const isNewest = done.typed === latest.current;
		if (data.outcome === 'conflict' || data.outcome === 'invalid' || (hasFailed && written === undefined)) {
			needsReload.current ||= done.needsReload;
			setBusy(false);
			if (data.outcome === 'conflict') {
				setSave({ kind: 'conflict', clock: data.clock, revision: data.revision });
				revalidator.revalidate();
			} else {
				setSave({ kind: data.outcome });
				// What was refused has been changed meanwhile.
				if (!isNewest) saveSoon();
			}
			return;
		}
		setSave(isNewest ? { kind: 'saved', clock: data.clock } : { kind: 'dirty' });
		if (next && (next !== 'save' || !isNewest)) submit(next);
		else if (!isNewest) saveSoon();
	}, [data, progress, revalidator, submit, saveSoon]);

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

	// A newer draft than the one that is here untouched: what was typed before the page was left was still being saved when it was opened again.
	useEffect(() => {
		if (under.current || state.current.kind !== 'saved' || loaded.revision <= revision.current) return;
		revision.current = loaded.revision;
		setSaved(loaded.revision);
		setTyped(loaded.typed);
		setSave({ kind: 'saved', clock: loaded.clock });
	}, [loaded]);

	useEffect(() => {
		const flush = () => {
			if (state.current.kind === 'dirty') submit('save');
		};
		const onHidden = () => {
			if (document.visibilityState === 'hidden') flush();
		};
		document.addEventListener('visibilitychange', onHidden);
		return () => {
			document.removeEventListener('visibilitychange', onHidden);
			clearTimeout(pause.current);
			// What was typed within the pause is saved before the page is left.
			flush();
		};
	}, [submit]);

	function set(next: TypedProposal, reads = false) {
		setTyped(next);
		latest.current = next;
		setAnswer(undefined);
		if (reads) needsReload.current = true;
		clearTimeout(pause.current);
		if (state.current.kind === 'conflict') return;
		if (reads) return submit('save');
		if (under.current === null || isAboutLink(under.current.intent)) setSave({ kind: 'dirty' });
		saveSoon();
	}

	return {
		typed,
		errors,
		save,
		/** To what a button asked for; undefined after the next change. */
		answer,
		isBusy,
		/** What was typed would be lost: it is not saved, and does not save itself when the page is left. */
		isAtRisk:
			save.kind === 'failed' ||
			save.kind === 'invalid' ||
			save.kind === 'conflict' ||
			(save.kind === 'saving' && under.current !== null && under.current.typed !== typed),
		/** Of the draft as it is saved. */
		revision: saved,
		canUndo: past.length > 0,
		/** Another draft; `field` says what belongs together, `reads` that there is something to read for it. */
		change(next: TypedProposal, field: string, reads = false) {
			const before = latest.current;
			if (next === before || !loaded.canEdit) return;
			const at = Date.now();
			setPast((steps) => {
				const last = steps.at(-1);
				if (last && last.field === field && at - last.at < TOGETHER_MS) return [...steps.slice(0, -1), { ...last, at }];
				return [...steps.slice(-MOST_STEPS), { typed: before, field, at }];
			});
			set(next, reads);
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
		send: submit,
		/** In a conflict: this draft over the other one. */
		keepMine() {
			if (save.kind !== 'conflict') return;
			revision.current = save.revision;
			needsReload.current = true;
			submit('save');
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
