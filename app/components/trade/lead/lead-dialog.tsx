import { Link, useLocation } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { partyText } from '~/domain/lead/lead-party';
import { leadPath } from '~/domain/lead/lead-path';
import type { LeadQuote } from '~/domain/lead/lead-quote';
import { ENDED_STATUSES } from '~/domain/lead/lead-status';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { formatRate } from '~/domain/money/format-rate';
import { stayQuery } from '~/domain/property/stay-query';
import { AGAIN_NAME, LEAD_STEP_FIELDS, LEAD_STEPS } from '~/domain/trade/lead-form';
import { useNoPriceToast } from '../../booking/use-no-price-toast';
import { FormFailure, SendingLabel } from '../../form/form-actions';
import { useForm } from '../../form/form-context';
import { FormFrame } from '../../form/form-frame';
import { fieldText, GO_FIELD } from '../../form/form-state';
import { Icon } from '../../ui/icon';
import { DIALOG_LOOK } from '../field-looks';
import { KeyCap } from '../key-cap';
import { FaultBox } from '../parts/fault-box';
import { FormDialog, FormDialogBody, FormDialogFoot, FormDialogHead, FormDialogStay } from '../parts/form-dialog';
import { StatusBadge } from '../status-badge';
import { tradeButton } from '../trade-button';
import { DetailsStep } from './details-step';
import { LeadAside } from './lead-aside';
import type { LeadDialogView, LeadFormState, LeadPreviewView, TradeLeadAnswer } from './lead-dialog-view';
import { LeadPaymentStep } from './lead-payment-step';
import { LeadSuccess } from './lead-success';
import { SummaryStep } from './summary-step';
import { useLeadPreview } from './use-lead-preview';

export type LeadDialogProps = {
	view: LeadDialogView;
	state: LeadFormState;
	answer: TradeLeadAnswer | undefined;
	/** Called on input. */
	onType?: (form: HTMLFormElement) => void;
	/** Goes back in the browser's history; false where the server has to be requested. */
	onBack?: () => boolean;
};

/** The dialog over a property (LEAD-36): save an interest, take an option, or book in three steps, beside the property and its figures. */
export default function LeadDialog({ view, state, answer, onType, onBack }: LeadDialogProps) {
	const { t } = useTranslation(['trade-lead', 'trade-house']);
	const { purpose, property } = view;
	const saved = PAYMENT_METHODS.find((each) => each === fieldText(state.values, 'paymentMethod'));
	const { preview, method, markupMinor, look } = useLeadPreview(view.action, view.preview, answer?.preview, {
		method: saved ?? view.preview.preferredMethod,
		markup: fieldText(state.values, 'markup'),
	});
	// Until a payment method is selected, the figures are those of a transfer where there is one.
	const isAsked = purpose === 'booking' && state.step !== 'details';
	const { credit_card: card, bank_transfer: transfer } = preview.quotes;
	const quote = (isAsked && method ? preview.quotes[method] : null) ?? transfer ?? card ?? null;
	useNoPriceToast(preview.error === 'noPrice' && state.step === 'details' && state.result !== 'sent');
	const knownCard = useRef(answer?.card ?? null);
	if (answer?.card) knownCard.current = answer.card;
	const shownCard = answer?.card ?? (fieldText(state.values, 'cardToken') ? knownCard.current : null);
	const { checkIn, checkOut, serviceLevel } = preview;
	const propertyPath =
		checkIn && checkOut
			? `${view.propertyPath}${stayQuery({ checkIn, checkOut, serviceLevel, adults: 2, children: 0 })}&tab=availability`
			: view.propertyPath;
	const close = useWayBack(view, propertyPath);
	const stored = state.result === 'sent' ? answer?.stored : null;
	const title = t(`title.${purpose}`, { house: property.name });
	return (
		<FormDialog label={title} closeLabel={close.label} closeTo={close.to}>
			<FormDialogHead title={title}>
				<p className="trade-note">{t(`intro.${purpose}`, { hours: view.optionHours })}</p>
				{view.refusal || stored ? null : <HeadStay view={view} preview={preview} quote={quote} />}
			</FormDialogHead>
			{view.refusal ? (
				<Refusal refusal={view.refusal} path={view.propertyPath} />
			) : stored ? (
				<LeadSuccess purpose={purpose} stored={stored} optionHours={view.optionHours} propertyPath={propertyPath} />
			) : (
				<>
					{purpose === 'booking' ? <Steps current={state.step} /> : null}
					<FormFrame
						state={state}
						shown={LEAD_STEP_FIELDS[state.step]}
						action={state.step === 'details' ? view.action : `${view.action}#${state.step}`}
						onInput={(form) => {
							onType?.(form);
							look(form);
						}}
						look={DIALOG_LOOK}
						rules={(today) => import('./lead-rules').then(({ leadRules }) => leadRules(view, today))}
					>
						{/* The first button of a form is the one that Enter presses. */}
						<button
							type="submit"
							name={GO_FIELD}
							value={goOf(view, state)}
							tabIndex={-1}
							aria-hidden="true"
							className="sr-only"
							data-first
						/>
						<FormDialogBody
							aside={
								<LeadAside
									view={view}
									preview={preview}
									quote={quote}
									markupMinor={view.fields.hasMarkup ? markupMinor : 0}
									values={state.step === 'details' ? {} : state.values}
								/>
							}
						>
							<Notices view={view} answer={answer} />
							{state.step === 'details' ? (
								<DetailsStep view={view} preview={preview} />
							) : state.step === 'payment' ? (
								<LeadPaymentStep view={view} preview={preview} card={shownCard} />
							) : (
								<SummaryStep view={view} preview={preview} quote={quote} card={shownCard} />
							)}
							{purpose === 'interest' ? <InterestFailure /> : <FormFailure />}
						</FormDialogBody>
						<Foot
							view={view}
							closeTo={close.to}
							onBack={onBack}
							total={quote ? formatRate({ minor: quote.totalMinor, currency: quote.currency }, { hasCents: true }) : ''}
						/>
					</FormFrame>
				</>
			)}
		</FormDialog>
	);
}

/** The subject, in the head of phones and tablets. */
function HeadStay({ view, preview, quote }: Pick<LeadDialogProps, 'view'> & HeadFigures) {
	const language = useRoot().language as Language;
	const { checkIn, checkOut, party } = preview;
	const facts = [
		view.property.name,
		checkIn && checkOut ? formatDateRange(checkIn, checkOut, language) : null,
		party && partyText(party, language),
		quote && formatRate({ minor: quote.totalMinor, currency: quote.currency }, { hasCents: true }),
	];
	return <FormDialogStay>{facts.filter(Boolean).join(', ')}</FormDialogStay>;
}

type HeadFigures = { preview: LeadPreviewView; quote: LeadQuote | null };

/** The lead has been booked or has ended: the way to it, and a new one for the same client. */
function Refusal({ refusal: { id, status }, path }: { refusal: NonNullable<LeadDialogView['refusal']>; path: string }) {
	const { t } = useTranslation('trade-lead');
	const { language } = useRoot();
	const isEnded = ENDED_STATUSES.includes(status);
	return (
		<div
			role="alert"
			className="grid justify-items-center gap-3.5 pt-14 pb-16 px-(--trade-margin) text-center focus-visible:outline-none"
		>
			<StatusBadge status={status} />
			<p className="serif text-t1 font-semibold text-balance">
				{t(isEnded ? 'refused.ended' : 'refused.moved', { status: leadStatusLabel(status, language as Language) })}
			</p>
			<div className="mt-3 flex flex-wrap justify-center gap-2.5">
				<a href={leadPath(id)} className={tradeButton('dark')}>
					{t('done.open')}
				</a>
				{isEnded ? (
					<a href={`${path}/save-interest?${AGAIN_NAME}=${id}`} className={tradeButton('line')}>
						{t('refused.again')}
					</a>
				) : (
					<a href={path} className={tradeButton('line')}>
						{t('done.back')}
					</a>
				)}
			</div>
		</div>
	);
}

/** Where closing leads: to the page that this was opened from, else to the lead that goes on, else to the property. */
function useWayBack({ lead }: LeadDialogView, propertyPath: string): { to: string; label: string } {
	const { t } = useTranslation('trade-lead');
	const { state } = useLocation();
	// Sending replaces the entry of the history, and its state with it.
	const [from] = useState(() => {
		const named = (state as { from?: unknown } | null)?.from;
		return typeof named === 'string' && /^\/partner\//.test(named) ? named : null;
	});
	if (from && !/\/leads\//.test(from)) return { to: from, label: t('closeDashboard') };
	if (lead) return { to: from ?? leadPath(lead.id), label: t('closeLead') };
	return { to: propertyPath, label: t('close') };
}

/** The label of the primary button: the last step sends. */
function goOf({ purpose }: LeadDialogView, { step }: { step: string }): 'send' | 'next' {
	return purpose !== 'booking' || step === 'summary' ? 'send' : 'next';
}

function Steps({ current }: { current: LeadFormState['step'] }) {
	const { t } = useTranslation('trade-lead');
	const position = LEAD_STEPS.indexOf(current);
	return (
		<ol aria-label={t('steps.label')} className="flex items-center border-b border-hair px-(--trade-margin) py-3">
			{LEAD_STEPS.map((step, index) => (
				<li
					className="flex items-center gap-2.5 text-ink2 not-first:before:mx-2 not-first:before:w-[clamp(1rem,6vw,3.5rem)] not-first:before:border-t not-first:before:border-line2 aria-[current]:font-semibold aria-[current]:text-ink max-lg:[&:not([aria-current])]:text-[0px] max-lg:[&:not([aria-current])]:gap-0"
					key={step}
					aria-current={index === position ? 'step' : undefined}
					data-done={index < position || undefined}
				>
					<span className="grid size-6.5 place-items-center rounded-full border border-field text-[0.8125rem] in-aria-[current]:border-main in-aria-[current]:bg-main in-aria-[current]:text-on-main in-data-done:border-accent in-data-done:bg-light1 in-data-done:text-ink">
						{index < position ? <Icon name="check" size={14} /> : index + 1}
					</span>
					{t(`steps.${step}`)}
				</li>
			))}
		</ol>
	);
}

/** The reason why a submission was not written: outdated figures (LEAD-6), or a lead that another user has moved. */
function Notices({ view, answer }: { view: LeadDialogView; answer: TradeLeadAnswer | undefined }) {
	const { t } = useTranslation('trade-lead');
	const { state } = useForm();
	if (state.result !== 'changed' || !answer) return null;
	const amount = (minor: number) => formatRate({ minor, currency: view.property.currency }, { hasCents: true });
	const method = PAYMENT_METHODS.find((each) => each === fieldText(state.values, 'paymentMethod'));
	const quotes = answer.preview?.quotes;
	const now = (method && quotes?.[method]) ?? quotes?.bank_transfer ?? quotes?.credit_card;
	return (
		<FaultBox isResult className="mb-4">
			<div>
				<p className="font-semibold">
					{answer.isOvertaken
						? t('overtaken')
						: answer.formerTotalMinor === null || !now
							? t('termsChanged')
							: t('priceChanged', { before: amount(answer.formerTotalMinor), now: amount(now.totalMinor) })}
				</p>
				{answer.isOvertaken ? null : <p>{t('lookAgain')}</p>}
			</div>
			{answer.isOvertaken && view.lead ? (
				<a href={leadPath(view.lead.id)} className="trade-link">
					{t('done.open')}
				</a>
			) : null}
		</FaultBox>
	);
}

/** An interest has its own sentence (LEAD-36); no input is lost. */
function InterestFailure() {
	const { t } = useTranslation(['trade-lead', 'enquiry']);
	const { state } = useForm();
	if (state.result === 'limited') return <FormFailure />;
	if (state.result !== 'failed') return null;
	return (
		<FaultBox isResult className="mt-5">
			<p>
				{t('failed')} {t('enquiry:failedRepeat')}
			</p>
		</FaultBox>
	);
}

type FootProps = { view: LeadDialogView; closeTo: string; onBack: (() => boolean) | undefined; total: string };

function Foot({ view, closeTo, onBack, total }: FootProps) {
	const { t } = useTranslation('trade-lead');
	const { state, isSending } = useForm();
	const { purpose } = view;
	const go = goOf(view, state);
	const isRefused = state.result === 'failed' || state.result === 'limited';
	const words =
		purpose !== 'booking'
			? t(`send.${purpose}`)
			: state.step === 'details'
				? t('toPayment')
				: state.step === 'payment'
					? t('toSummary')
					: total
						? t('book', { total })
						: t('bookPlain');
	return (
		<FormDialogFoot>
			<p className="trade-note mr-auto max-lg:hidden">{t(purpose === 'booking' ? 'notYet' : 'savedFor')}</p>
			<button
				type="submit"
				name={GO_FIELD}
				value={go}
				aria-disabled={isSending || undefined}
				className={tradeButton('dark', 'order-2')}
			>
				{isSending ? (
					<SendingLabel text={t('sending')} />
				) : (
					<>
						{isRefused ? t('tryAgain') : words}
						<span className="inline-flex gap-1 [@media(scripting:none)]:hidden">
							<KeyCap>⌘</KeyCap>
							<KeyCap>↵</KeyCap>
						</span>
					</>
				)}
			</button>
			{state.step === 'details' ? (
				<Link to={closeTo} replace preventScrollReset className={tradeButton('quiet')}>
					{t('cancel')}
				</Link>
			) : (
				<button
					type="submit"
					name={GO_FIELD}
					value="back"
					onClick={(event) => {
						if (onBack?.()) event.preventDefault();
					}}
					className={tradeButton('line')}
				>
					<Icon name="chevronLeft" size={16} />
					<span className="max-sm:sr-only">{t(state.step === 'payment' ? 'backToDetails' : 'backToPayment')}</span>
				</button>
			)}
		</FormDialogFoot>
	);
}
