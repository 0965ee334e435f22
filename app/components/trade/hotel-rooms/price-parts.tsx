import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { Offer } from '~/domain/offer/offer';
import { useRoot } from '~/root';

/** How a price came about: parts in the hotel's currency that add up to its total, then the rate of exchange. */
export function PriceParts({ offer }: { offer: Offer }) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const { localPrice, price, parts } = offer;
	if (!localPrice || parts.length === 0) return null;
	const day = (date: string) => formatDate(date, language, { hasYear: false });
	return (
		<details className="price-parts">
			<summary>{t('explain.open')}</summary>
			<dl>
				{parts.map(({ kind, quantity, age, firstNight, lastNight, minor }) => (
					<div key={`${kind} ${age} ${firstNight}`}>
						<dt>{t(`explain.${kind}`, { count: quantity, age, from: day(firstNight), to: day(lastNight) })}</dt>
						<dd>{groupDigits(minor, 2)}</dd>
					</div>
				))}
				<div data-total>
					<dt>{t('explain.total', { currency: localPrice.total.currency })}</dt>
					<dd>{groupDigits(localPrice.total.minor, 2)}</dd>
				</div>
				{price && price.total.currency !== localPrice.total.currency ? (
					<div>
						<dt>{price.total.currency}</dt>
						<dd>{groupDigits(price.total.minor, 2)}</dd>
					</div>
				) : null}
			</dl>
			<p>{t('explain.included')}</p>
		</details>
	);
}
