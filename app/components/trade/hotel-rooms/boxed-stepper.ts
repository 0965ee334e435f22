import type { StepperLook } from '../../form/stepper';

/** The trade's steppers: minus, number and plus in one box. */
export const BOXED: StepperLook = {
	row: 'group/stepper col-span-full flex items-center justify-between gap-3',
	label: 'font-semibold',
	hint: 'block text-note font-normal text-ink2',
	box: 'inline-flex rounded-control border border-field bg-work group-data-disabled/stepper:opacity-55',
	button:
		'grid size-11 place-items-center rounded-control not-disabled:hover:bg-row disabled:cursor-not-allowed disabled:text-line2 lg:size-9',
	input: 'bare-number tabular h-11 w-9 bg-transparent text-center text-[1rem] font-semibold lg:h-9',
};
