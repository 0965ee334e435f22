import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';

type LevelChoiceProps = { chosen: ChosenStay; amount: (minor: number) => string };

/** The service levels of the property, each with its price for the selected period. */
export function LevelChoice({ chosen, amount }: LevelChoiceProps) {
	const { t } = useTranslation('property');
	const { language } = useRoot();
	if (chosen.levels.length === 0) return null;
	return (
		<fieldset className="mt-5">
			<legend className="mb-1 text-label">{t('stay.serviceLevel')}</legend>
			{chosen.levels.map(({ serviceLevel, availability, priceMinor }) => (
				<label
					key={serviceLevel}
					className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line py-2 has-checked:font-semibold"
				>
					<input
						type="radio"
						name="serviceLevel"
						value={serviceLevel}
						defaultChecked={serviceLevel === chosen.serviceLevel}
						className="size-5 shrink-0 appearance-none rounded-full border border-field bg-sheet checked:border-main checked:bg-[radial-gradient(circle,var(--main)_0_5px,transparent_5.5px)]"
					/>
					<span className="grow">{serviceLevelLabel(serviceLevel, language)}</span>
					<span
						className={
							priceMinor === null ? 'text-small font-normal text-ink2' : 'tabular whitespace-nowrap text-price'
						}
					>
						{priceMinor !== null
							? amount(priceMinor)
							: availability === 'unknown'
								? '–'
								: stayStatusLabel(availability, language)}
					</span>
				</label>
			))}
		</fieldset>
	);
}
