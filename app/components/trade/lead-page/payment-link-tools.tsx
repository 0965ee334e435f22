import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { FIELD_BOX } from '../parts/field-label';
import { LinkToCopy } from '../parts/link-to-copy';
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

function LinkField({ url, what, isAsked }: { url: string; what: string; isAsked: boolean }) {
	const { t } = useTranslation('trade-payments');
	const [copy, copied] = [t('link.copy'), t('link.copied')];
	const words = {
		...{ label: t('link.label', { what }), copy, copied, open: t('link.open') },
		...{ copyOf: `${copy}: ${what}`, copiedOf: `${copied}: ${what}` },
	};
	return <LinkToCopy url={url} isAsked={isAsked} words={words} />;
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
