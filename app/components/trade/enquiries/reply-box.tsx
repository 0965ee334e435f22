import { useFetcher } from '@remix-run/react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#db/schema/enums';
import { clockTime } from '~/domain/date/format-timestamp';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { unfilledValues } from '~/domain/enquiry/desk/template-values';
import { REPLY_FILE_LIMITS } from '~/domain/mail-thread/reply-files';
import { LONGEST_ANSWER } from '~/domain/mail-thread/thread-limits';
import { takeFiles } from '../conversation/chosen-files';
import { KeyCap } from '../key-cap';
import { SEGMENTS } from '../parts/segments';
import { tradeButton } from '../trade-button';
import type { EnquiryAnswer } from './enquiry-answer';
import { ChosenFiles, FilePicker, type RefusedFile } from './reply-files';
import { ReplyText } from './reply-text';
import { ReplyWeeks } from './reply-weeks';
import type { Template } from './text-blocks';
import { type Reply, weekCode } from './use-reply';

type ReplyBoxProps = {
	file: EnquiryFile;
	reply: Reply;
	templates: readonly Template[];
	formKey: string;
	field: RefObject<HTMLTextAreaElement>;
	templateField: RefObject<HTMLSelectElement>;
	/** Begins a proposal, or opens the draft of one. */
	onOffer: () => void;
	/** What came of the form without script. */
	sent: EnquiryAnswer['reply'];
};

/** Where the team answers by mail or writes a note. */
export function ReplyBox(props: ReplyBoxProps) {
	const { file, reply, templates, formKey, field, templateField, onOffer, sent } = props;
	const { t } = useTranslation('enquiries');
	const { enquiry } = file;
	const [isNote, setNote] = useState(sent?.kind === 'note');
	const [files, setFiles] = useState<readonly File[]>([]);
	const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
	const fetcher = useFetcher<EnquiryAnswer>();
	const form = useRef<HTMLFormElement>(null);
	const id = useId();
	const answer = fetcher.data?.reply ?? sent;
	const isBusy = fetcher.state !== 'idle';
	const unfilled = unfilledValues(reply.body);
	const { clear } = reply;
	const told = useRef(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is taken once
	useEffect(() => {
		const done = fetcher.data?.reply;
		if (fetcher.state !== 'idle' || !done || done.error !== null || told.current === done.at) return;
		told.current = done.at;
		if (done.kind === 'reply') {
			clear();
			setFiles([]);
			setRefused([]);
		} else form.current?.reset();
	}, [fetcher.state, fetcher.data]);
	const send = () => {
		if (isBusy || !form.current) return;
		const data = new FormData(form.current);
		data.delete('files');
		for (const each of files) data.append('files', each);
		fetcher.submit(data, { method: 'post', encType: 'multipart/form-data' });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send();
	};
	const keys = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
		event.preventDefault();
		send();
	};
	const take = (key: string) => {
		const chosen = templates.find((each) => each.key === key && each.language === reply.language);
		if (!chosen) return;
		reply.setValues(chosen.values);
		reply.setBody(chosen.text);
		field.current?.focus();
	};
	const choose = (chosen: readonly File[]) => {
		const taken = takeFiles(files, chosen, REPLY_FILE_LIMITS);
		setFiles(taken.files);
		setRefused(taken.refused);
	};
	const beginBlock = () => {
		const { current } = field;
		if (!current) return;
		current.focus();
		const before = current.value.slice(0, current.selectionStart);
		document.execCommand('insertText', false, before === '' || /\s$/.test(before) ? '/' : ' /');
	};
	const error = answer?.error ?? null;
	const isWrittenByOther = reply.writer !== null && !isNote;
	return (
		<section
			aria-label={t('reply.title')}
			className="border-t border-hair bg-work px-(--trade-margin) py-4 lg:sticky lg:bottom-0"
		>
			<div className="flex flex-wrap items-center gap-2.5 pb-2.5">
				<fieldset className={SEGMENTS} aria-label={t('reply.kind')}>
					<button type="button" aria-pressed={!isNote} onClick={() => setNote(false)}>
						{t('reply.mail')}
					</button>
					<button type="button" aria-pressed={isNote} onClick={() => setNote(true)}>
						{t('reply.note')}
					</button>
				</fieldset>
				{isNote ? null : (
					<>
						<select
							ref={templateField}
							aria-label={t('reply.template')}
							value=""
							onChange={(event) => take(event.target.value)}
							className="trade-field w-auto! max-w-60"
						>
							<option value="">{t('reply.noTemplate')}</option>
							{templates
								.filter((each) => each.language === reply.language)
								.map(({ key, name }) => (
									<option key={key} value={key}>
										{name}
									</option>
								))}
						</select>
						<fieldset className={SEGMENTS} aria-label={t('reply.language')}>
							{LANGUAGES.map((each) => (
								<button
									key={each}
									type="button"
									aria-pressed={reply.language === each}
									onClick={() => reply.setLanguage(each)}
								>
									{each.toUpperCase()}
								</button>
							))}
						</fieldset>
						<span className="ml-auto trade-note wrap-anywhere">{t('reply.to', { email: enquiry.email })}</span>
					</>
				)}
			</div>
			{isWrittenByOther ? (
				<p
					role="status"
					className="mb-2.5 flex flex-wrap items-center gap-3 rounded-control bg-[#faedd0] px-3.5 py-2 text-[#744800]"
				>
					<span className="grow font-semibold">{t('reply.writing', { name: reply.writer ?? '' })}</span>
					<button type="button" onClick={reply.takeOver} className={tradeButton('line')}>
						{t('reply.takeOver')}
					</button>
				</p>
			) : null}
			<form
				ref={form}
				method="post"
				encType="multipart/form-data"
				onSubmit={submit}
				onKeyDown={keys}
				className="grid gap-2"
			>
				<input type="hidden" name="intent" value={isNote ? 'note' : 'reply'} />
				<input type="hidden" name="key" value={formKey} />
				{isNote ? (
					<>
						<textarea
							name="note"
							aria-label={t('reply.noteLabel')}
							aria-describedby={`${id}-hint`}
							rows={3}
							defaultValue={sent?.kind === 'note' && sent.error ? sent.typed : ''}
							className="trade-field py-2"
						/>
						<p id={`${id}-hint`} className="trade-note">
							{t(file.isTeam ? 'reply.noteHint' : 'reply.noteHintOperator')}
						</p>
					</>
				) : (
					<>
						<input type="hidden" name="language" value={reply.language} />
						<input type="hidden" name="seen" value={file.replies} />
						{reply.weeks.map((week) => (
							<input key={weekCode(week)} type="hidden" name="week" value={weekCode(week)} />
						))}
						<ReplyText
							{...{ reply, templates, field }}
							label={t('reply.label', { name: enquiry.fullName })}
							isReadOnly={isWrittenByOther}
							isInvalid={error !== null}
							describedBy={`${id}-status`}
						/>
						<ReplyWeeks facts={file.propertyFacts} reply={reply} />
						<ChosenFiles
							{...{ files, refused }}
							onRemove={(removed) => setFiles(files.filter((each) => each !== removed))}
						/>
					</>
				)}
				<div id={`${id}-status`} role="status" className="empty:hidden">
					{error ? (
						<p className="font-medium text-err">
							{t(`reply.error.${error as 'other'}`, {
								most: error === 'fileCount' ? REPLY_FILE_LIMITS.count : LONGEST_ANSWER,
							})}
						</p>
					) : answer && answer.error === null && reply.body === '' && !isNote && answer.kind === 'reply' ? (
						<p className="font-medium text-ok">{t('reply.sent')}</p>
					) : null}
					{!isNote && unfilled.length > 0 ? (
						<p className="font-medium text-urgent">{t('reply.unfilled', { values: unfilled.join(', ') })}</p>
					) : null}
				</div>
				<div className="flex flex-wrap items-center gap-2">
					{isNote ? null : (
						<>
							<FilePicker onChoose={choose} />
							<button type="button" onClick={beginBlock} className={tradeButton('quiet', 'px-2.5!')}>
								<KeyCap>/</KeyCap>
								{t('reply.block')}
							</button>
						</>
					)}
					<DraftState file={file} reply={reply} isNote={isNote} />
					{file.isTeam ? (
						<button type="button" onClick={onOffer} className={tradeButton('line', 'max-lg:grow')}>
							{t('reply.offer')}
							<KeyCap>O</KeyCap>
						</button>
					) : null}
					<button
						type="submit"
						aria-disabled={isBusy || isWrittenByOther || (!isNote && unfilled.length > 0) || undefined}
						className={tradeButton('dark', 'max-lg:grow')}
					>
						{t(isBusy ? 'reply.sending' : isNote ? 'reply.saveNote' : 'reply.send')}
						<KeyCap>⌘</KeyCap>
						<KeyCap>↵</KeyCap>
					</button>
				</div>
			</form>
		</section>
	);
}

/** When the draft was saved, and by whom. */
function DraftState({ file: { draft }, reply, isNote }: Pick<ReplyBoxProps, 'file' | 'reply'> & { isNote: boolean }) {
	const { t } = useTranslation('enquiries');
	const { saved, body } = reply;
	const isEmpty = body.trim() === '' || isNote;
	return (
		<span className="grow trade-note">
			{isEmpty
				? null
				: saved?.outcome === 'saved'
					? t('reply.saved', { time: clockTime(saved.at) })
					: draft && draft.body === body
						? t('reply.draftOf', { name: draft.by, time: clockTime(draft.at) })
						: null}
		</span>
	);
}
