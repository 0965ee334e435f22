import { useTranslation } from 'react-i18next';
import { formatLongTimestamp } from '~/domain/date/format-long-date';
import { isEnded } from '~/domain/proposal/approval-progress';
import { buttonClass } from '../../ui/button';
import { Icon, LineDrawing } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { ClientAgent } from './client-agent';
import { ClientForm, type ClientOutcome, ClientSubmit } from './client-form';
import { DOWNLOAD } from './client-frame';
import { ClientNotice } from './client-notice';
import { ClientQuestion } from './client-question';
import { moneyWords, type NextStep, nextSteps } from './client-steps';
import { ClientThread } from './client-thread';
import type { ClientOption, ClientView } from './client-view';
import {
	agentName,
	capital,
	datesWords,
	livingWord,
	partyWords,
	placeWords,
	priceWords,
	stayWords,
} from './client-words';

type ApprovedProps = { view: ClientView; approval: NonNullable<ClientView['approval']>; outcome: ClientOutcome };

/** After an approval: what happens next with its dates, what was approved by whom, and the way back while there is one. */
export function ClientApproved({ view, approval, outcome }: ApprovedProps) {
	const { t } = useTranslation(['proposal']);
	const { snapshot } = view;
	const agent = agentName(view);
	const option = snapshot.options.find(({ key }) => key === approval.option);
	if (!option) return null;
	const { progress, by } = approval;
	const word = progress.step === 'asked' ? progress.for : progress.step;
	return (
		<div className="container grid items-start gap-x-10 gap-y-10 pt-9 pb-14 max-lg:px-0 lg:pt-18 lg:pb-24 xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:gap-x-20 2xl:grid-cols-[minmax(0,1fr)_28rem] xl:grid-rows-[auto_1fr]">
			<div className="min-w-0 max-lg:px-5">
				{isEnded(progress) ? null : (
					<p className="flex items-center gap-2.5 text-small font-medium text-ok">
						<span className="grid size-6.5 place-items-center rounded-full bg-ok text-white">
							<Icon name="check" size={14} />
						</span>
						{t(badgeOf(progress.step))}
					</p>
				)}
				<h1 className="mt-3 text-[2.875rem]/none md:text-[3.25rem]/none xl:text-[4.25rem]/none">
					{isEnded(progress) ? t(`approved.ended.${progress.step}`, { name: by }) : t('approved.title', { name: by })}
				</h1>
				<p className="mt-5 max-w-[36rem] text-lead">{t(`approved.lead.${word}`, { agent, option: option.name })}</p>
				<ClientNotice view={view} outcome={outcome} className="mt-5 border-accent" />
				<h2 className="mt-12 text-h3">{t(isEnded(progress) ? 'approved.past' : 'approved.next')}</h2>
				<Way view={view} steps={nextSteps(t, view, option)} />
				{isEnded(progress) ? <Others view={view} approved={option.key} /> : null}
			</div>
			<div className="min-w-0 xl:row-span-2">
				<Summary view={view} approval={approval} option={option} />
			</div>
			<div className="min-w-0 max-lg:px-5 xl:max-w-160">
				<ClientAgent view={view} title={t('approved.add')} />
				<ClientThread view={view} className="mt-7" />
				<ClientQuestion view={view} outcome={outcome} className="mt-5 sm:not-open:max-w-80 print:hidden" />
				{approval.canTakeBack ? (
					<div className="mt-6 text-small text-ink2 print:hidden">
						<p>{t('approved.takeBackText')}</p>
						<ClientForm view={view} intent="takeBack">
							<ClientSubmit
								intent="takeBack"
								variant="quiet"
								className="px-0! text-small! underline underline-offset-4"
							>
								{t('approved.takeBack')}
							</ClientSubmit>
						</ClientForm>
					</div>
				) : null}
				<p className="mt-5 text-small text-ink2">{t('approved.stays')}</p>
			</div>
		</div>
	);
}

function badgeOf(step: ApprovedProps['approval']['progress']['step']) {
	return step === 'held' ? 'approved.badgeHeld' : step === 'booked' ? 'approved.badgeBooked' : 'approved.badge';
}

/** The options that were not approved, once nothing comes of the one that was: a client goes on from there with a question. */
function Others({ view, approved }: { view: ClientView; approved: string }) {
	const { t } = useTranslation(['proposal']);
	const { options, language } = view.snapshot;
	const others = options.filter(({ key }) => key !== approved);
	if (others.length === 0) return null;
	return (
		<section aria-labelledby="others">
			<h2 id="others" className="mt-12 text-h3">
				{t('approved.others')}
			</h2>
			<p className="mt-2 text-ink2">{t('approved.othersText', { agent: agentName(view) })}</p>
			<ul className="mt-5 border-t border-line">
				{others.map((option) => (
					<li key={option.key} className="flex items-center gap-5 border-b border-line py-4">
						{option.pictures[0] ? (
							<Picture picture={option.pictures[0]} sizes="96px" className="aspect-3/2 w-24 shrink-0" />
						) : null}
						<span className="min-w-0 flex-1 items-center justify-between gap-5 sm:flex">
							<span className="block min-w-0">
								<b className="block font-semibold wrap-anywhere">{option.name}</b>
								<span className="block text-small text-ink2">
									{datesWords(option, language)}, {livingWord(t, option.living)}
								</span>
							</span>
							<span className="flex shrink-0 items-center justify-between gap-5 max-sm:mt-2">
								<b className="amount block">{priceWords(option)}</b>
								<Instead view={view} option={option} />
							</span>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Asks the agent for another option in the place of the one that came to nothing. */
function Instead({ view, option }: { view: ClientView; option: ClientOption }) {
	const { t } = useTranslation(['proposal']);
	const { name } = option;
	return (
		<ClientForm view={view} intent="ask">
			<input type="hidden" name="key" value={view.formKey} />
			<input
				type="hidden"
				name="question"
				value={t('approved.insteadText', { option: name, dates: datesWords(option, view.snapshot.language) })}
			/>
			<button
				type="submit"
				aria-label={t('approved.insteadOf', { option: name })}
				className={buttonClass('outline', 'whitespace-nowrap print:hidden')}
			>
				{t('approved.instead')}
			</button>
		</ClientForm>
	);
}

const DOTS: Record<NextStep['state'], string> = {
	done: 'bg-main',
	now: 'bg-accent outline-4 outline-light2',
	next: 'border-2 border-main bg-paper',
	held: 'border-2 border-accent bg-paper',
	stay: 'rounded-none! bg-accent',
};

/** The steps under each other along a line, their dates beside them. */
function Way({ view, steps }: { view: ClientView; steps: readonly NextStep[] }) {
	const { t } = useTranslation(['proposal']);
	return (
		<ol className="mt-6">
			{steps.map(({ key, when, title, text, amount, state, pay }, at) => (
				<li
					key={key}
					className="relative grid gap-x-8 pb-7 pl-9 last:pb-0 lg:grid-cols-[9.5rem_minmax(0,1fr)_auto] lg:pl-0"
					aria-current={state === 'now' ? 'step' : undefined}
				>
					{at < steps.length - 1 ? (
						<span
							aria-hidden="true"
							className={`absolute top-2 bottom-0 left-[0.3125rem] w-0.5 lg:left-[11.875rem] ${state === 'done' ? 'bg-main' : 'bg-line'}`}
						/>
					) : null}
					<span
						aria-hidden="true"
						className={`absolute top-1.5 left-0 size-3 rounded-full lg:left-[11.5625rem] ${DOTS[state]}`}
					/>
					<span className={`tabular text-small/6 ${state === 'now' ? 'font-semibold' : 'text-ink2'}`}>{when}</span>
					<span className="min-w-0 lg:pl-10">
						<span className="flex flex-wrap justify-between gap-x-6">
							<b className="font-semibold">{title}</b>
							{amount ? <b className="amount lg:hidden">{amount}</b> : null}
						</span>
						{text ? <span className="block text-small text-ink2">{text}</span> : null}
						{pay ? (
							<ClientForm view={view} intent="pay">
								<input type="hidden" name="instalment" value={pay.instalmentId} />
								<button
									type="submit"
									aria-label={t('approved.steps.payOf', { what: pay.name, day: when })}
									className={buttonClass(state === 'now' ? 'dark' : 'outline', 'mt-2.5 print:hidden')}
								>
									{t('approved.steps.pay')}
								</button>
							</ClientForm>
						) : null}
					</span>
					{amount ? <b className="amount max-lg:hidden">{amount}</b> : null}
				</li>
			))}
		</ol>
	);
}

type SummaryProps = { view: ClientView; approval: ApprovedProps['approval']; option: ClientOption };

function Summary({ view, approval, option }: SummaryProps) {
	const { t } = useTranslation(['proposal']);
	const { snapshot, fingerprint, pdfPath, calendarPath } = view;
	const { language, version } = snapshot;
	const rows: [name: string, value: string][] = [
		[t('rows.stay'), stayWords(option, language)],
		[t('who'), partyWords(t, option)],
		[t('approved.service'), capital(livingWord(t, option.living))],
	];
	return (
		<section
			aria-label={option.name}
			className="border-t-2 border-accent bg-sheet shadow-popover print:break-inside-avoid print:shadow-none"
		>
			{option.pictures[0] ? (
				<Picture
					picture={option.pictures[0]}
					sizes="(width >= 62.5rem) 448px, 100vw"
					className="aspect-3/2 print:aspect-5/2"
				/>
			) : null}
			<div className="px-5 pt-7 pb-8 lg:px-8">
				<h2 className="text-h3">{option.name}</h2>
				<p className="text-small text-ink2">{placeWords(option, language)}</p>
				<dl className="mt-4 border-t border-line [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-6 [&>div]:border-b [&>div]:border-line [&>div]:py-2.5 [&_dd]:text-right [&_dt]:text-ink2">
					{rows.map(([name, value]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
					<div>
						<dt>{t('price')}</dt>
						<dd className="amount text-[1.1875rem]">{priceWords(option)}</dd>
					</div>
					{approval.money && approval.progress.step === 'booked' ? (
						<>
							<div>
								<dt>{t('approved.paid')}</dt>
								<dd className="amount">{moneyWords(approval.money.paidMinor, approval.money)}</dd>
							</div>
							<div>
								<dt>{t('approved.open')}</dt>
								<dd className="amount">{moneyWords(approval.money.openMinor, approval.money)}</dd>
							</div>
						</>
					) : null}
				</dl>
				<div className="mt-6 bg-light1/60 px-5 py-4 text-small">
					<b className="block font-semibold">{t('approved.by', { name: approval.by })}</b>
					<time dateTime={new Date(approval.at).toISOString()} className="block">
						{formatLongTimestamp(approval.at, language)}
					</time>
					<span className="block text-ink2">{t('approved.version', { version, fingerprint: fingerprint ?? '' })}</span>
				</div>
				<div className="mt-5 grid gap-3 print:hidden sm:grid-flow-col sm:auto-cols-fr xl:max-2xl:grid-flow-row">
					{pdfPath ? (
						<a href={pdfPath} className={buttonClass('outline', 'w-full')}>
							<LineDrawing path={DOWNLOAD} size={18} />
							{t('pdf')}
						</a>
					) : null}
					{calendarPath ? (
						<a href={calendarPath} className={buttonClass('outline', 'w-full')}>
							<Icon name="calendar" size={18} />
							{t('approved.calendar')}
						</a>
					) : null}
				</div>
			</div>
		</section>
	);
}
