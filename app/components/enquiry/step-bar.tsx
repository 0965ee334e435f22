import { useTranslation } from 'react-i18next';
import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { Icon } from '../ui/icon';

type StepBarProps = {
	label: string;
	steps: readonly { key: string; label: string }[];
	current: string;
	className?: string | undefined;
};

/** The steps of a short enquiry as underlined words; completed steps have a tick. */
export function StepBar({ label, steps, current, className = '' }: StepBarProps) {
	const position = steps.findIndex((step) => step.key === current);
	return (
		<ol aria-label={label} className={`flex gap-4 lg:gap-6 ${className}`}>
			{steps.map((step, index) => (
				<li
					key={step.key}
					aria-current={index === position ? 'step' : undefined}
					className={`flex flex-1 items-center gap-2.5 border-b-2 pb-3 text-small ${index <= position ? 'border-accent' : 'border-light2'} ${index === position ? 'font-semibold' : 'text-ink2'}`}
				>
					{index < position ? <Icon name="check" size={18} /> : null}
					<span className="tabular">
						{index + 1}. {step.label}
					</span>
				</li>
			))}
		</ol>
	);
}

/** The steps of an enquiry about one property or several. */
export function EnquiryStepBar({ current, className }: { current: PropertyStep; className?: string }) {
	const { t } = useTranslation('enquiry');
	const steps = (['period', 'contact'] as const).map((key) => ({ key, label: t(`property.${key}`) }));
	return <StepBar label={t('property.steps')} steps={steps} current={current} className={className} />;
}
