import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProfile } from '~/domain/brand/brand-profile';

type PaymentChoiceProps = {
	/** The one that holds. */
	profile: PaymentProfile;
	onChange?: (profile: PaymentProfile) => void;
	className: string;
};

/**
 * The payment profile (OFFER-23): the client or the agency pays the hotel; an agency may say that its booking will be packaged. Fields of
 * a form, with and without script; `readPaymentProfile` reads both.
 */
export function PaymentChoice({ profile, onChange, className }: PaymentChoiceProps) {
	const { t } = useTranslation('rooms');
	const [chosen, setChosen] = useState(profile);
	useEffect(() => setChosen(profile), [profile]);
	const isAgency = chosen !== 'ClientPays';
	const choose = (next: PaymentProfile) => {
		setChosen(next);
		onChange?.(next);
	};
	return (
		<fieldset className={`group/payment min-w-0 ${className}`}>
			<legend className="block text-note/5 text-ink2">{t('period.profile')}</legend>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<span className="flex min-h-11.5 gap-0.5 rounded-control border border-field bg-work p-0.5 max-lg:flex-[1_0_100%] xl:min-h-9">
					{(['ClientPays', 'AgencyPaysStandAloneRate'] as const).map((value) => (
						<label
							key={value}
							className="relative flex cursor-pointer items-center rounded-chip px-3.5 whitespace-nowrap hover:bg-row has-checked:bg-main has-checked:font-semibold has-checked:text-on-main has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink max-lg:flex-1 max-lg:justify-center"
						>
							<input
								type="radio"
								className="absolute opacity-0"
								name="paymentProfile"
								value={value}
								checked={isAgency === (value !== 'ClientPays')}
								onChange={() => choose(value)}
							/>
							{t(value === 'ClientPays' ? 'period.client' : 'period.agency')}
						</label>
					))}
				</span>
				{/* Only the agency's booking is packaged (OFFER-23). */}
				<label className="flex min-h-11 cursor-pointer items-center gap-2 group-has-[[value=ClientPays]:checked]/payment:hidden xl:min-h-9">
					<input
						type="checkbox"
						className="size-4.25 accent-main"
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
