import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatPercent } from '~/domain/language/format-number';
import { formatAmount } from '~/domain/money/format-amount';
import type { ChosenStay } from '~/domain/property/choose-stay';
import type { Property } from '~/domain/property/property';
import type { StayFigures } from '~/domain/property/stay-figures';
import { Section } from './section';
import { useStayWords } from './stay-words';
import { TermsAxis } from './terms-axis';
import { WhyPriceButton } from './why-price-button';

type TermsProps = { property: Property; chosen: ChosenStay; figures: StayFigures | null; isPriceExplained: boolean };

/** Payment and cancellation of the chosen stay as dates and amounts, ways to pay, and the lessor's own words. */
export function Terms({ property, chosen, figures, isPriceExplained }: TermsProps) {
	const { t } = useTranslation(['property', 'house']);
	const words = useStayWords(property, chosen);
	const { period, priceMinor } = chosen;
	const notes = [
		property.hasStandardTerms && t('house:terms.standard'),
		property.registrationNumber && t('house:terms.registration', { number: property.registrationNumber }),
		property.source && t('house:terms.source', { source: property.source }),
	].filter((note) => note);
	return (
		<Section id="terms" title={t('sections.terms')}>
			<p className="text-ink2">
				{!figures
					? t('house:terms.withoutDates')
					: priceMinor === null
						? t('house:terms.introWithoutPrice')
						: t('house:terms.intro', {
								period: words.range,
								level: words.level,
								amount: words.amount(priceMinor),
							})}
				{isPriceExplained ? (
					<>
						{' '}
						<WhyPriceButton className="whitespace-nowrap text-ink" />
					</>
				) : null}
			</p>
			{figures && period ? (
				<TermsAxis
					figures={figures}
					period={period}
					amount={priceMinor === null ? null : words.amount}
					range={words.shortRange}
				/>
			) : null}
			<PaymentWays figures={figures} totalMinor={priceMinor} amount={words.amount} />
			{property.termsText ? (
				<div id="lessor-terms" className="mt-10 scroll-mt-24 border-t border-line2 pt-6">
					<h3 className="font-sans text-body font-semibold tracking-normal">{t('house:terms.operator')}</h3>
					<p className="house-text mt-2 whitespace-pre-line text-small text-ink2">{property.termsText}</p>
				</div>
			) : null}
			{notes.length > 0 ? (
				<p className="mt-6 text-small text-ink2">
					{notes.map((note) => (
						<span key={String(note)} className="block">
							{note}
						</span>
					))}
				</p>
			) : null}
		</Section>
	);
}

type PaymentWaysProps = {
	figures: StayFigures | null;
	totalMinor: number | null;
	amount: (minor: number) => string;
};

function PaymentWays({ figures, totalMinor, amount }: PaymentWaysProps) {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	const ways: [title: string, text: string][] = [];
	if (!figures) return null;
	const { cardFee, deposit } = figures;
	const free =
		totalMinor === null ? t('house:terms.noFee') : t('house:terms.bankTransferText', { amount: amount(totalMinor) });
	if (figures.isBankTransferAccepted) ways.push([t('house:terms.bankTransfer'), free]);
	if (cardFee) {
		const share = formatPercent(cardFee.ratio * 100, language);
		ways.push([
			t('house:terms.creditCard'),
			cardFee.ratio === 0
				? free
				: totalMinor === null
					? t(cardFee.isCharged ? 'house:terms.creditCardShare' : 'house:terms.creditCardWaivedShare', {
							share,
						})
					: cardFee.isCharged
						? t('house:terms.creditCardText', {
								share,
								fee: amount(cardFee.minor),
								amount: amount(totalMinor + cardFee.minor),
							})
						: t('house:terms.creditCardWaived', { share, amount: amount(totalMinor) }),
		]);
	}
	const sum = deposit.amount ? formatAmount(deposit.amount) : '';
	ways.push([
		t('house:terms.deposit'),
		deposit.kind === 'blocked'
			? t('house:terms.depositBlockedText', { amount: sum, date: formatDate(deposit.date, language) })
			: deposit.kind === 'cashed_in'
				? t('house:terms.depositCashedText', { amount: sum, date: formatDate(deposit.date, language) })
				: sum || t('house:terms.depositUnknown'),
	]);
	return (
		<dl className="mt-10 grid gap-6 border-t border-line2 pt-6 text-small sm:grid-cols-2 xl:grid-cols-3 xl:gap-10">
			{ways.map(([title, text]) => (
				<div key={title}>
					<dt className="font-semibold">{title}</dt>
					<dd className="tabular mt-1 text-ink2">{text}</dd>
				</div>
			))}
		</dl>
	);
}
