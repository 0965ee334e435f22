import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';

const STEPS = ['details', 'account', 'confirmation'] as const;

export type JoiningStep = (typeof STEPS)[number];

/** The three steps of joining, with the one that is to be taken now. */
export function JoiningSteps({ current }: { current: JoiningStep }) {
	const { t } = useTranslation('invitation');
	const at = STEPS.indexOf(current);
	return (
		<ol aria-label={t('steps.label')} className="flex flex-wrap gap-x-6 gap-y-3 border-t border-line2 pt-5">
			{STEPS.map((step, index) => {
				const state =
					index === at
						? 'border-main bg-main text-on-main'
						: index < at
							? 'border-accent text-accent-ink'
							: 'border-field text-ink2';
				return (
					<li key={step} aria-current={index === at ? 'step' : undefined} className="flex items-center gap-2.5">
						<span
							className={`tabular grid size-8 shrink-0 place-items-center rounded-full border text-small font-semibold ${state}`}
						>
							{index < at ? <Icon name="check" size={16} /> : index + 1}
						</span>
						<span className={`text-small ${index === at ? 'font-semibold' : 'text-ink2'}`}>
							{t(`steps.${step}`)}
							{index < at ? <span className="sr-only">, {t('steps.done')}</span> : null}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
