import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

type NumberBarProps = { label: string; steps: readonly { key: string; label: string }[]; current: string };

/** Numbered steps; from 500 px on each shows its name, below that only the current one does (FORM-10). */
export function NumberBar({ label, steps, current }: NumberBarProps) {
	const { t } = useTranslation(['enquiry', 'contact']);
	const position = steps.findIndex((step) => step.key === current);
	return (
		<div>
			<ol aria-label={label} className="flex items-center">
				{steps.map((step, index) => (
					<li
						key={step.key}
						aria-current={index === position ? 'step' : undefined}
						className={`flex items-center gap-3 text-small ${index > 0 ? 'grow before:mx-3 before:h-px before:grow before:bg-line2 before:content-[""] lg:before:mx-4' : ''} ${index === position ? 'font-semibold' : 'text-ink2'}`}
					>
						<span
							className={`tabular grid size-8 shrink-0 place-items-center rounded-full border ${index === position ? 'border-main bg-main text-on-main' : index < position ? 'border-accent text-ink' : 'border-line2'}`}
						>
							{index < position ? <Icon name="check" size={16} /> : index + 1}
						</span>
						<span className="max-sm:sr-only">{step.label}</span>
					</li>
				))}
			</ol>
			<p aria-hidden="true" className="mt-3 text-small text-ink2 sm:hidden">
				{t('contact:general.position', { position: position + 1, count: steps.length })}:{' '}
				<span className="font-semibold text-ink">{steps[position]?.label}</span>
			</p>
		</div>
	);
}
