import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FEATURE_FLAGS, type FeatureFlags, readFlags } from '~/domain/feature/feature-flags';
import { Switch } from '../form/switch';
import { tradeButton } from '../trade/trade-button';
import { keepFlags, savedFlags } from './flag-store';

/** The three switches of this tab (PAGE-24): demo hotels, demo properties, links to the hotel access. */
export function FeatureSwitches({ areOnByDefault }: { areOnByDefault: boolean }) {
	const { t } = useTranslation('flags');
	const [flags, setFlags] = useState<FeatureFlags>(() => readFlags(null, areOnByDefault));
	const [isSaved, setSaved] = useState(true);
	useEffect(() => setFlags(savedFlags(areOnByDefault)), [areOnByDefault]);
	const keep = (next: FeatureFlags | null) => {
		setSaved(keepFlags(next));
		setFlags(next ?? readFlags(null, areOnByDefault));
	};
	return (
		<>
			<noscript>
				<p className="mt-4 border-l-[3px] border-accent pl-5">{t('noScript')}</p>
			</noscript>
			<ul className="mt-2">
				{FEATURE_FLAGS.map((name) => (
					<li key={name} className="flex min-h-12 items-center border-t border-line py-2 first:border-t-0">
						<Switch
							isOn={flags[name]}
							onChange={(isOn) => keep({ ...flags, [name]: isOn })}
							label={t(`flag.${name}`)}
						/>
					</li>
				))}
			</ul>
			<p role="status" className="mt-4 text-small text-err empty:hidden">
				{isSaved ? null : t('notKept')}
			</p>
			<button type="button" className={tradeButton('line', 'mt-3')} onClick={() => keep(null)}>
				{t('reset')}
			</button>
		</>
	);
}
