import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProfile } from '~/domain/brand/brand-profile';

type PaymentChoiceProps = {
	/** The one that holds. */
	profile: PaymentProfile;
	onChange?: (profile: PaymentProfile) => void;
};

/**
 * The payment profile (OFFER-23): the client or the agency pays the hotel; an agency may say that its booking will be packaged. Fields of
 * a form, with and without script; `readPaymentProfile` reads both.
 */
export function PaymentChoice({ profile, onChange }: PaymentChoiceProps) {
	const { t } = useTranslation('rooms');
	const [chosen, setChosen] = useState(profile);
	useEffect(() => setChosen(profile), [profile]);
	const isAgency = chosen !== 'ClientPays';
	const choose = (next: PaymentProfile) => {
		setChosen(next);
		onChange?.(next);
	};
	return (
		<fieldset className="payment-choice">
			<legend>{t('period.profile')}</legend>
			<div>
				<span className="payment-choice-who">
					{(['ClientPays', 'AgencyPaysStandAloneRate'] as const).map((value) => (
						<label key={value}>
							<input
								type="radio"
								name="paymentProfile"
								value={value}
								checked={isAgency === (value !== 'ClientPays')}
								onChange={() => choose(value)}
							/>
							{t(value === 'ClientPays' ? 'period.client' : 'period.agency')}
						</label>
					))}
				</span>
				<label className="payment-choice-packaged">
					<input
						type="checkbox"
						name="paymentProfile"
						value="AgencyPaysPackageRate"
						checked={chosen === 'AgencyPaysPackageRate'}
						onChange={({ currentTarget }) =>
							choose(currentTarget.checked ? 'AgencyPaysPackageRate' : 'AgencyPaysStandAloneRate')
						}
					/>
					{t('period.packaged')}
				</label>
			</div>
		</fieldset>
	);
}
