import { useTranslation } from 'react-i18next';

/** Id of the popover that takes the price apart. */
export const WHY_PRICE = 'why-this-price';

/** Opens the popover without script; browsers without popovers show its content under the terms, and no button. */
export function WhyPriceButton({ className = '' }: { className?: string }) {
	const { t } = useTranslation('property');
	return (
		<button type="button" className={`why-price-button ${className}`} {...{ popovertarget: WHY_PRICE }}>
			{t('whyPrice')}
		</button>
	);
}
