import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';
import type { MoneyAnswer } from './money-answer';
import { AskFirst, MoneyForm } from './money-form';

type Link = LeadPayments['wholeLinks'][number];

type PaymentLinkToolsProps = {
	money: LeadPayments;
	answer: MoneyAnswer | null;
	/** Public id of the instalment; '' for the booking as a whole. */
	row: string;
	/** What the link asks for. */
	what: string;
	link: Pick<Link, 'id' | 'url'> | null;
	/** False once it is paid: its link can only be withdrawn. */
	isOpen: boolean;
	/** What else may be done with it. */
	children?: ReactNode;
};

/** Copies, sends and withdraws the link on which a client pays something. */
export function PaymentLinkTools({ money, answer, row, what, link, isOpen, children }: PaymentLinkToolsProps) {
	const { t } = useTranslation('trade-payments');
	const own = answer?.row === row ? answer : null;
	const asked = own?.intent === 'payLink' ? own.url : null;
	return (
		<div className="grid gap-2.5">
			{link ? <LinkField url={link.url} what={what} isAsked={asked === link.url} /> : null}
			<div className="flex flex-wrap items-start gap-2">
				{link || !isOpen ? null : (
					<MoneyForm intent="payLink" row={row}>
						<button type="submit" className={tradeButton('line')} aria-label={`${t('link.copy')}: ${what}`}>
							{t('link.copy')}
						</button>
					</MoneyForm>
				)}
				{isOpen ? <SendLink money={money} answer={own} row={row} /> : null}
				{link ? (
					<AskFirst open={t('withdraw.open')} text={t('withdraw.text')}>
						<MoneyForm intent="payWithdraw" row={row} fields={{ link: link.id }}>
							<button type="submit" className={tradeButton('dark')}>
								{t('withdraw.sure')}
							</button>
						</MoneyForm>
					</AskFirst>
				) : null}
				{children}
			</div>
		</div>
	);
}

/** A link to look at, select and copy; one that was asked for a moment ago is copied at once, where the browser lets it. */
function LinkField({ url, what, isAsked }: { url: string; what: string; isAsked: boolean }) {
	const { t } = useTranslation('trade-payments');
	const id = useId();
	const [isCopied, setCopied] = useState(false);
	const copy = () =>
		navigator.clipboard?.writeText(url).then(
			() => setCopied(true),
			() => document.getElementById(id)?.focus(),
		);
	useEffect(() => {
		if (isAsked)
			navigator.clipboard?.writeText(url).then(
				() => setCopied(true),
				() => undefined,
			);
	}, [isAsked, url]);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), 2000);
		return () => clearTimeout(timer);
	}, [isCopied]);
	return (
		<div className="grid gap-1">
			<label htmlFor={id} className="text-note text-ink2">
				{t('link.label', { what })}
			</label>
			<div className="flex flex-wrap gap-2">
				<input
					id={id}
					readOnly
					value={url}
					onFocus={({ currentTarget }) => currentTarget.select()}
					className="trade-field min-w-0 flex-[1_1_14rem]"
				/>
				<button
					type="button"
					onClick={copy}
					aria-label={`${t(isCopied ? 'link.copied' : 'link.copy')}: ${what}`}
					className={tradeButton('line', '[@media(scripting:none)]:hidden')}
				>
					{t(isCopied ? 'link.copied' : 'link.copy')}
				</button>
				<a href={url} target="_blank" rel="noreferrer" className={tradeButton('quiet')}>
					{t('link.open')}
				</a>
			</div>
			<p role="status" className={isCopied ? 'trade-note' : 'sr-only'}>
				{isCopied ? t('link.copied') : ''}
			</p>
		</div>
	);
}

type SendLinkProps = { money: LeadPayments; answer: MoneyAnswer | null; row: string };

function SendLink({ money: { client }, answer, row }: SendLinkProps) {
	const { t } = useTranslation('trade-payments');
	const error = useId();
	const isWrong = answer?.intent === 'payMail' && answer.error === 'email';
	const typed = answer?.intent === 'payMail' && answer.error !== null ? answer.typed.email : undefined;
	const language = t(`mail.language.${client.language}`);
	return (
		<AskFirst
			key={answer?.at}
			open={t('mail.open')}
			isOpen={answer?.intent === 'payMail' && answer.error !== null}
			text={t('mail.text', { language })}
		>
			<MoneyForm intent="payMail" row={row} className="grid gap-2.5">
				<label className={FIELD_BOX}>
					<span>{t('mail.address')}</span>
					<input
						type="email"
						name="email"
						required
						maxLength={254}
						autoComplete="off"
						defaultValue={typed ?? client.email ?? ''}
						className="trade-field"
						aria-invalid={isWrong || undefined}
						aria-describedby={isWrong ? error : undefined}
					/>
				</label>
				{isWrong ? (
					<p id={error} role="alert" className="text-err">
						{t('error.email')}
					</p>
				) : null}
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('mail.send')}
				</button>
			</MoneyForm>
		</AskFirst>
	);
}
