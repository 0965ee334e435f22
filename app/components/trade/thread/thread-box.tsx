import { useFetcher } from '@remix-run/react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_ANSWER } from '~/domain/mail-thread/thread-limits';
import { tradeButton } from '../trade-button';
import type { ThreadAnswer } from './thread-answer';
import { ThreadMessages } from './thread-messages';
import { type ThreadView, threadPath } from './thread-view';

type ThreadBoxProps = {
	thread: ThreadView;
	/** What came of the form without script. */
	sent?: ThreadAnswer | undefined;
	/** The box stands in another form, where a form of its own cannot be: it then works with script alone. */
	isWithinForm?: boolean;
	/** Older messages are not folded. */
	isWhole?: boolean;
	/** Reads the thread anew after something was sent, where the page does not do so by itself. */
	onSent?: () => void;
};

/** The messages with a client, and the field to write; what is on the screen for two seconds is read. */
export function ThreadBox({ thread, sent, isWithinForm = false, isWhole = false, onSent }: ThreadBoxProps) {
	const { t } = useTranslation('trade-thread');
	const { proposalId, hasEmail, isOpen, messages, formKey } = thread;
	const client = thread.client || t('nameless');
	const fetcher = useFetcher<ThreadAnswer>();
	const box = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const id = useId();
	const fresh = useFresh(messages);
	useReading(box, thread, onSent);
	const answer = fetcher.data ?? sent;
	const isBusy = fetcher.state !== 'idle';
	const action = threadPath(proposalId);
	const told = useRef(sent?.at);
	useEffect(() => {
		if (fetcher.state !== 'idle' || fetcher.data?.outcome !== 'sent' || told.current === fetcher.data.at) return;
		told.current = fetcher.data.at;
		if (field.current) field.current.value = '';
		onSent?.();
	}, [fetcher.state, fetcher.data, onSent]);
	const send = () => {
		if (isBusy || !field.current) return;
		fetcher.submit({ intent: 'write', key: formKey, message: field.current.value }, { method: 'post', action });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send();
	};
	const keys = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
		event.preventDefault();
		event.stopPropagation();
		send();
	};
	const refusal = answer?.outcome === 'refused' ? answer : null;
	const isOfField = refusal?.reason === 'message' || refusal?.reason === 'too-long';
	const fields = (
		<>
			<label htmlFor={`${id}-message`} className="font-semibold [overflow-wrap:anywhere]">
				{t('label', { client })}
			</label>
			<textarea
				id={`${id}-message`}
				ref={field}
				name={isWithinForm ? undefined : 'message'}
				rows={3}
				defaultValue={sent?.outcome === 'refused' ? sent.typed : ''}
				onKeyDown={keys}
				aria-invalid={isOfField || undefined}
				aria-describedby={`${isOfField ? `${id}-error ` : ''}${id}-hint`}
				className="trade-field block w-full py-2"
			/>
			<p id={`${id}-hint`} className="trade-note">
				{t(hasEmail ? 'byMail' : 'byPage', { most: LONGEST_ANSWER })}
			</p>
			<div role="status">
				{refusal ? (
					<p id={`${id}-error`} className="text-err">
						{refusal.reason === 'limited'
							? t('error.limited', { count: refusal.minutes })
							: t(`error.${refusal.reason}`, { most: LONGEST_ANSWER, count: refusal.typed.length })}
					</p>
				) : null}
				{answer?.outcome === 'sent' ? <p className="text-ok">{t(answer.isMailed ? 'doneMail' : 'donePage')}</p> : null}
			</div>
			<button
				type={isWithinForm ? 'button' : 'submit'}
				onClick={isWithinForm ? send : undefined}
				aria-disabled={isBusy || undefined}
				className={tradeButton('dark', 'justify-self-start')}
			>
				{t(isBusy && fetcher.formData?.get('intent') === 'write' ? 'sending' : 'send')}
			</button>
		</>
	);
	return (
		<div ref={box} className="grid gap-4">
			<ThreadMessages messages={messages} fresh={fresh} isWhole={isWhole} />
			{isOpen ? (
				isWithinForm ? (
					<div className="grid gap-1.5">{fields}</div>
				) : (
					<form method="post" action={action} onSubmit={submit} className="grid gap-1.5">
						<input type="hidden" name="intent" value="write" />
						<input type="hidden" name="key" value={formKey} />
						{fields}
					</form>
				)
			) : null}
		</div>
	);
}

/** Messages that were unread at any time since this page is open: they stay marked when they are read. */
function useFresh(messages: ThreadView['messages']): ReadonlySet<string> {
	const known = useRef(new Set<string>());
	for (const { id, isUnread } of messages) if (isUnread) known.current.add(id);
	return known.current;
}

const READING_MS = 2000;

/** Says that the messages are read once they were on the screen for a moment. */
function useReading(
	box: RefObject<HTMLElement | null>,
	{ proposalId, messages }: ThreadView,
	onRead: (() => void) | undefined,
): void {
	const { submit } = useFetcher();
	const unread = messages.filter(({ isUnread }) => isUnread).length;
	const [saidOf, setSaidOf] = useState(0);
	useEffect(() => {
		const element = box.current;
		if (!element || unread === 0 || unread === saidOf) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const observer = new IntersectionObserver(([entry]) => {
			clearTimeout(timer);
			if (!entry?.isIntersecting) return;
			timer = setTimeout(() => {
				setSaidOf(unread);
				submit({ intent: 'read' }, { method: 'post', action: threadPath(proposalId) });
				onRead?.();
			}, READING_MS);
		});
		observer.observe(element);
		return () => {
			clearTimeout(timer);
			observer.disconnect();
		};
	}, [box, unread, saidOf, proposalId, submit, onRead]);
}
