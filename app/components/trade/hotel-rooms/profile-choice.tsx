import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProfile } from '~/domain/brand/brand-profile';

type ProfileChoiceProps = {
	/** The one that holds. */
	profile: PaymentProfile;
	onChange: (profile: PaymentProfile) => void;
};

/** Who pays the hotel (H§4): the client or the agency, which may make a package of it. */
export function ProfileChoice({ profile, onChange }: ProfileChoiceProps) {
	const { t } = useTranslation('rooms');
	const [chosen, setChosen] = useState(profile);
	useEffect(() => setChosen(profile), [profile]);
	const isAgency = chosen !== 'ClientPays';
	const choose = (next: PaymentProfile) => {
		setChosen(next);
		onChange(next);
	};
	return (
		<fieldset className="period-profile">
			<legend>{t('period.profile')}</legend>
			<span className="segments">
				<label data-chosen={isAgency ? undefined : ''}>
					<input
						type="radio"
						name="paymentProfile"
						value="ClientPays"
						checked={!isAgency}
						onChange={() => choose('ClientPays')}
					/>
					{t('period.client')}
				</label>
				<label data-chosen={isAgency ? '' : undefined}>
					<input
						type="radio"
						name="paymentProfile"
						value={isAgency ? chosen : 'AgencyPaysStandAloneRate'}
						checked={isAgency}
						onChange={() => choose('AgencyPaysStandAloneRate')}
					/>
					{t('period.agency')}
				</label>
			</span>
			{isAgency ? (
				<label className="period-packaged">
					<input
						type="checkbox"
						checked={chosen === 'AgencyPaysPackageRate'}
						onChange={({ currentTarget }) =>
							choose(currentTarget.checked ? 'AgencyPaysPackageRate' : 'AgencyPaysStandAloneRate')
						}
					/>
					{t('period.packaged')}
				</label>
			) : null}
		</fieldset>
	);
}
