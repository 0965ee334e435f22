import { Form, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { SupplierView } from '~/domain/concierge/supplier-view';
import { formatDate } from '~/domain/date/format-date';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { FieldErrors } from '~/domain/form/field-error';
import { formatAmount } from '~/domain/money/format-amount';
import { Wordmark } from '../layout/wordmark';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SupplierFinish, SupplierProposal } from './supplier-forms';
import { SupplierNeeds } from './supplier-needs';

export type SupplierAnswer = {
	word: 'changed' | 'over' | 'early' | 'failed' | null;
	errors: FieldErrors;
	typed: Record<string, string>;
} | null;

type SupplierPageProps = {
	/** Null for a link that leads nowhere. */
	view: SupplierView | null;
	today: string;
	now: number;
	/** The form of a proposal is open. */
	isProposing: boolean;
	/** Of the brand. */
	phone: string;
	answer: SupplierAnswer;
};

/** The page of a job for its supplier. No header, no footer, the brand's logo alone. */
export function SupplierPage({ view, today, now, isProposing, phone, answer }: SupplierPageProps) {
	const { t } = useTranslation('supplier-job');
	const { brand } = useRoot();
	return (
		<div className="min-h-dvh bg-paper">
			<div className="mx-auto flex min-h-dvh max-w-xl flex-col">
				<header className="flex items-center justify-between gap-4 border-b border-line px-5 py-4">
					<span className="flex min-h-8 items-center text-heading">
						<Wordmark name={brand.name} logo={brand.logo} ground="light" />
					</span>
					<span className="text-right text-small text-ink2 [overflow-wrap:anywhere]">{view?.supplier}</span>
				</header>
				<main id="content" className="grow px-5 pt-6 pb-10">
					{answer?.word ? (
						<p role="alert" className="mb-5 flex items-center gap-3 bg-err-bg px-4 py-3 text-err text-small">
							<Icon name="warning" size={18} className="shrink-0" />
							{t(`error.${answer.word}`)}
						</p>
					) : null}
					{view ? (
						<Job
							view={view}
							today={today}
							now={now}
							isProposing={isProposing || answer?.typed.price !== undefined}
							phone={phone}
							answer={answer}
						/>
					) : (
						<Note title={t('unknown.title')} text={t('unknown.text')} />
					)}
				</main>
				<footer className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-5 py-3 text-small text-ink2">
					<p className="flex items-center gap-2.5">
						<Icon name="lock" size={16} className="shrink-0" />
						{view ? t('alone', { supplier: view.supplier }) : brand.name}
					</p>
					<Languages />
				</footer>
			</div>
		</div>
	);
}

type JobProps = Omit<SupplierPageProps, 'view'> & { view: SupplierView };

function Job({ view, today, now, isProposing, phone, answer }: JobProps) {
	const { t } = useTranslation('supplier-job');
	const { language } = useRoot();
	const amount = (minor: number) => formatAmount({ minor, currency: view.currency }, { hasCents: true });
	if (view.state === 'declined' || view.state === 'gone')
		return <Note title={t(`${view.state}.title`)} text={t(`${view.state}.text`)} />;
	if (view.state === 'calledOff')
		return (
			<Note
				title={t('calledOff.title')}
				text={view.keptMinor > 0 ? t('calledOff.kept', { price: amount(view.keptMinor) }) : t('calledOff.text')}
			>
				<Paid view={view} />
			</Note>
		);
	if (view.state === 'done') return <Done view={view} price={amount(view.netMinor)} />;
	const isLate = view.state === 'open' && view.answerBy <= now;
	const isConfirmed = view.state === 'confirmed' || view.state === 'today';
	const day = formatDate(view.day, language, { weekday: 'plain', hasYear: false });
	if (view.state === 'open' && isProposing) return <SupplierProposal view={view} answer={answer} />;
	return (
		<>
			<p
				className="inline-flex items-center gap-2.5 bg-light1 px-3 py-1.5 font-medium text-small data-[tone=done]:bg-[#d8edf3] data-[tone=done]:text-[#0b4b5c] data-[tone=yours]:bg-[#fbecd0] data-[tone=yours]:text-[#7a4b00]"
				data-tone={isConfirmed ? 'done' : view.state === 'open' || view.state === 'accepted' ? 'yours' : undefined}
			>
				<Icon name={isConfirmed ? 'check' : 'info'} size={16} />
				{t(`state.${view.state}`, {
					until: formatTimestamp(view.answerBy, language),
					at: formatTimestamp(view.confirmedAt, language),
				})}
			</p>
			<h1 className="mt-4 text-h2 [overflow-wrap:anywhere]">
				{view.day === today && view.state === 'today'
					? view.time
						? t('todayAt', { time: view.time })
						: t('today')
					: t('onDay', { name: view.name, day })}
			</h1>
			{view.day === today && view.state === 'today' ? <p className="mt-1 text-ink2">{view.name}</p> : null}
			{isLate ? <p className="mt-4 bg-light1 px-4 py-3 text-small">{t('late')}</p> : null}
			<SupplierNeeds view={view} />
			<p className="mt-5 flex items-baseline justify-between gap-4">
				<span className="text-ink2">{t('price')}</span>
				<b className="text-h3 tabular">{amount(view.netMinor)}</b>
			</p>
			{view.proposal ? <Proposed view={view} amount={amount} /> : null}
			{isConfirmed ? <Calls view={view} phone={phone} /> : null}
			{view.state === 'open' ? <Answers view={view} price={amount(view.netMinor)} /> : null}
			{view.state === 'accepted' ? (
				<div className="mt-8 grid gap-3">
					<Form method="post" action="?">
						<Step view={view} step="confirm" />
						<button type="submit" className={buttonClass('accent', 'w-full')}>
							{t('confirm')}
						</button>
					</Form>
					<Decline view={view} />
				</div>
			) : null}
			{view.state === 'today' ? <SupplierFinish view={view} answer={answer} /> : null}
		</>
	);
}

function Step({ view, step }: { view: SupplierView; step: string }) {
	return (
		<>
			<input type="hidden" name="version" value={view.version} />
			<input type="hidden" name="step" value={step} />
		</>
	);
}

function Answers({ view, price }: { view: SupplierView; price: string }) {
	const { t } = useTranslation('supplier-job');
	return (
		<div className="mt-8 grid gap-3">
			<Form method="post" action="?">
				<Step view={view} step="takeOn" />
				<button type="submit" className={buttonClass('accent', 'w-full')}>
					{t('accept', { price })}
				</button>
			</Form>
			<a href="?propose" className={buttonClass('outline', 'w-full text-center')}>
				{t('propose')}
			</a>
			<Decline view={view} />
		</div>
	);
}

/** Says no, in two steps. */
function Decline({ view }: { view: SupplierView }) {
	const { t } = useTranslation('supplier-job');
	return (
		<details className="text-center">
			<summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-ink2 hover:underline">
				{t('decline')}
			</summary>
			<Form method="post" action="?" className="mt-2 bg-light1 px-4 py-4">
				<Step view={view} step="turnDown" />
				<p className="text-small">{t('declineText')}</p>
				<button type="submit" className={buttonClass('outline', 'mt-3')}>
					{t('declineSure')}
				</button>
			</Form>
		</details>
	);
}

function Proposed({ view, amount }: { view: SupplierView; amount: (minor: number) => string }) {
	const { t } = useTranslation('supplier-job');
	const { proposal } = view;
	if (!proposal) return null;
	return (
		<section className="mt-6 bg-light1 px-4 py-4">
			<h2 className="font-semibold font-sans text-body">{t('proposal.sent')}</h2>
			<p className="mt-1 tabular">
				{[proposal.time, proposal.netMinor === null ? null : amount(proposal.netMinor)].filter(Boolean).join(', ')}
			</p>
			{proposal.note ? <p className="mt-1 [overflow-wrap:anywhere]">{proposal.note}</p> : null}
			<p className="mt-3 text-small text-ink2">{t('proposal.note')}</p>
		</section>
	);
}

function Calls({ view, phone }: { view: SupplierView; phone: string }) {
	const { t } = useTranslation('supplier-job');
	const { brand } = useRoot();
	return (
		<div className="mt-6">
			<p className="flex flex-wrap gap-3">
				{view.phone ? (
					<a href={`tel:${view.phone.replaceAll(' ', '')}`} className={buttonClass('outline', 'grow')}>
						<Icon name="phone" size={18} />
						{t('call')}
					</a>
				) : null}
				<a href={`tel:${phone.replaceAll(' ', '')}`} className={buttonClass('outline', 'grow')}>
					<Icon name="phone" size={18} />
					{t('callUs', { brand: brand.name })}
				</a>
			</p>
			{view.phone ? null : (
				<p className="mt-2 text-small text-ink2">{t(view.state === 'today' ? 'noPhone' : 'phoneLater')}</p>
			)}
		</div>
	);
}

function Done({ view, price }: { view: SupplierView; price: string }) {
	const { t } = useTranslation('supplier-job');
	const { language } = useRoot();
	const rows = [
		[t('done.at'), formatTimestamp(view.done?.at, language)],
		[t('done.note'), view.done?.note ?? ''],
		[t('done.price'), price],
	].filter(([, value]) => value !== '');
	return (
		<>
			<span className="grid size-11 place-items-center rounded-full bg-ok text-sheet">
				<Icon name="check" size={22} />
			</span>
			<h1 className="mt-4 text-h2">{t('done.title')}</h1>
			<p className="mt-3">{t(view.done?.note ? 'done.text' : 'done.textPlain', { name: view.name })}</p>
			<dl className="mt-6">
				{rows.map(([label, value]) => (
					<div key={label} className="grid grid-cols-[7rem_1fr] gap-4 border-t border-line py-3">
						<dt className="text-ink2 text-small">{label}</dt>
						<dd className="[overflow-wrap:anywhere]">{value}</dd>
					</div>
				))}
			</dl>
			<Paid view={view} />
		</>
	);
}

/** When the job was paid, with the advice of it. */
function Paid({ view }: { view: SupplierView }) {
	const { t } = useTranslation('supplier-job');
	const { language } = useRoot();
	const { pathname } = useLocation();
	if (view.paidOn === null) return null;
	return (
		<p className="mt-6">
			{t('paid.on', { day: formatDate(view.paidOn, language) })}{' '}
			<a href={`${pathname.replace(/\/$/, '')}/remittance-advice.pdf`} className="underline underline-offset-4">
				{t('paid.advice')}
			</a>
		</p>
	);
}

function Note({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
	return (
		<div className="mt-4 bg-light1 px-5 py-6">
			<h1 className="text-h3">{title}</h1>
			<p className="mt-2 text-ink2">{text}</p>
			{children}
		</div>
	);
}

const OWN_NAMES = { en: 'English', de: 'Deutsch' } as const;

function Languages() {
	const { t } = useTranslation('supplier-job');
	const { language } = useRoot();
	const other = language === 'en' ? 'de' : 'en';
	return (
		<nav aria-label={t('languages')}>
			<a href={`?lng=${other}`} lang={other} hrefLang={other} className="flex min-h-11 items-center hover:underline">
				{OWN_NAMES[other]}
			</a>
		</nav>
	);
}
