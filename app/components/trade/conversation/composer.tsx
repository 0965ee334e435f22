import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_LIMITS, MESSAGE_LENGTH } from '~/domain/conversation/conversation-limits';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { type FileFault, TAKEN_TYPES, takeFiles } from './chosen-files';
import { ERROR } from './classes';
import type { MessagesControl } from './use-messages';

type ComposerProps = {
	conversationId: string;
	/** The recipient. */
	to: string;
	messages: MessagesControl;
	/** A key that the server made, for sending without script. */
	formKey: string;
	/** What came back from a form that was refused. */
	typed?: string;
	error?: string | null;
	/** The way to a rate card, for hotels. */
	onRate?: () => void;
};

const TOOL =
	'relative grid size-11 cursor-pointer place-items-center rounded-control text-ink hover:bg-row focus-within:outline-2 focus-within:outline-accent-ink xl:size-9';

/** From so many characters before its end on, a message says how many are left. */
const COUNTED_FROM = 400;

/** The field to write in: sends by the live connection, files as a form, and as a plain form without script. */
export function Composer({ conversationId, to, messages, formKey, typed = '', error = null, onRate }: ComposerProps) {
	const { t } = useTranslation('conversation');
	const [text, setText] = useState(typed);
	const [files, setFiles] = useState<readonly File[]>([]);
	const [said, setSaid] = useState<string | null>(error);
	const [refused, setRefused] = useState<readonly { name: string; fault: FileFault }[]>([]);
	const [isBusy, setBusy] = useState(false);
	const field = useRef<HTMLTextAreaElement>(null);
	const picker = useRef<HTMLInputElement>(null);
	const left = MESSAGE_LENGTH - text.trim().length;
	useShortcuts({ r: () => field.current?.focus() });

	// A draft outlives the page in this tab.
	useEffect(() => {
		const saved = readDraft(conversationId);
		if (saved) setText((now) => now || saved);
	}, [conversationId]);
	useEffect(() => keepDraft(conversationId, text), [conversationId, text]);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (isBusy) return;
		const trimmed = text.trim();
		if (trimmed === '' && files.length === 0) {
			setSaid('empty');
			field.current?.focus();
			return;
		}
		if (trimmed.length > MESSAGE_LENGTH) {
			field.current?.focus();
			return setSaid('too-long');
		}
		setSaid(null);
		if (files.length === 0) messages.say(trimmed);
		else {
			setBusy(true);
			const wrong = await messages.sendFiles(files, trimmed);
			setBusy(false);
			if (wrong !== null) return setSaid(wrong);
			setFiles([]);
		}
		setRefused([]);
		setText('');
		field.current?.focus();
	}

	return (
		<form
			method="post"
			action={`/partner/conversations/${conversationId}/messages`}
			encType="multipart/form-data"
			onSubmit={submit}
			className="mx-3 mb-3 grid rounded-card border border-field bg-work p-3 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent-ink lg:mx-6 lg:mb-5"
		>
			<input type="hidden" name="key" value={formKey} />
			<label htmlFor="talk-text" className="sr-only">
				{t('write', { name: to })}
			</label>
			<textarea
				ref={field}
				id="talk-text"
				name="text"
				rows={2}
				className="field-sizing-content max-h-32 min-h-11 lg:max-h-56 w-full resize-none bg-transparent text-[1rem]/5.75 outline-none placeholder:text-ink2 xl:text-[0.875rem]/5"
				value={text}
				placeholder={t('write', { name: to })}
				aria-describedby={said ? 'talk-fault' : left <= COUNTED_FROM ? 'talk-left' : undefined}
				aria-invalid={said ? true : undefined}
				onChange={(event) => {
					setText(event.target.value);
					growToText(event.target);
					messages.typing();
				}}
				onKeyDown={(event) => {
					if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
					if (event.key === 'Escape') event.currentTarget.blur();
				}}
			/>
			{files.length > 0 ? (
				<ul className="flex flex-wrap gap-1.5 py-1">
					{files.map((file) => (
						<li
							key={`${file.name} ${file.size}`}
							className="flex items-center gap-1 rounded-chip bg-light1 pl-2.5 text-(length:--text-note) wrap-anywhere"
						>
							{file.name}
							<button
								type="button"
								className="grid size-8 place-items-center"
								aria-label={t('takeOut', { name: file.name })}
								onClick={() => setFiles(files.filter((each) => each !== file))}
							>
								<Icon name="close" size={14} />
							</button>
						</li>
					))}
				</ul>
			) : null}
			<p id="talk-fault" role="alert" className={ERROR}>
				{said ? t(`fault.${said}` as 'fault.empty', { count: ATTACHMENT_LIMITS.count }) : null}
			</p>
			<ul role="alert" className="grid gap-0.5 empty:hidden">
				{refused.map(({ name, fault }) => (
					<li key={name} className={`${ERROR} wrap-anywhere`}>
						{t('fault.file', { name, reason: t(`fault.${fault}`, { count: ATTACHMENT_LIMITS.count }) })}
					</li>
				))}
			</ul>
			{left <= COUNTED_FROM ? (
				<p id="talk-left" className={`text-note tabular-nums ${left < 0 ? 'font-semibold text-err' : 'text-ink2'}`}>
					{left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
				</p>
			) : null}
			<div className="flex flex-wrap items-center gap-1">
				<label className={TOOL} title={t('attach')}>
					<input
						ref={picker}
						type="file"
						className="absolute inset-0 cursor-pointer opacity-0"
						name="files"
						multiple
						accept={TAKEN_TYPES.join(',')}
						aria-label={t('attach')}
						aria-describedby="talk-limits"
						onChange={(event) => {
							const taken = takeFiles(files, [...(event.target.files ?? [])]);
							setFiles(taken.files);
							setRefused(taken.refused);
							setSaid(null);
							// What was chosen is in the list, and may be chosen again after it was taken out.
							event.target.value = '';
						}}
					/>
					<TradeIcon name="clip" size={20} />
				</label>
				<small id="talk-limits" className="order-last w-full text-note text-ink2">
					{t('limits', { count: ATTACHMENT_LIMITS.count })}
				</small>
				{onRate ? (
					<button type="button" className={TOOL} title={t('postRate')} aria-label={t('postRate')} onClick={onRate}>
						<TradeIcon name="bed" size={20} />
					</button>
				) : null}
				<button type="submit" className={tradeButton('dark', 'ml-auto')} disabled={isBusy}>
					{t('send')}
					<KeyCap>⌘</KeyCap>
					<KeyCap>↵</KeyCap>
				</button>
			</div>
		</form>
	);
}

const draftName = (id: string) => `draft:${id}`;

function readDraft(id: string): string {
	try {
		return sessionStorage.getItem(draftName(id)) ?? '';
	} catch {
		return '';
	}
}

function keepDraft(id: string, text: string): void {
	try {
		if (text) sessionStorage.setItem(draftName(id), text);
		else sessionStorage.removeItem(draftName(id));
	} catch {
		// Storage may be closed; the field keeps it as long as the page stands.
	}
}

/** As `field-sizing: content`, for browsers without it. */
function growToText(field: HTMLTextAreaElement): void {
	if (CSS.supports('field-sizing', 'content')) return;
	field.style.height = 'auto';
	field.style.height = `${field.scrollHeight}px`;
}
