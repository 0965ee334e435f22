import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { MoneyAnswer } from './money-answer';

type MoneyFormProps = {
	intent: MoneyAnswer['intent'];
	/** Public id of the instalment or payment; '' for the booking as a whole. */
	row: string;
	fields?: Record<string, string | number>;
	children: ReactNode;
	className?: string;
};

/** A form of a lead's payments, sent once at a time to the page that shows it. */
export function MoneyForm({ intent, row, fields = {}, children, className }: MoneyFormProps) {
	const isBusy = useNavigation().state === 'submitting';
	return (
		<Form
			method="post"
			action="#payments"
			preventScrollReset
			className={className}
			onSubmit={(event) => {
				if (isBusy) event.preventDefault();
			}}
		>
			{Object.entries({ intent, row, ...fields }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</Form>
	);
}

/** Something that asks before it does: what follows from it, and the button that does it. Works without script. */
export function AskFirst({
	open,
	isOpen,
	text,
	children,
}: {
	open: string;
	isOpen?: boolean;
	text: string;
	children: ReactNode;
}) {
	return (
		<details open={isOpen} className="group/ask min-w-0 open:basis-full">
			<summary className="trade-button trade-button-line w-fit">{open}</summary>
			<div className="mt-2 grid max-w-xl gap-3 border-l-3 border-line2 py-1 pl-3.5">
				<p className="text-ink2">{text}</p>
				{children}
			</div>
		</details>
	);
}
