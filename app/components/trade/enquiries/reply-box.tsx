import { useFetcher } from '@remix-run/react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import { formatDateRange } from '~/domain/date/format-date-range';
import { clockTime } from '~/domain/date/format-timestamp';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { textParts, unfilledValues } from '~/domain/enquiry/desk/template-values';
import type { Language } from '~/domain/language/language';
import { LONGEST_ANSWER } from '~/domain/mail-thread/thread-limits';
import { Amount } from '../amount';
import { KeyCap } from '../key-cap';
import { SEGMENTS } from '../parts/segments';
import { tradeButton } from '../trade-button';
import type { EnquiryAnswer } from './enquiry-answer';
import { PropertyThumb } from './property-thumb';
import { type Reply, weekCode } from './use-reply';

export type Template = { key: string; language: Language; name: string; text: string; values: string[] };

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

const TYPED =
	'col-start-1 row-start-1 w-full px-3.5 py-3 text-[1rem] leading-6 whitespace-pre-wrap wrap-anywhere lg:text-t';

/** Where the team answers by mail or writes a note. */
export function ReplyBox(props: ReplyBoxProps) {
	const { file, reply, templates, formKey, field, templateField, onOffer, sent } = props;
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const { enquiry } = file;
	const [isNote, setNote] = useState(sent?.kind === 'note');
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
		if (done.kind === 'reply') clear();
		else form.current?.reset();
	}, [fetcher.state, fetcher.data]);
	const send = () => {
		if (!isBusy && form.current) fetcher.submit(form.current, { method: 'post' });
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
			<form ref={form} method="post" onSubmit={submit} onKeyDown={keys} className="grid gap-2">
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
							{t('reply.noteHint')}
						</p>
					</>
				) : (
					<>
						<input type="hidden" name="language" value={reply.language} />
						<input type="hidden" name="seen" value={file.replies} />
						{reply.weeks.map((week) => (
							<input key={weekCode(week)} type="hidden" name="week" value={weekCode(week)} />
						))}
						<div className="grid max-h-80 overflow-y-auto rounded-control border border-field bg-work focus-within:border-main focus-within:shadow-[0_0_0_1px_var(--color-main)]">
							<div aria-hidden="true" className={`${TYPED} min-h-36 text-transparent`}>
								{textParts(reply.body, reply.values).map(({ text, kind }, at) => (
									<span
										key={at}
										className={
											kind === 'plain'
												? ''
												: kind === 'value'
													? 'rounded-chip bg-light1'
													: 'rounded-chip bg-err-bg shadow-[0_0_0_1px_var(--color-urgent)]'
										}
									>
										{text}
									</span>
								))}{' '}
							</div>
							<textarea
								ref={field}
								name="body"
								value={reply.body}
								onChange={(event) => reply.setBody(event.target.value)}
								readOnly={isWrittenByOther}
								aria-label={t('reply.label', { name: enquiry.fullName })}
								aria-invalid={error !== null || undefined}
								aria-describedby={`${id}-status`}
								className={`${TYPED} resize-none overflow-hidden bg-transparent outline-none`}
							/>
						</div>
						{reply.weeks.length > 0 ? (
							<ul aria-label={t('reply.weeks')} className="grid gap-1.5">
								{reply.weeks.map((week) => {
									const dates = formatDateRange(week.checkIn, week.checkOut, language);
									return (
										<li
											key={weekCode(week)}
											className="trade-card flex items-center gap-3 overflow-hidden pr-1 not-has-[picture]:pl-3.5"
										>
											<PropertyThumb facts={file.propertyFacts} propertyId={week.propertyId} size="edge" />
											<span className="min-w-0 grow py-1.5">
												<b className="block font-semibold">{dates}</b>
												<span className="trade-note">{week.name}</span>
											</span>
											{week.priceMinor === null ? null : (
												<Amount money={{ minor: week.priceMinor, currency: week.currency }} />
											)}
											<button
												type="button"
												aria-label={t('reply.removeWeek', { week: `${week.name}, ${dates}` })}
												onClick={() => reply.setWeeks(reply.weeks.filter((each) => each !== week))}
												className={tradeButton('quiet', 'px-2!')}
											>
												<Icon name="close" size={16} />
											</button>
										</li>
									);
								})}
							</ul>
						) : null}
					</>
				)}
				<div id={`${id}-status`} role="status" className="empty:hidden">
					{error ? (
						<p className="font-medium text-err">{t(`reply.error.${error as 'other'}`, { most: LONGEST_ANSWER })}</p>
					) : answer && answer.error === null && reply.body === '' && !isNote && answer.kind === 'reply' ? (
						<p className="font-medium text-ok">{t('reply.sent')}</p>
					) : null}
					{!isNote && unfilled.length > 0 ? (
						<p className="font-medium text-urgent">{t('reply.unfilled', { values: unfilled.join(', ') })}</p>
					) : null}
				</div>
				<div className="flex flex-wrap items-center gap-2">
					<DraftState file={file} reply={reply} isNote={isNote} />
					<button type="button" onClick={onOffer} className={tradeButton('line', 'max-lg:grow')}>
						{t('reply.offer')}
						<KeyCap>O</KeyCap>
					</button>
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
