import { Link, useSearchParams } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import { isCardFee } from '~/domain/bank-statement/desk/is-card-fee';
import type { ListedEntry } from '~/domain/bank-statement/desk/list-statements.server';
import { spacedIban } from '~/domain/brand/bank-account';
import { formatDate } from '~/domain/date/format-date';
import { adminLeadPath } from '~/domain/lead/lead-path';
import { formatAmount } from '~/domain/money/format-amount';
import { spacedReference } from '~/domain/payment/creditor-reference';
import { Amount } from '../amount';
import { KeyCap } from '../key-cap';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { DeskField } from '../parts/desk-field';
import { tradeButton } from '../trade-button';
import { EntryBadge } from './bank-entries';
import { ChooseInstalments, Suggestions } from './bank-suggestions';
import type { BankData } from './bank-view.server';

const PART = 'border-t border-hair px-4.5 py-3.5';

/** One entry: what the bank says of it, and what becomes of it. */
export function BankEntryPanel({ entry, bank }: { entry: ListedEntry; bank: BankData }) {
	const { t } = useTranslation(['money', 'desk']);
	const [query] = useSearchParams();
	const outcome = useOutcome();
	const fault = outcome && !outcome.isDone && outcome.row === entry.id ? outcome.text : null;
	const suggestions = bank.suggestions[entry.id] ?? [];
	const panel = useRef<HTMLElement>(null);
	// The panel is beside the list on wide windows and above it on others.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another panel
	useEffect(() => {
		panel.current?.focus({ preventScroll: matchMedia('(width >= 81.25rem)').matches });
	}, [entry.id]);
	const without = new URLSearchParams(query);
	for (const name of ['entry', 'words']) without.delete(name);
	return (
		<section ref={panel} tabIndex={-1} aria-label={t('bank.panel.title')} className="trade-card scroll-mt-4">
			<header className="flex items-center justify-between gap-3 px-4.5 py-3.5">
				<h2>
					<Amount money={{ minor: entry.minor, currency: entry.currency }} hasCents className="text-[1.375rem]/7" />
				</h2>
				<span className="flex items-center gap-2">
					<EntryBadge entry={entry} best={suggestions[0]} />
					<Link
						to={`?${without}`}
						preventScrollReset
						aria-label={t('bank.panel.close')}
						className="grid size-11 place-items-center rounded-full hover:bg-row xl:size-9"
					>
						<Icon name="close" size={20} />
					</Link>
				</span>
			</header>
			<EntryFacts entry={entry} />
			{fault ? (
				<p role="alert" className={`${PART} font-medium text-err`}>
					{t(`desk:fault.${fault}` as never) as string}
				</p>
			) : null}
			{entry.state === 'open' ? <OpenEntry entry={entry} bank={bank} /> : <DecidedEntry entry={entry} bank={bank} />}
		</section>
	);
}

function EntryFacts({ entry }: { entry: ListedEntry }) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const isIn = entry.minor > 0;
	const facts: [string, ReactNode][] = [
		[t(isIn ? 'bank.panel.from' : 'bank.panel.to'), entry.name ?? t('bank.unnamed')],
		[t('bank.panel.account'), entry.otherIban ? spacedIban(entry.otherIban) : null],
		[t(isIn ? 'bank.panel.arrived' : 'bank.panel.left'), formatDate(entry.bookingDate, language, { weekday: 'plain' })],
		[t('bank.panel.reference'), entry.creditorReferences.map(spacedReference).join(', ') || null],
		[t('bank.panel.text'), entry.text.join(' ') || null],
		[
			t('bank.panel.bank'),
			entry.returnReason ? t('bank.panel.returned', { reason: entry.returnReason }) : entry.bankText,
		],
	];
	return (
		<dl className={`${PART} grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1`}>
			{facts
				.filter(([, value]) => value !== null)
				.map(([name, value]) => (
					<div key={name} className="contents">
						<dt className="text-ink2">{name}</dt>
						<dd className="wrap-anywhere">{value}</dd>
					</div>
				))}
		</dl>
	);
}

function OpenEntry({ entry, bank }: { entry: ListedEntry; bank: BankData }) {
	const { t } = useTranslation('money');
	const typed = useTyped(entry.id);
	return (
		<>
			<div className={PART}>
				<Suggestions entry={entry} suggestions={bank.suggestions[entry.id] ?? []} bookings={bank.bookings} />
			</div>
			{entry.minor > 0 ? (
				<details className={PART} open={bank.words !== null || undefined}>
					<summary className="trade-link cursor-pointer py-1">{t('bank.another')}</summary>
					<ChooseInstalments entry={entry} words={bank.words} found={bank.found} />
				</details>
			) : null}
			{bank.cardBalances.length > 0 ? <CardPayout entry={entry} balances={bank.cardBalances} /> : null}
			<details className={PART} open={entry.minor < 0 || typed.intent === 'ignore' || undefined}>
				<summary className="trade-link cursor-pointer py-1">{t('bank.notOurs')}</summary>
				<VerbForm fields={{ intent: 'ignore', entry: entry.id }} className="mt-2 grid gap-3">
					<DeskField name="reason" label={t('bank.why')} value={typed.reason ?? ''} maxLength={300} />
					<button type="submit" className={tradeButton('line', 'justify-self-start')}>
						{t('bank.ignore')}
					</button>
				</VerbForm>
			</details>
		</>
	);
}

/** What a provider of cards calls itself on a statement. */
const PROVIDER = /stripe/i;

type CardPayoutProps = { entry: ListedEntry; balances: BankData['cardBalances'] };

/** The form that books an entry as a payout of the card provider, with the fee that would settle all that it owes where that may be one. */
function CardPayout({ entry, balances }: CardPayoutProps) {
	const { t } = useTranslation('money');
	const typed = useTyped(entry.id);
	const { currency, minor } = entry;
	const rest = (balances[0]?.minor ?? minor) - minor;
	const isProvider = PROVIDER.test([entry.name, entry.bankText, ...entry.text].join(' '));
	return (
		<details className={PART} open={isProvider || typed.intent === 'cardPayout' || undefined}>
			<summary className="trade-link cursor-pointer py-1">{t('bank.card.open')}</summary>
			<VerbForm fields={{ intent: 'cardPayout', entry: entry.id, currency }} className="mt-2 grid gap-3">
				<DeskField name="brand" label={t('filter.brand')} value={typed.brand ?? balances[0]?.brandKey ?? ''}>
					{balances.map((each) => (
						<option key={each.brandKey} value={each.brandKey}>
							{t('bank.card.owed', {
								brand: each.brandName,
								amount: formatAmount({ minor: each.minor, currency }),
							})}
						</option>
					))}
				</DeskField>
				<DeskField
					name="fee"
					label={t('bank.card.fee', { currency })}
					value={typed.fee ?? (rest > 0 && isCardFee(rest, minor) ? (rest / 100).toFixed(2) : '')}
					hint={t('bank.card.hint')}
					inputMode="decimal"
					maxLength={20}
				/>
				<button type="submit" className={tradeButton('dark')}>
					{t('bank.card.book')}
				</button>
			</VerbForm>
		</details>
	);
}

function DecidedEntry({ entry, bank }: { entry: ListedEntry; bank: BankData }) {
	const { t } = useTranslation('money');
	const mayTakeBack = entry.state === 'ignored' || entry.minor > 0;
	return (
		<>
			<div className={PART}>
				{entry.state === 'ignored' ? (
					<p className="wrap-anywhere">{t('bank.ignoredBecause', { reason: entry.reason })}</p>
				) : null}
				{bank.booked.length > 0 ? (
					<>
						<h3 className="text-note! font-medium! text-ink2">{t('bank.bookedFor')}</h3>
						<ul className="mt-1 grid gap-2">
							{bank.booked.map((each) => (
								<li key={each.id} className={each.reversedAt === null ? '' : 'text-ink2'}>
									<span className="flex justify-between gap-3">
										<Link to={adminLeadPath(each.leadId)} className="trade-link">
											{`${each.clientFirstName} ${each.clientLastName}`.trim() || each.bookingNumber}
										</Link>
										<Amount
											money={{ minor: each.minor, currency: each.currency }}
											hasCents
											isStruck={each.reversedAt !== null}
										/>
									</span>
									<small className="trade-note block">
										{[
											each.bookingNumber,
											...(each.feeMinor > 0
												? [t('bank.feeOf', { amount: formatAmount({ minor: each.feeMinor, currency: each.currency }) })]
												: []),
											...(each.reversedAt === null ? [] : [t('bank.takenBack')]),
										].join(', ')}
									</small>
								</li>
							))}
						</ul>
					</>
				) : null}
				{bank.cardPayouts.map((each) => (
					<p key={each.no} className={each.reversedAt === null ? '' : 'text-ink2'}>
						{t('bank.card.booked', { brand: each.brandName })}
						<small className="trade-note block">
							{[
								t('bank.card.feeOf', { amount: formatAmount({ minor: each.feeMinor, currency: each.currency }) }),
								...(each.reversedAt === null ? [] : [t('bank.takenBack')]),
							].join(', ')}
						</small>
					</p>
				))}
			</div>
			{mayTakeBack ? (
				<div className={`${PART} bg-paper`}>
					<VerbForm fields={{ intent: 'takeBack', entry: entry.id }}>
						<button type="submit" data-key="z" className={tradeButton()}>
							{t('bank.takeBack')}
							<KeyCap>Z</KeyCap>
						</button>
					</VerbForm>
				</div>
			) : null}
		</>
	);
}
