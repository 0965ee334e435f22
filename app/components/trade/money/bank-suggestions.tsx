import { Form, useSearchParams } from '@remix-run/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import { choiceOf } from '~/domain/bank-statement/desk/entry-choice';
import type { ListedEntry } from '~/domain/bank-statement/desk/list-statements.server';
import type { MatchReason, Suggestion } from '~/domain/bank-statement/match';
import type { Receivable as OwedBooking } from '~/domain/bank-statement/receivable';
import { formatDate } from '~/domain/date/format-date';
import { depositOpenMinor } from '~/domain/deposit/deposit-state';
import type { ListedDeposit } from '~/domain/deposit/list-deposits.server';
import { houseName } from '~/domain/lead/property-name';
import { formatAmount } from '~/domain/money/format-amount';
import { openMinor } from '~/domain/payment/instalment-state';
import { Amount } from '../amount';
import { KeyCap } from '../key-cap';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';
import type { Found } from './bank-view.server';

type SuggestionsProps = {
	entry: ListedEntry;
	suggestions: readonly Suggestion[];
	bookings: Record<string, OwedBooking>;
};

/** What an entry may be for, each with its reasons; the best is chosen. */
export function Suggestions({ entry, suggestions, bookings }: SuggestionsProps) {
	const { t } = useTranslation('money');
	const choices = suggestions.map((suggestion) => ({ suggestion, choice: choiceOf(suggestion) }));
	const first = choices.findIndex(({ choice }) => choice !== null);
	if (suggestions.length === 0)
		return <p className="text-ink2">{t(entry.minor > 0 ? 'bank.match.none' : 'bank.match.noneOut')}</p>;
	return (
		<VerbForm fields={{ intent: 'book', entry: entry.id }} className="grid gap-3">
			<fieldset className="grid gap-2.5">
				<legend className="mb-2 text-note text-ink2">{t('bank.match.label')}</legend>
				{choices.map(({ suggestion, choice }, at) => (
					<label
						key={at}
						className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 rounded-control border border-line2 px-3 py-2.5 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)]"
					>
						<input
							type="radio"
							name="choice"
							value={choice ? JSON.stringify(choice) : ''}
							disabled={choice === null}
							defaultChecked={at === first}
							className="mt-0.5 size-4.5 accent-(--color-main)"
						/>
						<span>
							<span className="font-semibold">{bookingWords(suggestion, bookings)}</span>
							<span className="trade-note block">{kindWords(suggestion, entry, t)}</span>
						</span>
						<span className="font-semibold tabular">{t('bank.percent', { count: suggestion.confidence })}</span>
						<Reasons reasons={suggestion.reasons} />
					</label>
				))}
			</fieldset>
			{first < 0 ? null : (
				<button type="submit" data-key="a" className={tradeButton('dark')}>
					{t(suggestions[first]?.paymentId ? 'bank.bookReversal' : 'bank.book')}
					<KeyCap>A</KeyCap>
				</button>
			)}
		</VerbForm>
	);
}

function bookingWords({ parts }: Suggestion, bookings: Record<string, OwedBooking>): string {
	return parts
		.map(({ leadId }) => {
			const booking = bookings[leadId];
			return booking ? [booking.clientName, booking.bookingNumber].filter(Boolean).join(', ') : leadId;
		})
		.join(' + ');
}

type Texts = TFunction<['money']>;

function kindWords(suggestion: Suggestion, { currency }: ListedEntry, t: Texts): string {
	const { kind, parts, feeMinor, overMinor } = suggestion;
	const sum = (of: (part: Suggestion['parts'][number]) => number) =>
		parts.reduce((before, part) => before + of(part), 0);
	const deposit = sum((part) => part.depositMinor);
	if (deposit > 0 && kind === 'exact') return t('bank.match.deposit');
	if (deposit > 0 && kind === 'several') return t('bank.match.withDeposit');
	if (deposit > 0 && kind === 'partial' && deposit === sum((part) => part.minor)) return t('bank.match.partOfDeposit');
	const minor = kind === 'fee' ? feeMinor : overMinor;
	return t(`bank.match.${kind}`, { amount: formatAmount({ minor, currency }) });
}

function Reasons({ reasons }: { reasons: readonly MatchReason[] }) {
	const { t } = useTranslation('money');
	return (
		<ul className="col-span-2 col-start-2 mt-1.5 grid gap-0.5">
			{reasons.map(({ code, isFor, found }, at) => (
				<li key={at} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-1.5 text-note">
					<Icon
						name={isFor ? 'check' : 'close'}
						size={14}
						className={`mt-0.5 ${isFor ? 'text-[#1b5834]' : 'text-err'}`}
					/>
					<span className="wrap-anywhere">
						<span className="sr-only">{t(isFor ? 'bank.speaksFor' : 'bank.speaksAgainst')}: </span>
						{t(`bank.reason.${code}`)}
						{found ? <span className="text-ink2">, {found}</span> : null}
					</span>
				</li>
			))}
		</ul>
	);
}

type ChooseInstalmentsProps = { entry: ListedEntry; words: string | null; found: Found | null };

/** Other bookings by what is typed: one instalment or deposit or several, of one booking or of several. */
export function ChooseInstalments({ entry, words, found }: ChooseInstalmentsProps) {
	const { t } = useTranslation('money');
	const [query] = useSearchParams();
	const kept = ['statement', 'state', 'after', 'entry'].flatMap((name) => {
		const value = query.get(name);
		return value ? [[name, value] as const] : [];
	});
	return (
		<div className="mt-2 grid gap-3">
			<Form method="get" preventScrollReset className="flex items-end gap-2">
				{kept.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<label className="grid min-w-0 flex-1 gap-1">
					<span className="text-note text-ink2">{t('filter.words')}</span>
					<input name="words" data-key="f" defaultValue={words ?? ''} maxLength={120} className="trade-field" />
				</label>
				<button type="submit" className={tradeButton()}>
					{t('bank.search')}
				</button>
			</Form>
			{found === null ? null : found.instalments.length + found.deposits.length === 0 ? (
				<p className="text-ink2">{t('none.text')}</p>
			) : (
				<VerbForm fields={{ intent: 'choose', entry: entry.id }} className="grid gap-3">
					<fieldset className="grid">
						<legend className="mb-1 text-note text-ink2">{t('bank.chosen')}</legend>
						{found.instalments.map((row) => (
							<OpenChoice
								key={row.id}
								row={row}
								what={t(`kind.${row.kind}`)}
								minor={openMinor(row)}
								value={{ leadId: row.leadId, minor: openMinor(row) }}
							/>
						))}
						{found.deposits.map((row) => (
							<OpenChoice
								key={row.id}
								row={row}
								what={t('bank.securityDeposit')}
								minor={depositOpenMinor(row)}
								value={{ leadId: row.leadId, minor: depositOpenMinor(row), isDeposit: true }}
							/>
						))}
					</fieldset>
					<p className="trade-note">{t('bank.chooseHint')}</p>
					<div className="flex flex-wrap gap-2">
						<button type="submit" className={tradeButton('dark')}>
							{t('bank.bookChosen')}
						</button>
						<button type="submit" name="fee" value="1" className={tradeButton()}>
							{t('bank.bookWithFee')}
						</button>
					</div>
				</VerbForm>
			)}
		</div>
	);
}

type OpenChoiceProps = {
	row: Pick<
		ListedDeposit,
		'clientFirstName' | 'clientLastName' | 'bookingNumber' | 'propertyName' | 'dueDate' | 'currency'
	>;
	what: string;
	minor: number;
	value: { leadId: string; minor: number; isDeposit?: true };
};

function OpenChoice({ row, what, minor, value }: OpenChoiceProps) {
	const { language } = useRoot();
	return (
		<label className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 border-t border-hair py-2">
			<input
				type="checkbox"
				name="instalment"
				value={JSON.stringify(value)}
				className="mt-0.5 size-4.5 accent-(--color-main)"
			/>
			<span>
				{`${row.clientFirstName} ${row.clientLastName}`.trim()}, {what}
				<small className="trade-note block">
					{[row.bookingNumber, houseName(row.propertyName), formatDate(row.dueDate, language)].join(', ')}
				</small>
			</span>
			<Amount money={{ minor, currency: row.currency }} hasCents />
		</label>
	);
}
