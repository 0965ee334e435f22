import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FEATURE_FLAGS, type FeatureFlags, readFlags } from '~/domain/feature/feature-flags';
import { Switch } from '../form/switch';
import { Button } from '../ui/button';
import { keepFlags, keptFlags } from './flag-store';

/** The three switches of this tab (P§4, H§2): demo hotels, demo properties, links to the hotel access. */
export function FeatureSwitches({ areOnByDefault }: { areOnByDefault: boolean }) {
	const { t } = useTranslation('flags');
	const [flags, setFlags] = useState<FeatureFlags>(() => readFlags(null, areOnByDefault));
	const [isKept, setKept] = useState(true);
	useEffect(() => setFlags(keptFlags(areOnByDefault)), [areOnByDefault]);
	const keep = (next: FeatureFlags | null) => {
		setKept(keepFlags(next));
		setFlags(next ?? readFlags(null, areOnByDefault));
	};
	return (
		<>
			<noscript>
				<p className="mt-6 max-w-[38rem] border-l-[3px] border-accent pl-5">{t('noScript')}</p>
			</noscript>
			<ul className="mt-6 max-w-[38rem] border-b border-line2">
				{FEATURE_FLAGS.map((name) => (
					<li key={name} className="flex min-h-16 items-center border-t border-line2 py-3">
						<Switch
							isOn={flags[name]}
							onChange={(isOn) => keep({ ...flags, [name]: isOn })}
							label={t(`flag.${name}`)}
						/>
					</li>
				))}
			</ul>
			<p role="status" className="mt-4 text-small text-err empty:hidden">
				{isKept ? null : t('notKept')}
			</p>
			<Button variant="outline" className="mt-8" onClick={() => keep(null)}>
				{t('reset')}
			</Button>
		</>
	);
}
