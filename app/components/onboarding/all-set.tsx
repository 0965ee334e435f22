import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

type AllSetProps = { home: string; isSupervisor: boolean };

/** The end of the onboarding (AGENCY-6): the way to the work. */
export function AllSet({ home, isSupervisor }: AllSetProps) {
	const { t } = useTranslation('onboarding');
	return (
		<section className="max-w-[44rem]">
			<span className="grid size-15 place-items-center rounded-full border border-accent">
				<Icon name="check" size={28} />
			</span>
			<h2 className="mt-6 text-h2">{t('allSet.heading')}</h2>
			<p className="mt-3 text-lead text-ink2">{t('allSet.text')}</p>
			<div className="mt-8 flex flex-wrap gap-4">
				<a href={home} className={buttonClass('dark')}>
					{t(home === '/hotels' ? 'allSet.go' : 'allSet.goHome')}
				</a>
				{isSupervisor ? (
					<a href="/partner/agency" className={buttonClass('outline')}>
						{t('allSet.agency')}
					</a>
				) : null}
			</div>
		</section>
	);
}
