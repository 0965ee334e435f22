import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { groupDigits } from '~/domain/money/group-digits';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Icon, type IconName } from '../ui/icon';
import { Picture } from '../ui/picture';
import { dayWords, lateWords, leftWords, owedWords } from './pay-words';
import type { OpenPaymentView } from './payment-link-view';

/** Who, what stay, what is asked, and how much of the booking is paid. */
export function PaySummary({ view, logo }: { view: OpenPaymentView; logo: ReactNode }) {
	const { picture, contact } = view;
	const { t } = useTranslation(['payment-link']);
	return (
		<div className="flex h-full max-w-3xl flex-col px-5 pt-6 pb-8 md:px-12 xl:px-16 xl:pt-13 xl:pb-12">
			{logo}
			<div className="mt-9 xl:mt-14">
				<Asked view={view} />
			</div>
			<Facts view={view} />
			{view.totalMinor > 0 ? <Paid view={view} /> : null}
			<Papers view={view} />
			{picture && view.openMinor > 0 ? (
				<Picture picture={picture} sizes="(width >= 62.5rem) 32rem, 1px" className="mt-14 aspect-[1.9] max-xl:hidden" />
			) : null}
			<p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small max-xl:hidden">
				<span>{t('contact.knows', { name: contact.name })}</span>
				{contact.phone ? <span className="tabular">{contact.phone}</span> : null}
			</p>
		</div>
	);
}

/** Invoices, and a receipt of each payment, as PDF. */
function Papers({ view: { papers, path } }: { view: OpenPaymentView }) {
	const { t } = useTranslation(['payment-link']);
	const { language } = useRoot();
	if (papers.length === 0) return null;
	return (
		<ul className="mt-4 flex flex-wrap gap-x-6 text-small" aria-label={t('papers.title')}>
			{papers.map(({ id, kind, number, service }) => (
				<li key={id}>
					<a href={`${path}/${id}.pdf?lng=${language}`} className="inline-flex min-h-11 items-center underline">
						<span className="py-1.5">{[t(`papers.${kind}`, { number }), service].filter(Boolean).join(', ')}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

const SIGNS = {
	paid: { icon: 'check', tone: 'bg-ok text-white' },
	partlyPaid: { icon: 'minus', tone: 'bg-light2 text-ink' },
	overdue: { icon: 'warning', tone: 'bg-err-bg text-err' },
	settled: { icon: 'check', tone: 'bg-light2 text-ink' },
	none: { icon: 'check', tone: 'bg-light2 text-ink' },
} as const satisfies Record<string, { icon: IconName; tone: string }>;

/** What is asked for, or what has become of it. */
function Asked({ view }: { view: OpenPaymentView }) {
	const { t } = useTranslation(['payment-link']);
	const { state, kind, service, currency, openMinor, askedMinor, receivedMinor, dueDate, daysLeft } = view;
	const kindWords = service ?? t(`kind.${kind ?? 'several'}`);
	if (state === 'open') {
		return (
			<>
				<h1>
					<span className="block font-sans text-lead font-normal text-ink2">{kindWords}</span>
					<Figure>{owedWords(openMinor, currency)}</Figure>
				</h1>
				<DueLine dueDate={dueDate} daysLeft={daysLeft} />
			</>
		);
	}
	const { icon, tone } = SIGNS[state];
	const title = state === 'overdue' ? lateWords(t, -(daysLeft ?? -1)) : t(`${state}.title`);
	return (
		<>
			<span className={`grid size-11 place-items-center rounded-full ${tone}`}>
				<Icon name={icon} size={20} />
			</span>
			<h1 className="mt-5 text-h3 xl:text-h2">{title}</h1>
			{state === 'none' ? null : (
				<p className="mt-2">
					<span className="block text-ink2">{kindWords}</span>
					<Figure>{owedWords(openMinor > 0 ? openMinor : receivedMinor || askedMinor, currency)}</Figure>{' '}
					{state === 'partlyPaid' || (state === 'overdue' && receivedMinor > 0) ? (
						<span className="whitespace-nowrap">{t('partlyPaid.open')}</span>
					) : null}
				</p>
			)}
			<p className="mt-3 text-ink2">
				<StateWords view={view} />
			</p>
			{state === 'partlyPaid' ? <DueLine dueDate={dueDate} daysLeft={daysLeft} /> : null}
		</>
	);
}

function Figure({ children }: { children: ReactNode }) {
	return (
		<span className="tabular font-sans text-[2.5rem]/[3.25rem] font-semibold tracking-[-0.01em] text-heading xl:text-[3.25rem]/[4rem]">
			{children}
		</span>
	);
}

function DueLine({ dueDate, daysLeft }: Pick<OpenPaymentView, 'dueDate' | 'daysLeft'>) {
	const { t } = useTranslation(['payment-link']);
	const { language } = useRoot();
	if (dueDate === null || daysLeft === null) return null;
	return (
		<p className="mt-2 text-[1.0625rem]/7">
			{t('dueBy', { day: dayWords(dueDate, language) })},{' '}
			<b className="font-semibold whitespace-nowrap">{leftWords(t, daysLeft)}</b>
		</p>
	);
}

function StateWords({ view }: { view: OpenPaymentView }) {
	const { t } = useTranslation(['payment-link']);
	const { language } = useRoot();
	const { state, currency, receivedMinor, paidOn, next, dueDate, isCancelled } = view;
	const sentences = {
		open: () => [],
		paid: () => [
			paidOn ? t('paid.on', { day: dayWords(paidOn, language) }) : null,
			next
				? t('paid.next', { amount: owedWords(next.minor, currency), day: dayWords(next.dueDate, language) })
				: t(isCancelled ? 'paid.allKept' : 'paid.all'),
		],
		partlyPaid: () => [t('partlyPaid.text', { amount: owedWords(receivedMinor, currency) })],
		overdue: () => [
			dueDate ? t('overdue.since', { day: dayWords(dueDate, language) }) : null,
			receivedMinor > 0 ? t('overdue.part', { amount: owedWords(receivedMinor, currency) }) : null,
		],
		settled: () => [t('settled.text')],
		none: () => [t(isCancelled ? 'none.cancelled' : 'none.text')],
	};
	return sentences[state]().filter(Boolean).join(' ');
}

function Facts({ view }: { view: OpenPaymentView }) {
	const { t } = useTranslation(['payment-link']);
	const { language } = useRoot();
	const { property, place, checkIn, checkOut, serviceLevel, client, bookingNumber, isCancelled } = view;
	const period = `${formatDate(checkIn, language, { weekday: 'plain', hasYear: checkIn.slice(0, 4) !== checkOut.slice(0, 4) })} – ${formatDate(checkOut, language, { weekday: 'plain' })}`;
	const level = serviceLevel ? serviceLevelLabel(serviceLevel, language) : null;
	const stay = [period, level].filter(Boolean).join(', ');
	const facts = [
		['property', [property, place].filter(Boolean).join(', ')],
		['stay', isCancelled ? t('cancelledStay', { stay }) : stay],
		['client', [client, bookingNumber].filter(Boolean).join(', ')],
	] as const;
	return (
		<dl className="mt-8 border-t border-line2">
			{facts.map(([name, value]) =>
				value ? (
					<div
						key={name}
						className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b border-line2 py-2.5 last:border-0 md:grid-cols-[8rem_minmax(0,1fr)]"
					>
						<dt className="text-ink2">{t(`facts.${name}`)}</dt>
						<dd className="[overflow-wrap:anywhere]">{value}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}

const SEGMENTS = { paid: 'bg-main', now: 'bg-accent', later: 'bg-line2' } as const;

/** How much of the booking is paid, asked for now, and due later. */
function Paid({ view }: { view: OpenPaymentView }) {
	const { t } = useTranslation(['payment-link']);
	const { language } = useRoot();
	const { state, currency, totalMinor, paidMinor, openMinor, lastPaidOn } = view;
	const total = owedWords(totalMinor, currency);
	const paidText = lastPaidOn
		? t('bar.paidOn', { day: formatDate(lastPaidOn, language, { hasYear: false }) })
		: t('bar.paid');
	const segments = [
		{ name: 'paid', minor: paidMinor, text: paidText },
		{ name: 'now', minor: openMinor, text: t(state === 'overdue' ? 'bar.overdue' : 'bar.now', { total }) },
		{ name: 'later', minor: totalMinor - paidMinor - openMinor, text: t('bar.later') },
	] as const;
	return (
		<ul
			className="mt-4 flex gap-0.5 text-small"
			aria-label={t('bar.label', { paid: owedWords(paidMinor, currency), total })}
		>
			{segments.map(({ name, minor, text }) =>
				minor > 0 ? (
					<li key={name} className="min-w-fit basis-0" style={{ flexGrow: minor }}>
						<span className={`mb-2 block h-2 ${SEGMENTS[name]}`} />
						<span className="block pr-2">
							<b className="tabular block font-semibold">{groupDigits(minor, 2)}</b>
							<span className="block text-ink2">{text}</span>
						</span>
					</li>
				) : null,
			)}
		</ul>
	);
}
